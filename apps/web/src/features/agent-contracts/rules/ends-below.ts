import type { ContractView } from '@tonalli/contracts/agent-contracts/api';
import { type ContractTerms, tiersAbove } from '@tonalli/contracts/agent-contracts/terms';

/** Contracts with direct downlines that could not go on below other terms of one's own: theirs would be above them (CON-03). */
export const endsBelow = (own: ContractTerms, downlines: readonly ContractView[]): ContractView[] =>
  downlines.filter(
    ({ side, state, current }) =>
      side === 'upline' &&
      state !== 'ENDING' &&
      state !== 'ENDED' &&
      current !== null &&
      tiersAbove(current.terms, own).length > 0,
  );

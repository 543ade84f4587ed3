import type { ContractKind } from '@tonalli/contracts/agent-contracts/kinds';
import { type ContractTerms, rateReached } from '@tonalli/contracts/agent-contracts/terms';
import type { World } from '../../world/world';
import { problemsBelow } from './check-terms';
import { isHeld, stateAt } from './contract-state';
import { type ContractRow, contractsRepository, versionsRepository } from './contracts.repository';

/** A contract that cannot go on below somebody's new terms. */
export interface Conflict {
  contract: ContractRow;
  /** 1 for a direct downline of whoever gets the new terms. */
  depth: number;
  /** Of the tier that would be the furthest above. */
  rateBp: number;
  allowedBp: number;
}

interface Above {
  memberId: string;
  kind: ContractKind;
  /** Null: no contract any more. */
  terms: ContractTerms | null;
}

/** All contracts below somebody that would be above what their upline has then, the whole way down (CON-03). */
export function conflictsBelow(world: World, { memberId, kind, terms }: Above, depth = 1): Conflict[] {
  const now = world.clock.now();
  const held = contractsRepository(world)
    .ofUpline(memberId, kind)
    .filter((each) => isHeld(stateAt(each, now)));
  return held.flatMap((contract) => {
    const given = versionsRepository(world).agreed(contract.id)?.terms;
    if (!given || (terms && problemsBelow(given, terms).length === 0)) return [];
    const conflict = { contract, depth, ...furthestAbove(given, terms) };
    // Whoever loses theirs has nothing to give.
    return [conflict, ...conflictsBelow(world, { memberId: contract.downlineId, kind, terms: null }, depth + 1)];
  });
}

function furthestAbove({ tiers }: ContractTerms, above: ContractTerms | null): { rateBp: number; allowedBp: number } {
  const rows = tiers.map((tier) => ({
    rateBp: tier.rateBp,
    allowedBp: above ? Math.min(tier.rateBp, rateReached(above.tiers, tier)) : 0,
  }));
  const excess = (row: { rateBp: number; allowedBp: number }) => row.rateBp - row.allowedBp;
  return rows.toSorted((a, b) => excess(b) - excess(a))[0] ?? { rateBp: 0, allowedBp: 0 };
}

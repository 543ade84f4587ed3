import type { DepositView } from '@tonalli/contracts/cashier/api';

/** What a member sees of a deposit: one that was not taken is another thing where its money had come, and was sent back. */
export type ShownState = DepositView['status'] | 'RETURNED';

export const stateOf = ({ status, receivedMinor }: DepositView): ShownState =>
  status === 'REJECTED' && receivedMinor !== null ? 'RETURNED' : status;

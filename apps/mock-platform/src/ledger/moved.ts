import type { LedgerAccountKind } from '@tonalli/contracts/ledger';
import type { PostingRequest } from './ledger';
import type { Owner } from './owners';

/** A side of a posting, moved. */
export interface Moved {
  account: LedgerAccountKind;
  accountId: number;
  amountMinor: number;
  owner: Owner;
  balanceMinor: number;
}

/** A posting that is written, with both its sides. */
export interface Booked {
  postingId: number;
  request: PostingRequest;
  from: Moved;
  to: Moved;
}

import {
  type LedgerAccountKind,
  MAIN_KINDS,
  type MainCategory,
  mainCategory,
  type PostingKind,
} from '@tonalli/contracts/ledger';

/**
 * The categories of an account record, what corrections take back apart, since it is no stake; and play from a vendor wallet,
 * which the main account does not feel.
 */
export type FlowCategory = MainCategory | 'reversal' | 'walletPlay' | 'walletReversal';

interface Flow {
  account: LedgerAccountKind;
  kind: PostingKind;
  category: FlowCategory;
}

const WALLET_PLAY = ['vendor.stake', 'vendor.payout', 'vendor.refund', 'vendor.escrow', 'vendor.release'] as const;

/** Every kind of movement that counts on an account, with its category. Play money counts nowhere. */
export const FLOWS: readonly Flow[] = [
  ...MAIN_KINDS.map((kind) => {
    const category = kind === 'bet.reversal' ? 'reversal' : mainCategory(kind);
    return { account: 'member.main', kind, category } as const;
  }),
  { account: 'member.vendor', kind: 'vendor.reversal', category: 'walletReversal' },
  ...WALLET_PLAY.map((kind) => ({ account: 'member.vendor', kind, category: 'walletPlay' }) as const),
];

const nameOf = (account: LedgerAccountKind, kind: PostingKind): string => `${account}>${kind}`;
const CATEGORIES = new Map(FLOWS.map(({ account, kind, category }) => [nameOf(account, kind), category]));

/** What a movement of a member's account counts as; null where it is none of a report's. */
export const flowOf = (account: LedgerAccountKind, kind: PostingKind): FlowCategory | null =>
  CATEGORIES.get(nameOf(account, kind)) ?? null;

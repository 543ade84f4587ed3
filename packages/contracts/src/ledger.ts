/**
 * Every way in which money moves. A posting kind fixes the accounts it moves between, so that a
 * verb cannot book to the wrong side. Member accounts never go below zero; house accounts may.
 */
export const LEDGER_ACCOUNTS = {
  'member.main': { owner: 'member', mayGoNegative: false },
  'member.trial': { owner: 'member', mayGoNegative: false },
  'house.funding': { owner: 'house', mayGoNegative: true },
  'house.games': { owner: 'house', mayGoNegative: true },
  'house.trial': { owner: 'house', mayGoNegative: true },
  'house.promotions': { owner: 'house', mayGoNegative: true },
} as const satisfies Record<string, { owner: 'member' | 'house'; mayGoNegative: boolean }>;

export type LedgerAccountKind = keyof typeof LEDGER_ACCOUNTS;

export const POSTING_KINDS = {
  'deposit.credit': { from: 'house.funding', to: 'member.main', category: 'deposit' },
  'withdrawal.payout': { from: 'member.main', to: 'house.funding', category: 'withdrawal' },
  'bet.stake': { from: 'member.main', to: 'house.games', category: 'bet' },
  'bet.payout': { from: 'house.games', to: 'member.main', category: 'bet' },
  'bet.refund': { from: 'house.games', to: 'member.main', category: 'bet' },
  'trial.grant': { from: 'house.trial', to: 'member.trial', category: 'trial' },
  'trial.stake': { from: 'member.trial', to: 'house.trial', category: 'trial' },
  'trial.payout': { from: 'house.trial', to: 'member.trial', category: 'trial' },
  'bonus.welcome': { from: 'house.promotions', to: 'member.main', category: 'bonus' },
} as const satisfies Record<string, { from: LedgerAccountKind; to: LedgerAccountKind; category: string }>;

export type PostingKind = keyof typeof POSTING_KINDS;
export const POSTING_KIND_NAMES = Object.keys(POSTING_KINDS) as PostingKind[];

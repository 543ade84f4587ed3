/**
 * Every way in which money moves. A posting kind fixes the accounts it moves between, so that a
 * verb cannot book to the wrong side. Only accounts of the house may go below zero, of these those that say so.
 * The `owner` says whom an account is opened for: a member, a member's wallet with one vendor, a grant of bonus money, a round,
 * or the house once.
 */
export const LEDGER_ACCOUNTS = {
  'member.main': { owner: 'member', mayGoNegative: false },
  'member.trial': { owner: 'member', mayGoNegative: false },
  'member.vendor': { owner: 'vendor', mayGoNegative: false },
  'member.bonus': { owner: 'grant', mayGoNegative: false },
  'round.held': { owner: 'round', mayGoNegative: false },
  'house.funding': { owner: 'house', mayGoNegative: true },
  'house.withdrawals': { owner: 'house', mayGoNegative: false },
  'house.overLimit': { owner: 'house', mayGoNegative: false },
  'house.fees': { owner: 'house', mayGoNegative: false },
  'house.games': { owner: 'house', mayGoNegative: true },
  'house.trial': { owner: 'house', mayGoNegative: true },
  'house.promotions': { owner: 'house', mayGoNegative: true },
  'house.envelopes': { owner: 'house', mayGoNegative: false },
  'house.jackpot': { owner: 'house', mayGoNegative: false },
  'house.agents': { owner: 'house', mayGoNegative: true },
  'agent.escrow': { owner: 'member', mayGoNegative: false },
} as const satisfies Record<string, { owner: OwnerKind; mayGoNegative: boolean }>;

export type OwnerKind = 'member' | 'vendor' | 'grant' | 'round' | 'house';
export type LedgerAccountKind = keyof typeof LEDGER_ACCOUNTS;

export const POSTING_KINDS = {
  'deposit.credit': {
    from: 'house.funding',
    to: 'member.main',
    category: 'deposit',
    guarded: 'deposit',
    orElse: 'deposit.hold',
  },
  'deposit.hold': { from: 'house.funding', to: 'house.overLimit', category: 'settlement' },
  'deposit.return': { from: 'house.overLimit', to: 'house.funding', category: 'settlement' },
  'deposit.fee': { from: 'member.main', to: 'house.fees', category: 'fee' },
  'deposit.reversal': { from: 'member.main', to: 'house.funding', category: 'deposit' },
  'deposit.feeReversal': { from: 'house.fees', to: 'house.funding', category: 'settlement' },
  'withdrawal.hold': { from: 'member.main', to: 'house.withdrawals', category: 'withdrawal' },
  'withdrawal.release': { from: 'house.withdrawals', to: 'member.main', category: 'withdrawal' },
  'withdrawal.settle': { from: 'house.withdrawals', to: 'house.funding', category: 'settlement' },
  'withdrawal.fee': { from: 'house.withdrawals', to: 'house.fees', category: 'settlement' },
  'withdrawal.return': { from: 'house.funding', to: 'member.main', category: 'withdrawal' },
  'withdrawal.feeReturn': { from: 'house.fees', to: 'member.main', category: 'withdrawal' },
  'bet.stake': { from: 'member.main', to: 'house.games', category: 'bet', guarded: 'stake' },
  'bet.payout': { from: 'house.games', to: 'member.main', category: 'bet' },
  'bet.refund': { from: 'house.games', to: 'member.main', category: 'bet' },
  'bet.reversal': { from: 'member.main', to: 'house.games', category: 'bet' },
  'bet.rebate': { from: 'house.games', to: 'member.main', category: 'bet' },
  'trial.grant': { from: 'house.trial', to: 'member.trial', category: 'trial' },
  'trial.stake': { from: 'member.trial', to: 'house.trial', category: 'trial' },
  'trial.payout': { from: 'house.trial', to: 'member.trial', category: 'trial' },
  'trial.reversal': { from: 'member.trial', to: 'house.trial', category: 'trial' },
  'bonus.welcome': { from: 'house.promotions', to: 'member.main', category: 'bonus', guarded: 'bonus' },
  'bonus.vip': { from: 'house.promotions', to: 'member.main', category: 'bonus', guarded: 'bonus' },
  'bonus.referral': { from: 'house.promotions', to: 'member.main', category: 'bonus', guarded: 'bonus' },
  'bonus.points': { from: 'house.promotions', to: 'member.main', category: 'bonus', guarded: 'bonus' },
  'bonus.reward': { from: 'house.promotions', to: 'member.main', category: 'bonus', guarded: 'bonus' },
  'grant.fund': { from: 'house.promotions', to: 'member.bonus', category: 'grant', guarded: 'bonus' },
  'grant.stake': { from: 'member.bonus', to: 'house.games', category: 'grant', guarded: 'stake' },
  'grant.payout': { from: 'house.games', to: 'member.bonus', category: 'grant' },
  'grant.refund': { from: 'house.games', to: 'member.bonus', category: 'grant' },
  'grant.reversal': { from: 'member.bonus', to: 'house.games', category: 'grant' },
  'grant.convert': { from: 'member.bonus', to: 'member.main', category: 'bonus' },
  'grant.forfeit': { from: 'member.bonus', to: 'house.promotions', category: 'grant' },
  'grant.restore': { from: 'house.promotions', to: 'member.bonus', category: 'grant' },
  'free.fund': { from: 'house.promotions', to: 'member.bonus', category: 'grant' },
  'free.win': { from: 'member.bonus', to: 'member.main', category: 'bonus' },
  'free.return': { from: 'member.bonus', to: 'house.promotions', category: 'grant' },
  'envelope.fund': { from: 'house.promotions', to: 'house.envelopes', category: 'settlement' },
  'envelope.open': { from: 'house.envelopes', to: 'house.promotions', category: 'settlement' },
  'envelope.return': { from: 'house.envelopes', to: 'house.promotions', category: 'settlement' },
  'wallet.in': { from: 'member.main', to: 'member.vendor', category: 'transfer' },
  'wallet.out': { from: 'member.vendor', to: 'member.main', category: 'transfer' },
  'transfer.member': { from: 'member.main', to: 'member.main', category: 'transfer', guarded: 'transfer' },
  'round.escrow': { from: 'member.main', to: 'round.held', category: 'bet', guarded: 'stake' },
  'round.release': { from: 'round.held', to: 'member.main', category: 'bet' },
  'round.stake': { from: 'round.held', to: 'house.games', category: 'bet' },
  'vendor.escrow': { from: 'member.vendor', to: 'round.held', category: 'bet', guarded: 'stake' },
  'vendor.release': { from: 'round.held', to: 'member.vendor', category: 'bet' },
  'trial.escrow': { from: 'member.trial', to: 'round.held', category: 'trial' },
  'trial.release': { from: 'round.held', to: 'member.trial', category: 'trial' },
  'trial.held': { from: 'round.held', to: 'house.trial', category: 'trial' },
  'vendor.stake': { from: 'member.vendor', to: 'house.games', category: 'bet', guarded: 'stake' },
  'vendor.payout': { from: 'house.games', to: 'member.vendor', category: 'bet' },
  'vendor.refund': { from: 'house.games', to: 'member.vendor', category: 'bet' },
  'vendor.reversal': { from: 'member.vendor', to: 'house.games', category: 'bet' },
  'jackpot.seed': { from: 'house.promotions', to: 'house.jackpot', category: 'jackpot' },
  'jackpot.feed': { from: 'house.promotions', to: 'house.jackpot', category: 'jackpot' },
  'jackpot.contribution': { from: 'house.games', to: 'house.jackpot', category: 'jackpot' },
  'jackpot.return': { from: 'house.jackpot', to: 'house.games', category: 'jackpot' },
  'jackpot.win': { from: 'house.jackpot', to: 'member.main', category: 'bet' },
  'rebate.claim': { from: 'house.agents', to: 'member.main', category: 'rebate' },
  'agent.rebate': { from: 'house.agents', to: 'member.main', category: 'income' },
  'agent.salary': { from: 'house.agents', to: 'member.main', category: 'income' },
  'agent.dividend': { from: 'house.agents', to: 'member.main', category: 'income' },
  'agent.clawback': { from: 'member.main', to: 'house.agents', category: 'income' },
  'agent.funding': { from: 'house.agents', to: 'agent.escrow', category: 'settlement' },
  'agent.cover': { from: 'member.main', to: 'agent.escrow', category: 'contract' },
  'agent.contractPay': { from: 'agent.escrow', to: 'member.main', category: 'contract' },
} as const satisfies Record<string, PostingRule>;

interface PostingRule {
  from: LedgerAccountKind;
  to: LedgerAccountKind;
  category: string;
  /** The ledger books it with a permit of the guard only, which asks the rules about such a move. */
  guarded?: GuardedMove;
  /** The kind that moves the money instead where the rules do not let it through and it is there already; left out: none. */
  orElse?: 'deposit.hold';
}

/** What the rules of protection are asked about before money moves. A transfer is asked about for whoever receives it. */
export type GuardedMove = 'deposit' | 'stake' | 'bonus' | 'transfer';

export type PostingKind = keyof typeof POSTING_KINDS;
export const POSTING_KIND_NAMES = Object.keys(POSTING_KINDS) as PostingKind[];

/** The kinds that need a permit. */
export type GuardedKind = {
  [Kind in PostingKind]: (typeof POSTING_KINDS)[Kind] extends { guarded: string } ? Kind : never;
}[PostingKind];
export const isGuarded = (kind: PostingKind): kind is GuardedKind => 'guarded' in POSTING_KINDS[kind];

/** The kinds of money that the rules are asked about as one move. */
export type KindOfMove<Move extends GuardedMove> = {
  [Kind in GuardedKind]: (typeof POSTING_KINDS)[Kind]['guarded'] extends Move ? Kind : never;
}[GuardedKind];

/** As what the rules are asked about money of a kind. */
export const moveOf = <Kind extends GuardedKind>(kind: Kind): (typeof POSTING_KINDS)[Kind]['guarded'] =>
  POSTING_KINDS[kind].guarded;

/** The kinds that take what others may not. */
export type DivertedKind = NonNullable<PostingRule['orElse']>;

/** What moves money of a guarded kind instead, where it may not go on; null where it can be refused only. */
export function divertedKind(kind: GuardedKind): DivertedKind | null {
  const rule: PostingRule = POSTING_KINDS[kind];
  return rule.orElse ?? null;
}

/** Whom a posting names for each owner; what is the house's needs no name. */
interface NamesOf {
  member: 'memberId';
  vendor: 'memberId' | 'vendor';
  grant: 'memberId' | 'grantId';
  round: 'roundId';
  house: never;
}
export type OwnerName = 'memberId' | 'fromMemberId' | 'toMemberId' | 'vendor' | 'grantId' | 'roundId';
type OwnerOfSide<
  Kind extends PostingKind,
  Side extends 'from' | 'to',
> = (typeof LEDGER_ACCOUNTS)[(typeof POSTING_KINDS)[Kind][Side]]['owner'];
/** The owners that a posting of this kind has to name: one member for both sides, or each of two. */
export type OwnerNamesOf<Kind extends PostingKind> = [OwnerOfSide<Kind, 'from' | 'to'>] extends ['member']
  ? 'fromMemberId' | 'toMemberId'
  : NamesOf[OwnerOfSide<Kind, 'from' | 'to'>];

type KindsOf<Account extends LedgerAccountKind> = {
  [Kind in PostingKind]: Account extends (typeof POSTING_KINDS)[Kind]['from' | 'to'] ? Kind : never;
}[PostingKind];

/** The kinds that move a member's main account: what an account record lists (MEM-08). */
export type MainKind = KindsOf<'member.main'>;
export type MainCategory = (typeof POSTING_KINDS)[MainKind]['category'];

const isMainKind = (kind: PostingKind): kind is MainKind =>
  POSTING_KINDS[kind].from === 'member.main' || POSTING_KINDS[kind].to === 'member.main';
export const MAIN_KINDS: readonly MainKind[] = POSTING_KIND_NAMES.filter(isMainKind);
export const mainCategory = (kind: MainKind): MainCategory => POSTING_KINDS[kind].category;
export const MAIN_CATEGORIES: readonly MainCategory[] = [...new Set(MAIN_KINDS.map(mainCategory))];

export type BonusKind = {
  [Kind in PostingKind]: (typeof POSTING_KINDS)[Kind]['category'] extends 'bonus' ? Kind : never;
}[PostingKind];
const isBonusKind = (kind: PostingKind): kind is BonusKind => POSTING_KINDS[kind].category === 'bonus';
/** The kinds that give a member a bonus: what the bonus details list (MEM-10). */
export const BONUS_KINDS: readonly BonusKind[] = POSTING_KIND_NAMES.filter(isBonusKind);

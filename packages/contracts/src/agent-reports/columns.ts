/** What reports of a team can be ordered by. */
export const BETTING_COLUMNS = [
  'stake',
  'validStake',
  'payout',
  'ggr',
  'rebate',
  'bonus',
  'ngr',
  'deposit',
  'withdrawal',
] as const;
export type BettingColumn = (typeof BETTING_COLUMNS)[number];

/** What a list of losses can be in the order of. */
export const LOSS_ORDERS = ['loss', 'account'] as const;
export type LossOrder = (typeof LOSS_ORDERS)[number];

/** How an agent earns. */
export const INCOME_KINDS = [
  'agent.rebate',
  'agent.salary',
  'agent.dividend',
  'agent.contractPay',
  'agent.cover',
  'agent.clawback',
  'bonus.referral',
  'rebate.claim',
] as const;
/**
 * How far income is: `accrued` is not booked yet, `waiting` is settled and not paid, `partPaid` has a rest that is owed,
 * `clawedBack` was paid and taken back.
 */
export const INCOME_STATES = ['accrued', 'paid', 'waiting', 'partPaid', 'clawedBack'] as const;
export type IncomeState = (typeof INCOME_STATES)[number];
/** What an agent sees of the accounts of the downline. */
export const MOVEMENT_GROUPS = ['transfer', 'income', 'bet'] as const;
export type MovementGroup = (typeof MOVEMENT_GROUPS)[number];

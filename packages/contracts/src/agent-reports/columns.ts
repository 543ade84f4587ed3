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
/** What an agent sees of the accounts of the downline. */
export const MOVEMENT_GROUPS = ['transfer', 'income', 'bet'] as const;
export type MovementGroup = (typeof MOVEMENT_GROUPS)[number];

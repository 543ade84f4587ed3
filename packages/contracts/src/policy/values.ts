import { z } from 'zod';
import { LIMIT_KINDS } from '../limits/periods';
import { MAX_AMOUNT_MINOR } from '../money';
import { EXCLUSION_CHOICES, TIMEOUT_CHOICES } from './choices';

const Amount = z.int().min(0).max(MAX_AMOUNT_MINOR);
const Years = z.int().min(18).max(120);
const Count = z.int().min(0);
const Span = z.int().min(1);

/** From an age on, the amount that holds; the youngest first. */
const AgeBands = z.array(z.strictObject({ fromAge: Years, maxMinor: Amount.min(1) }));
export type AgeBands = z.infer<typeof AgeBands>;

const byClass = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ slot: value, table: value, instant: value, fish: value });

/**
 * What a jurisdiction rules on play and players, every key of it. Amounts are minor units of the world's currency. Null and
 * the empty list say that there is no such rule.
 */
export const PolicyValues = z.strictObject({
  minAge: Years,
  /** From the start of one round to the start of the next. */
  minCycleMs: byClass(Count),
  /** Rounds that begin without a press each. */
  autoplay: byClass(z.boolean()),
  /** What makes a round shorter than it is: turbo, slam stop. */
  quickPlay: byClass(z.boolean()),
  /** More than one game at a time. */
  parallelGames: z.boolean(),
  maxStakeMinor: byClass(AgeBands),
  /** What returns no more than its stake is celebrated as a win. */
  ldwCelebrate: z.boolean(),
  realityCheckEveryMin: Span.nullable(),
  /** Of which a member chooses their own interval. */
  realityCheckChoicesMin: z.array(Span),
  realityCheckBlocking: z.boolean(),
  idleLogoutMin: Span.nullable(),
  /** Time and net result stand in every game. */
  showNet: z.boolean(),
  sessionPlanRequired: z.boolean(),
  limitKinds: z.array(z.enum(LIMIT_KINDS)),
  /** Without which nobody plays. */
  limitMandatory: z.array(z.enum(LIMIT_KINDS)),
  raiseDelayH: Count,
  raiseWaitsPeriodEnd: z.boolean(),
  raiseNeedsConfirm: z.boolean(),
  /** From the end of the wait. */
  confirmWindowH: Span,
  defaultDepositLimits: z.strictObject({ dailyMinor: Amount, weeklyMinor: Amount, monthlyMinor: Amount }).nullable(),
  /** The most that anybody may deposit in a month. */
  absoluteDepositCapMinor: Amount.nullable(),
  /** Only a limit of gross deposits may be called a deposit limit. */
  depositLimitIsGross: z.boolean(),
  promptAtFirstDeposit: z.boolean(),
  reviewEveryDays: Span.nullable(),
  timeoutChoices: z.array(z.enum(TIMEOUT_CHOICES)),
  exclusionChoices: z.array(z.enum(EXCLUSION_CHOICES)),
  exclusionMinDays: Count,
  exclusionReturnWaitH: z.strictObject({ definite: Count, indefinite: Count }),
  registerCheckEveryDays: Span.nullable(),
  /** What an excluded member does not fetch is paid out after so many days. */
  balanceReturnDays: Span,
  /** Of an excluded member's bets those are refunded whose event or issue has not begun. */
  refundNotBegun: z.boolean(),
  reverseWithdrawal: z.boolean(),
  bonusAllowed: z.boolean(),
  /** How many times a bonus may have to be wagered. */
  bonusMaxWagering: Span.nullable(),
  bonusMixedProducts: z.boolean(),
  creditCards: z.boolean(),
  marketingConsent: z.enum(['none', 'once', 'product-and-channel']),
  vipMinAge: Years.nullable(),
  /** Net deposits of 30 days from which on a member's finances are looked at. */
  fvcNetDepositMinor: Amount.nullable(),
  /** Net losses of a week, three weeks in a row, that make an intensive player. */
  intensiveWeeklyLossMinor: AgeBands,
  /** Of the operator's gross gaming revenue. */
  levyBasisPoints: Count.max(10_000),
});
export type PolicyValues = z.infer<typeof PolicyValues>;

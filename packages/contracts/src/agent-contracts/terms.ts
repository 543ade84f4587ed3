import { z } from 'zod';
import { GameType } from '../lobby/wire';
import { MAX_AMOUNT_MINOR, Money, PositiveMoney } from '../money';
import { CONTRACT_KINDS, type ContractKind, DIVIDEND_PERIODS, MAX_TIERS } from './kinds';

/** Hundredths of a percent, up to 100 %. */
const Share = z.int().min(0).max(10_000);

/** Amounts as they travel: decimals between gateway and platform, minor units between browser and gateway. */
type Amount = z.ZodType<number, number> | typeof Money | typeof PositiveMoney;

/** The shape of terms in either form of amounts; both parse into the same. */
const termsOf = <Any extends Amount, Positive extends Amount>(amount: Any, positive: Positive) =>
  z.strictObject({
    kind: z.enum(CONTRACT_KINDS),
    /** Of a dividend; a salary's is its kind. */
    period: z.enum(DIVIDEND_PERIODS).nullable(),
    /** `slab`: the rate of the highest level that was reached counts for all of the base; `slice`: each level's for its part. */
    scale: z.enum(['slab', 'slice']),
    /** Levels. Every condition of one has to hold; 0 asks for nothing, also where a team won. */
    tiers: z
      .array(
        z.strictObject({
          /** Valid bets of the team in the period. */
          minTurnover: amount,
          /** What the house keeps of the team in the period, after what the terms deduct and what was carried over. */
          minNetLoss: amount,
          minActiveMembers: z.int().min(0).max(1_000_000),
          /** Hundredths of a percent of the base. */
          rateBp: z.int().min(1).max(10_000),
        }),
      )
      .min(1)
      .max(MAX_TIERS),
    eligibility: z.strictObject({
      /** Nothing is paid below so many. */
      minActiveMembers: z.int().min(0).max(1_000_000),
      /** Nothing is paid where the team staked less in the period. */
      minBetAmount: amount,
      /** Whoever validly bet as much in the period is active. */
      activeValidBet: amount,
      /** Whether the agent's own bets count. */
      countSelf: z.boolean(),
    }),
    /** What is taken off the net loss of a dividend: shares of what was given or paid. */
    deductions: z.strictObject({
      bonusesBp: Share,
      rebatesBp: Share,
      salariesBp: Share,
      /** Of the deposits. */
      paymentFeesBp: Share,
      /** Of what was staked less what was paid. */
      platformFeeBp: Share,
    }),
    /** What becomes of a period in which the team won. */
    carry: z.enum(['none', 'untilPositive', 'previousPeriod', 'withinMonth']),
    /** The most that a period pays; null: no such bound. */
    cap: positive.nullable(),
    payer: z.enum(['house', 'upline']),
    /** Of which games bets count. */
    categories: z.array(GameType).min(1),
  });

/**
 * What two agents agree on (CON-01), one shape for all four kinds. Immutable once agreed on: another agreement is another
 * version. Amounts are decimals on the wire and minor units inside.
 */
export const ContractTerms = termsOf(Money, PositiveMoney);
export type ContractTerms = z.infer<typeof ContractTerms>;
export type ContractTier = ContractTerms['tiers'][number];

/** The same with amounts in minor units, as a browser says them. */
export const ContractTermsInput = termsOf(z.int().min(0).max(MAX_AMOUNT_MINOR), z.int().min(1).max(MAX_AMOUNT_MINOR));

/** Of what rates are a share: of valid bets where a salary is paid, of the house's net where a dividend is. */
export const baseOf = (kind: ContractKind): 'turnover' | 'netLoss' => (kind === 'dividend' ? 'netLoss' : 'turnover');

/** Why terms cannot be offered: `tier` counts from 0, null where it is no tier's. */
export interface TermsProblem {
  problem:
    | 'TIERS_MUST_RISE'
    | 'RATES_MUST_RISE'
    | 'PERIOD_MISSING'
    | 'PERIOD_NOT_ALLOWED'
    | 'DEDUCTIONS_NOT_ALLOWED'
    | 'CARRY_NOT_ALLOWED'
    | 'CATEGORY_TWICE'
    | 'ABOVE_OWN_RATE'
    | 'NO_OWN_CONTRACT'
    /** Uplines pay in this world only where it says so, and the house never below one that pays. */
    | 'PAYER_NOT_ALLOWED';
  tier: number | null;
}

const RISING = ['minTurnover', 'minNetLoss', 'minActiveMembers'] as const;

/** What is wrong with terms as they stand, whoever offers them. */
export function termsProblems(terms: ContractTerms): TermsProblem[] {
  const { kind, period, tiers, deductions, carry, categories } = terms;
  const isDividend = kind === 'dividend';
  const problems: TermsProblem[] = [];
  const add = (problem: TermsProblem['problem'], tier: number | null = null) => problems.push({ problem, tier });
  if (isDividend && period === null) add('PERIOD_MISSING');
  if (!isDividend && period !== null) add('PERIOD_NOT_ALLOWED');
  if (!isDividend && Object.values(deductions).some((share) => share > 0)) add('DEDUCTIONS_NOT_ALLOWED');
  if (!isDividend && carry !== 'none') add('CARRY_NOT_ALLOWED');
  if (new Set(categories).size < categories.length) add('CATEGORY_TWICE');
  for (const [index, tier] of tiers.entries()) {
    const below = tiers[index - 1];
    if (!below) continue;
    if (tier.rateBp <= below.rateBp) add('RATES_MUST_RISE', index);
    const rises = RISING.some((column) => tier[column] > below[column]);
    if (!rises || RISING.some((column) => tier[column] < below[column])) add('TIERS_MUST_RISE', index);
  }
  return problems;
}

/** Whether a figure meets a condition of a level. */
export const meets = (least: number, reached: number): boolean => least === 0 || reached >= least;

/** The rate that figures reach by a table of tiers; 0 where they reach none. */
export function rateReached(tiers: readonly ContractTier[], reached: Omit<ContractTier, 'rateBp'>): number {
  const last = tiers.findLast((tier) => RISING.every((column) => meets(tier[column], reached[column])));
  return last?.rateBp ?? 0;
}

/**
 * The tiers of a downline that pay more than the upline's own contract does for the same figures, by their index: an agent
 * never gives more than they have. The figures compared are those at which a tier begins.
 */
export const tiersAbove = (downline: ContractTerms, upline: ContractTerms): number[] =>
  downline.tiers.flatMap((tier, index) => (tier.rateBp > rateReached(upline.tiers, tier) ? [index] : []));

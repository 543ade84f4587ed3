import * as z from 'zod/mini';
import { Minor, RoundId, SpinId } from '../play/slot-shapes';
import { EventSummary, SelectionRef, SelectionState } from '../sports/shapes';

/** More legs than this nobody puts together. */
export const MOST_LEGS = 20;

/** A leg as the page knows it: what is bet on, at which odds and by which version it was seen. */
export const SlipLeg = z.strictObject({
  ...SelectionRef.shape,
  oddsMilli: z.int().check(z.minimum(1001), z.maximum(1_000_000)),
  version: z.int().check(z.minimum(1)),
});
export type SlipLeg = z.infer<typeof SlipLeg>;

/** How legs are put together: `SlipKind` of `packages/sportsbook`. */
export const SlipForm = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('singles') }),
  z.strictObject({ kind: z.literal('parlay') }),
  z.strictObject({ kind: z.literal('system'), size: z.int().check(z.minimum(2), z.maximum(MOST_LEGS - 1)) }),
  z.strictObject({
    kind: z.literal('named'),
    name: z.enum([
      'trixie',
      'patent',
      'yankee',
      'lucky15',
      'canadian',
      'lucky31',
      'heinz',
      'lucky63',
      'superHeinz',
      'goliath',
    ]),
  }),
]);
export type SlipForm = z.infer<typeof SlipForm>;

/** What the player accepts where odds moved: the very odds alone, better ones too (which the page begins with), or any. */
export const OddsChoice = z.enum(['none', 'better', 'any']);
export type OddsChoice = z.infer<typeof OddsChoice>;

/** No slip is sent with more on a line, whatever its limits are. */
export const GREATEST_STAKE_MINOR = 100_000_000;

export const Slip = z.strictObject({
  legs: z.array(SlipLeg).check(z.minLength(1), z.maxLength(MOST_LEGS)),
  form: SlipForm,
  /** Of each line, minor units: what is charged is as many times that as there are lines. */
  stakeMinor: z.int().check(z.minimum(1), z.maximum(GREATEST_STAKE_MINOR)),
});
export type Slip = z.infer<typeof Slip>;

/**
 * What is wrong with a leg. `unknown`: there is no such selection; `suspended` just now; `closed` for good; `oddsChanged` from the
 * version that it names; `related` to another leg of the same event, which only singles may have beside each other; `twice` there.
 */
export const LEG_FAULTS = ['unknown', 'suspended', 'closed', 'oddsChanged', 'related', 'twice'] as const;
export const LegFault = z.enum(LEG_FAULTS);
export type LegFault = z.infer<typeof LegFault>;

/** A leg as it stands now. Odds and version are null where there is no such selection. */
export const LegNow = z.object({
  ...z.object(SelectionRef.shape).shape,
  oddsMilli: z.nullable(z.int()),
  version: z.nullable(z.int()),
  state: SelectionState,
  fault: z.nullable(LegFault),
});
export type LegNow = z.infer<typeof LegNow>;

/** What a refused slip is told beside the code, so that the page keeps its legs and says what changed. */
export const SlipRefused = z.object({
  legs: z.array(LegNow),
  /** Of `STAKE_INVALID` and `EXPOSURE_REACHED`: what may be staked on each line; null where it is not the stake. */
  mostStakeMinor: z.nullable(Minor),
});
export type SlipRefused = z.infer<typeof SlipRefused>;

export const SlipCheck = z.object({
  legs: z.array(LegNow),
  /** False where legs exclude each other or do not make the form; then there are no lines. */
  isCombinable: z.boolean(),
  lines: z.int(),
  stakeMinor: Minor,
  /** Every leg won, after the cap; reckoned at the odds of now. */
  greatestPayoutMinor: Minor,
  /** What may be staked on each line, by the limits of the house on a selection and on a slip's payout. */
  leastStakeMinor: Minor,
  mostStakeMinor: Minor,
  /** How long a bet in play waits before it is taken, milliseconds; 0 where no leg is in play. */
  waitsMs: Minor,
});
export type SlipCheck = z.infer<typeof SlipCheck>;

export const PlaceSlip = z.strictObject({
  /** The page's own name for the slip: a repeat with the same name gets the same slip; another slip by it, `IDEMPOTENCY_KEY_REUSED`. */
  slipKey: SpinId,
  slip: Slip,
  oddsChoice: OddsChoice,
});

/** A leg of a bet, explained: how it came out, and by which score. */
export const BetLeg = z.object({
  ...z.object(SelectionRef.shape).shape,
  match: EventSummary,
  /** What was accepted, which is what it settles at. */
  oddsMilli: z.int(),
  line: z.nullable(z.int()),
  /** Of a handicap in play: goals that were scored before the bet and do not count. */
  scoreAtBet: z.nullable(z.object({ home: z.int(), away: z.int() })),
  result: z.nullable(z.enum(['WON', 'HALF_WON', 'VOID', 'HALF_LOST', 'LOST'])),
  /** Why it is void: `postponed`, `abandoned`, `cancelled`, `error`, `level`, `excluded`; null otherwise. */
  voidReason: z.nullable(z.string().check(z.maxLength(16))),
  /** The result was corrected after it had been settled. */
  isCorrected: z.boolean(),
});
export type BetLeg = z.infer<typeof BetLeg>;

/**
 * `PENDING`: in play, waits to be taken, its stake is held; `REFUSED`: it was not taken, the stake is back; `CASHED_OUT`: sold
 * back whole.
 */
export const SLIP_STATES = ['PENDING', 'REFUSED', 'OPEN', 'WON', 'LOST', 'VOID', 'CASHED_OUT'] as const;
export const SlipState = z.enum(SLIP_STATES);

export const PlacedSlip = z.object({
  /** The round of the bet. */
  slipId: RoundId,
  betId: z.string(),
  placedAt: z.int(),
  state: SlipState,
  /** Of `PENDING`: when it is decided on. */
  decidesAt: z.nullable(z.int()),
  /** Of `REFUSED`: why. */
  refused: z.nullable(SlipRefused),
  form: SlipForm,
  legs: z.array(BetLeg),
  lines: z.int(),
  stakeMinor: Minor,
  /** What of the stake is not sold back. */
  openStakeMinor: Minor,
  payoutMinor: Minor,
  greatestPayoutMinor: Minor,
  /** A price can be asked for now. */
  isCashable: z.boolean(),
  balanceMinor: Minor,
});
export type PlacedSlip = z.infer<typeof PlacedSlip>;

/** Good for three seconds and for one use. */
export const CashOutQuote = z.object({
  slipId: RoundId,
  quoteId: z.string().check(z.maxLength(40)),
  expiresAt: z.int(),
  /** For all that is open. A part of the stake gets the same part of it, rounded down. */
  amountMinor: Minor,
  openStakeMinor: Minor,
});
export type CashOutQuote = z.infer<typeof CashOutQuote>;

import * as z from 'zod/mini';
import { SelectionRef, Sport } from '../sports/shapes';
import { LegNow, OddsChoice, Slip, SlipForm } from '../sports-bets/shapes';

/**
 * Slips of sports as the runner of bets keeps them. Amounts are whole minor units, odds whole thousandths, lines quarters, times
 * milliseconds since epoch. In the small dialect of zod, since pages read the view.
 */
const Minor = z.int().check(z.minimum(0));
const Count = z.object({ home: z.int(), away: z.int() });

const Names = z.object({ es: z.string(), en: z.string() });

/** Who met whom in a leg, as records name it for good. */
const LegMatch = z.object({ sport: Sport, league: Names, home: Names, away: Names });

/** A leg as it stood when the slip was sent. */
const LegBet = z.strictObject({
  ...SelectionRef.shape,
  /** Slips of before names were kept have none. */
  match: z.optional(LegMatch),
  oddsMilli: z.int(),
  line: z.nullable(z.int()),
  scoreAtBet: z.nullable(Count),
  startsAt: z.int(),
});
export type LegBet = z.infer<typeof LegBet>;

export const SportsBet = z.strictObject({
  /** As it was sent, by which a repeat is known. */
  sent: Slip,
  oddsChoice: OddsChoice,
  legs: z.array(LegBet),
  /** When a bet in play is decided on; null where none of its matches has begun. */
  decidesAt: z.nullable(z.int()),
});
export type SportsBet = z.infer<typeof SportsBet>;

export const SportsConfig = z.strictObject({
  leastStakeMinor: Minor,
  mostStakeMinor: Minor,
  /** Of one slip. */
  maxPayoutMinor: Minor,
  /** What the house may lose by one selection, all open bets together. */
  maxLiabilityMinor: Minor,
  /** What it keeps of a slip that is bought back. */
  keepsBp: z.int(),
});
export type SportsConfig = z.infer<typeof SportsConfig>;

const LegResult = z.enum(['WON', 'HALF_WON', 'VOID', 'HALF_LOST', 'LOST']);

const LegState = z.object({
  /** What was accepted. */
  oddsMilli: z.int(),
  scoreAtBet: z.nullable(Count),
  result: z.nullable(LegResult),
  voidReason: z.nullable(z.string()),
  isCorrected: z.boolean(),
  /** Of its match once that is decided; none of one that was never played. */
  score: z.optional(z.nullable(Count)),
});
export type LegState = z.infer<typeof LegState>;

export const SportsState = z.object({
  phase: z.enum(['PENDING', 'OPEN', 'REFUSED']),
  legs: z.array(LegState),
  /** What the slip was last priced at, and when. */
  offer: z.nullable(z.object({ amountMinor: Minor, at: z.int() })),
  /** How its legs stood when it was refused. */
  refused: z.nullable(z.array(LegNow)),
});
export type SportsState = z.infer<typeof SportsState>;

/** A slip as records and pages see it: each leg with how it came out. */
export const SportsView = z.object({
  phase: SportsState.shape.phase,
  form: SlipForm,
  /** Of each line. */
  stakeMinor: Minor,
  lines: z.int(),
  legs: z.array(
    z.object({
      ...SelectionRef.shape,
      match: z.optional(LegMatch),
      line: z.nullable(z.int()),
      ...LegState.shape,
    }),
  ),
});
export type SportsView = z.infer<typeof SportsView>;

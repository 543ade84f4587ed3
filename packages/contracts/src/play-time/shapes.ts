import * as z from 'zod/mini';

/** What a game shows of the time and money of play, as the platform counts it. In the small dialect of zod, since pages carry it. */
const Minor = z.int().check(z.minimum(0));
const Span = z.int().check(z.minimum(0));

/** Names the check that is due next; whoever goes on says it. */
export const CheckId = z.string().check(z.regex(/^[0-9a-z]{1,12}-\d{1,6}$/));

/**
 * The play period: from the first round in real money to half an hour after the last. Amounts in minor units, of rounds that
 * are decided.
 */
export const PlayClock = z.object({
  isRunning: z.boolean(),
  elapsedMs: Span,
  stakedMinor: Minor,
  paidMinor: Minor,
  /** The world's clock runs. */
  ticks: z.boolean(),
  /** Until the next round may begin in this game. */
  waitMs: Span,
  /** Null: none comes. 0: it is due, and no round begins until it is answered. */
  check: z.nullable(z.object({ id: z.string(), dueInMs: Span })),
});
export type PlayClock = z.infer<typeof PlayClock>;

/** What the rules of the jurisdiction leave of this game for this player. */
export const GameRules = z.object({
  autoplay: z.boolean(),
  quickPlay: z.boolean(),
  minCycleMs: Span,
  /** Of one round; null: none. */
  maxStakeMinor: z.nullable(Minor),
});
export type GameRules = z.infer<typeof GameRules>;

/** What a reality check shows. */
export const PlayReport = z.extend(PlayClock, {
  today: z.object({ playedMs: Span, stakedMinor: Minor, paidMinor: Minor }),
});
export type PlayReport = z.infer<typeof PlayReport>;

export const CheckAnswer = z.strictObject({ id: CheckId });

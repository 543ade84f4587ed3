import { EventState } from '@tonalli/contracts/sports/shapes';
import { z } from 'zod';
import { controlCommand } from './control-command';
import { Duration, Nothing, Time } from './values';

const EventId = z.string().regex(/^\d{4}-\d{2}-\d{2}-\d{3}$/, 'has to be a match such as 2030-01-02-001');
/** Left out: the football match that began last. */
const InPlay = EventId.optional();
/** Left out: the football match that begins next. */
const ToCome = EventId.optional();
const Score = z.int().min(0).max(199);

const MatchNow = z.object({
  event: z.string(),
  sport: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: Time,
  state: EventState,
  score: z.string().nullable(),
  isForced: z.boolean(),
});
const Changed = z.object({ event: z.string() });

/** How simulated matches go. */
export const SPORTS_COMMANDS = {
  listMatches: controlCommand({
    at: 'GET /sports/matches',
    cli: 'sports list',
    summary: "The day's matches of sports, those in play first",
    input: Nothing,
    output: z.array(MatchNow),
  }),
  forceMatch: controlCommand({
    at: 'POST /sports/matches/force',
    cli: 'sports force <home> <away> [event]',
    summary:
      'A match ends with this score; one that is over is corrected, and its slips are settled anew. It never verifies as fair',
    input: z.strictObject({ home: Score, away: Score, event: ToCome }),
    output: Changed,
  }),
  breakOffMatch: controlCommand({
    at: 'POST /sports/matches/break-off',
    cli: 'sports break-off [event]',
    summary: 'A match in play is broken off: what is decided stands, all else is given back',
    input: z.strictObject({ event: InPlay }),
    output: Changed,
  }),
  cancelMatch: controlCommand({
    at: 'POST /sports/matches/cancel',
    cli: 'sports cancel [event]',
    summary: 'A match that has not begun is never played; all stakes are given back',
    input: z.strictObject({ event: ToCome }),
    output: Changed,
  }),
  postponeMatch: controlCommand({
    at: 'POST /sports/matches/postpone',
    cli: 'sports postpone [event]',
    summary: 'A match begins later, without `by` by three hours; beyond 48 hours its stakes are given back',
    input: z.strictObject({ event: ToCome, by: Duration.optional() }),
    output: Changed,
  }),
  silenceMatch: controlCommand({
    at: 'POST /sports/matches/silence',
    cli: 'sports silence [event]',
    summary: 'Nothing is heard of a match, without `lasts` for two minutes: after 15 seconds it takes no bets',
    input: z.strictObject({ event: InPlay, lasts: Duration.optional() }),
    output: Changed,
  }),
  jumpOdds: controlCommand({
    at: 'POST /sports/matches/odds',
    cli: 'sports odds <percent> [event]',
    summary: 'All odds of a match are so many per cent of what they would be; 100 puts them back',
    input: z.strictObject({ percent: z.int().min(10).max(1_000), event: InPlay }),
    output: Changed,
  }),
} as const;

import { z } from 'zod';
import { defineRounds, type Phase } from '../shared-rounds';
import { numbered } from './numbered-fixture';

/** What a side scores in a half: one of these, each as likely as another. */
const GOALS = [0, 0, 1, 2] as const;
const HALVES = 2;
/** Three are on at a time. */
const EVERY_MS = 180_000;

export const Table = z.object({ home: z.int(), away: z.int(), halvesLeft: z.int() });
export type Score = z.infer<typeof Table>;
export type Match = Phase<Score>;

export const Leg = z.strictObject({
  match: z.string(),
  market: z.enum(['home', 'away', 'over', 'under']),
  /** The line in quarters of a goal: -1 is a handicap of -0.25, 10 a total of 2.5. */
  lineQuarters: z.int(),
  /** With the stake, in thousandths, as the player saw it. */
  oddsX1000: z.int().min(1_001),
});
export type Leg = z.infer<typeof Leg>;
type Selection = Pick<Leg, 'market' | 'lineQuarters'>;

/** How far a leg is in front when a match ends so, in quarters of a goal: 2 and more wins, 1 half wins, 0 is void. */
function leadQuarters({ market, lineQuarters }: Selection, { home, away }: Pick<Score, 'home' | 'away'>): number {
  if (market === 'home') return 4 * (home - away) + lineQuarters;
  if (market === 'away') return 4 * (away - home) + lineQuarters;
  return market === 'over' ? 4 * (home + away) - lineQuarters : lineQuarters - 4 * (home + away);
}

/** What of the stake a leg brings back, in two-thousandths: 2 odds, 1 + odds, 2, 1 or nothing, each times 1,000. */
export function factorX2000(leg: Leg, score: Pick<Score, 'home' | 'away'>): number {
  const lead = leadQuarters(leg, score);
  if (lead >= 2) return 2 * leg.oddsX1000;
  if (lead === 1) return 1_000 + leg.oddsX1000;
  if (lead === 0) return 2_000;
  return lead === -1 ? 1_000 : 0;
}

/** Every way in which a match can go on from a score, each as likely as another. */
export function* endingsOf({ home, away, halvesLeft }: Score): Generator<{ home: number; away: number }> {
  if (halvesLeft === 0) yield { home, away };
  else
    for (const more of GOALS)
      for (const against of GOALS)
        yield* endingsOf({ home: home + more, away: away + against, halvesLeft: halvesLeft - 1 });
}

/** What a leg is expected to bring back from here, as a share of the stake. */
export function expectedFactor(leg: Leg, score: Score): number {
  const endings = [...endingsOf(score)].map((ending) => factorX2000(leg, ending));
  return endings.reduce((sum, factor) => sum + factor, 0) / (2_000 * endings.length);
}

/** The odds at which a leg returns 95 % from here, in thousandths, floored; null where it cannot win. Exact, for the factor is linear in the odds. */
export function oddsX1000(selection: Selection, score: Score): number | null {
  const leg = { match: '', ...selection };
  const atNothing = expectedFactor({ ...leg, oddsX1000: 0 }, score);
  const perOne = expectedFactor({ ...leg, oddsX1000: 1_000 }, score) - atNothing;
  const odds = Math.floor((1_000 * (0.95 - atNothing)) / perOne);
  return perOne > 0 && odds > 1_000 ? odds : null;
}

/** Matches of two halves, drawn half by half, so that nothing can be known ahead. */
export const matches = defineRounds({
  name: 'matches',
  version: 1,
  isInPlay: true,
  config: { schema: z.object({ halfMs: z.int() }), initial: { halfMs: 270_000 } },
  table: Table,
  mostPerDay: 500,
  timed: true,
  next: (last, { at, day }) => ({ ...numbered('match', last, day), opensAt: last ? last.opensAt + EVERY_MS : at }),
  advance(from, { config: { halfMs }, draws }): Match {
    if (!from) {
      const table = { home: 0, away: 0, halvesLeft: HALVES };
      return { name: 'before', takesBets: true, lastsMs: halfMs, table };
    }
    const { home, away, halvesLeft } = from.table;
    const scored = () => GOALS[draws.below(GOALS.length)] ?? 0;
    const table = { home: home + scored(), away: away + scored(), halvesLeft: halvesLeft - 1 };
    return table.halvesLeft === 0
      ? { name: 'ended', takesBets: false, lastsMs: null, table }
      : { name: 'half-time', takesBets: true, lastsMs: halfMs, table };
  },
  show: (phase) => phase,
});

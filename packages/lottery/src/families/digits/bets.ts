import { chance } from '../../chance';
import type { BetKind, Hit } from '../../play';

/** Every bet on digits wins one thing, or nothing. */
const WON = 'won';

export const kindOf = (id: string, ways: number, of: number): BetKind => ({
  id,
  prizes: [{ id: WON, chance: chance(ways, of) }],
});

export const hit = (kind: string, times = 1): Hit => ({ kind, prize: WON, times });

export const hitsOf = (kind: string, times: number | boolean): readonly Hit[] =>
  Number(times) > 0 ? [hit(kind, Number(times))] : [];

/** For plays of which one bet at most wins in a draw: each kind of which there is a bet, by itself. */
export const oneOfEach = (counts: readonly { kind: string; bets: number }[]): readonly (readonly Hit[])[] =>
  counts.filter(({ bets }) => bets > 0).map(({ kind }) => [hit(kind)]);

const timesIn = (hits: readonly Hit[], kind: string) => hits.find((one) => one.kind === kind)?.times ?? 0;

const isCovered = (hits: readonly Hit[], by: readonly Hit[]) =>
  hits.every(({ kind, times }) => times <= timesIn(by, kind));

/** Without cases that another has all hits of, whatever the odds are. Each kind stands in a case once. */
export function greatestOf(cases: Iterable<readonly Hit[]>): readonly (readonly Hit[])[] {
  const kept: (readonly Hit[])[] = [];
  for (const hits of cases) {
    if (kept.some((other) => isCovered(hits, other))) continue;
    const rest = kept.filter((other) => !isCovered(other, hits));
    kept.splice(0, kept.length, ...rest, hits);
  }
  return kept;
}

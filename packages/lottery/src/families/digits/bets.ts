import type { Hit } from '../../play';
import { hit } from '../plays/hits';

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

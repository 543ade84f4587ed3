import type { Round } from './tournaments.repository';

const HUNDREDTHS = 100;

/** What a round paid for each peso of its stake, in hundredths, rounded down. */
export const multipleOf = ({ stakeMinor, payoutMinor }: Pick<Round, 'stakeMinor' | 'payoutMinor'>): number =>
  Math.floor((payoutMinor * HUNDREDTHS) / stakeMinor);

export interface Score {
  readonly score: number;
  /** When the last of the rounds that make it up was decided; null: there is none. */
  readonly reachedAt: number | null;
}

/** The sum of the best multiples; of equal ones the earlier counts. */
export function scoreOf(rounds: readonly Round[], bestOf: number): Score {
  const best = rounds
    .map((round) => ({ multiple: multipleOf(round), at: round.at, id: round.id }))
    .filter(({ multiple }) => multiple > 0)
    .toSorted((a, b) => b.multiple - a.multiple || a.at - b.at || a.id - b.id)
    .slice(0, bestOf);
  const score = best.reduce((sum, { multiple }) => sum + multiple, 0);
  return { score, reachedAt: best.length === 0 ? null : Math.max(...best.map(({ at }) => at)) };
}

interface Racer extends Score {
  readonly id: number;
  readonly rounds: number;
}

/** By score, then who reached it first, then fewer rounds; zero where nothing tells them apart. */
const compare = (a: Racer, b: Racer): number =>
  b.score - a.score || (a.reachedAt ?? 0) - (b.reachedAt ?? 0) || a.rounds - b.rounds;

export interface Placed<R> {
  readonly racer: R;
  readonly place: number;
  readonly prizeMinor: number;
}

/**
 * Who has a score, by place, with the prizes of the places. Those whom nothing tells apart have the same place and share what
 * their places bring; a centavo that does not divide goes to who joined first.
 */
export function placesOf<R extends Racer>(racers: readonly R[], prizesMinor: readonly number[]): Placed<R>[] {
  const sorted = racers.filter(({ score }) => score > 0).toSorted((a, b) => compare(a, b) || a.id - b.id);
  const groups: R[][] = [];
  for (const racer of sorted) {
    const group = groups.at(-1);
    if (group?.[0] && compare(group[0], racer) === 0) group.push(racer);
    else groups.push([racer]);
  }
  const placed: Placed<R>[] = [];
  for (const group of groups) {
    const first = placed.length;
    const sumMinor = prizesMinor.slice(first, first + group.length).reduce((sum, prize) => sum + prize, 0);
    const rest = sumMinor % group.length;
    const share = (sumMinor - rest) / group.length;
    for (const [nth, racer] of group.entries())
      placed.push({ racer, place: first + 1, prizeMinor: share + (nth < rest ? 1 : 0) });
  }
  return placed;
}

/** A pool by shares of ten thousandths that sum to all of it; what rounding leaves goes to the largest remainders. */
export function prizesOf(poolMinor: number, sharesBp: readonly number[]): number[] {
  const parts = sharesBp.map((share, index) => {
    const exact = BigInt(poolMinor) * BigInt(share);
    return { index, whole: Number(exact / 10_000n), remainder: Number(exact % 10_000n) };
  });
  const left = poolMinor - parts.reduce((sum, { whole }) => sum + whole, 0);
  const raised = new Set(
    parts
      .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
      .slice(0, left)
      .map(({ index }) => index),
  );
  return parts.map(({ index, whole }) => whole + (raised.has(index) ? 1 : 0));
}

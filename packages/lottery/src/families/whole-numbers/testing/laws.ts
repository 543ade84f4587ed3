import fc from 'fast-check';
import { expect } from 'vitest';
import { greatestPayoutMinor, type OddsTable, payoutMinor, proposedTable, returnOf } from '../../../odds';
import type { Bet, Hit, LotteryFamily, Play, Selection } from '../../../play';
import { faultOf } from '../../../selection';

/** What one bet wins in a draw, by a rule of the test's own, as plain as possible: a prize once for each time. */
export type Wins<Result> = (play: Play<Result>, bet: Bet, result: Result) => readonly string[];

export interface Tried<Result> {
  family: LotteryFamily<Result>;
  wins: Wins<Result>;
  /** Canonical selections of a play, narrow enough that they win now and then in `results`. */
  selectionsOf(play: Play<Result>): fc.Arbitrary<Selection>;
  results: fc.Arbitrary<Result>;
  runs: number;
}

function tallyOf(entries: Iterable<readonly [string, number]>): Readonly<Record<string, number>> {
  const tally: Record<string, number> = {};
  for (const [key, times] of entries) if (times !== 0) tally[key] = (tally[key] ?? 0) + times;
  return tally;
}

const tallyOfHits = (hits: readonly Hit[]) =>
  tallyOf(hits.map(({ kind, prize, times }) => [`${kind}/${prize}`, times]));

const STAKE_MINOR = 700;

/** What a play says of a selection and a draw, beside what its bets say one by one. */
function saysOf<Result>({ family, wins }: Tried<Result>, odds: OddsTable) {
  return (play: Play<Result>, selection: Selection, result: Result) => {
    const bets = [...play.expand(selection)];
    const hits = play.hits(selection, result);
    const terms = { odds, stakeMinor: STAKE_MINOR };
    const won = bets.flatMap((bet) => wins(play, bet, result).map((prize) => [`${bet.kind}/${prize}`, 1] as const));
    const paid = payoutMinor(play, hits, terms);
    return {
      family: family.id,
      said: {
        fault: faultOf(play, selection),
        counted: tallyOf(play.count(selection).map(({ kind, bets: count }) => [kind, count])),
        different: new Set(bets.map(({ bet }) => bet)).size,
        hits: tallyOfHits(hits),
        most: Math.max(paid, greatestPayoutMinor(play, selection, terms)),
      },
      spelledOut: {
        fault: null,
        counted: tallyOf(bets.map(({ kind }) => [kind, 1])),
        different: bets.length,
        hits: tallyOf(won),
        most: greatestPayoutMinor(play, selection, terms),
      },
    };
  };
}

/** Counts are those of what is spelled out, hits those of its bets one by one, and no draw pays more than the greatest. */
export function expectToAgree<Result>(tried: Tried<Result>, play: Play<Result>): void {
  const says = saysOf(tried, proposedTable(tried.family));
  const property = fc.property(tried.selectionsOf(play), tried.results, (selection, result) => {
    const { said, spelledOut } = says(play, selection, result);
    expect(said).toEqual(spelledOut);
  });
  fc.assert(property, { numRuns: tried.runs });
}

/** Rows of a table that return too little or too much, in ten-thousandths. */
export function rowsOutOfBounds<Result>(family: LotteryFamily<Result>): readonly object[] {
  const odds = proposedTable(family);
  const { least, most } = family.returns;
  return family.plays
    .flatMap((play) =>
      play.kinds.map((kind) => ({ play: play.id, kind: kind.id, share: returnOf(odds, play.id, kind) })),
    )
    .filter(({ share }) => share < least * 100 || share > most * 100);
}

/** Plays whose example is refused, or wins nothing. */
export const examplesThatLose = <Result>({ plays }: LotteryFamily<Result>): readonly string[] =>
  plays
    .filter((play) => {
      const { selection, result } = play.example;
      return faultOf(play, selection) !== null || play.hits(selection, result).length === 0;
    })
    .map(({ id }) => id);

/** Draws that keep a record of the bounds that they were asked for; each answers with what is next in `numbers`, within its bound. */
export function recordedDraws(numbers: Iterable<number>) {
  const bounds: number[] = [];
  const next = numbers[Symbol.iterator]();
  const below = (bound: number) => {
    bounds.push(bound);
    return (next.next().value ?? 0) % bound;
  };
  return { bounds, below };
}

/** Whole numbers that look random and are the same each time (a linear congruence of Numerical Recipes, its upper bits). */
export function* seededNumbers(seed: number): Generator<number, never> {
  let state = seed >>> 0;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state >>> 8;
  }
}

/** How far counts lie from being equal: below degrees + 4 x sqrt(2 x degrees) for all but one seed in thousands. */
export function chiSquareOf(counts: readonly number[]): number {
  const expected = counts.reduce((all, count) => all + count, 0) / counts.length;
  return counts.reduce((all, count) => all + (count - expected) ** 2 / expected, 0);
}

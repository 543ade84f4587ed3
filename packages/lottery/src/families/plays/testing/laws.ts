import fc from 'fast-check';
import { expect } from 'vitest';
import { asNumber } from '../../../chance';
import { greatestPayoutMinor, payoutMinor, proposedTable, returnOf } from '../../../odds';
import type { Bet, Hit, LotteryFamily, Play, Selection } from '../../../play';
import { faultOf, rowsOf } from '../../../selection';

/** What one bet that is spelled out wins in a draw: a prize, or nothing. A test writes it by itself, as plainly as it can. */
export type Settle<Result> = (bet: Bet, result: Result) => string | null;

export interface Laws<Result> {
  family: LotteryFamily<Result>;
  play: Play<Result>;
  selections: fc.Arbitrary<Selection>;
  /** Draws in which a selection wins often. */
  results(selection: Selection): fc.Arbitrary<Result>;
  settle: Settle<Result>;
  /** Draws of which one is as good for any selection as a draw can be; left out where they are too many. */
  draws?: readonly Result[];
}

/** Canonical selections of a play, with few more options than it needs; `typed` are all numbers that may be typed. */
export function selectionsOf(play: Play, typed: readonly string[]): fc.Arbitrary<Selection> {
  const rows = rowsOf(play.board).map(({ options, least, most }) =>
    fc.subarray([...options], { minLength: least, maxLength: Math.min(most, Math.max(2 * least, least + 4)) }),
  );
  const numbers =
    play.board.kind === 'typed'
      ? [fc.subarray([...typed], { minLength: 1, maxLength: Math.min(40, typed.length) })]
      : [];
  return fc.tuple(...rows, ...numbers).filter((selection) => faultOf(play, selection) === null);
}

const sorted = (hits: readonly Hit[]) => hits.map(({ kind, prize, times }) => `${kind}/${prize}=${times}`).sort();

function tally(texts: readonly string[]): Record<string, number> {
  const times: Record<string, number> = {};
  for (const text of texts) times[text] = (times[text] ?? 0) + 1;
  return times;
}

/** Counts, spelled-out bets, hits and the greatest win say the same of any selection in any draw. */
export function expectLaws<Result>(laws: Laws<Result>, numRuns: number): void {
  const { family, play, selections, settle, draws = [] } = laws;
  const terms = { odds: proposedTable(family), stakeMinor: 1_000 };
  const known = new Set(play.kinds.flatMap(({ id, prizes }) => prizes.map((prize) => `${id}/${prize.id}`)));
  const cases = selections.chain((selection) => fc.tuple(fc.constant(selection), laws.results(selection)));
  const law = fc.property(cases, ([selection, result]) => {
    const bets = [...play.expand(selection)];
    expect(new Set(bets.map(({ kind, bet }) => `${kind} ${bet}`)).size).toBe(bets.length);
    const counts = play.count(selection).filter((count) => count.bets > 0);
    expect(Object.fromEntries(counts.map((count) => [count.kind, count.bets]))).toEqual(
      tally(bets.map(({ kind }) => kind)),
    );

    const won = bets.flatMap((bet) => {
      const prize = settle(bet, result);
      return prize === null ? [] : [`${bet.kind}/${prize}`];
    });
    const hits = play.hits(selection, result);
    expect(sorted(hits)).toEqual(
      Object.entries(tally(won))
        .map(([text, times]) => `${text}=${times}`)
        .sort(),
    );
    expect(won.filter((text) => !known.has(text))).toEqual([]);

    const greatest = greatestPayoutMinor(play, selection, terms);
    expect(payoutMinor(play, hits, terms)).toBeLessThanOrEqual(greatest);
    const payouts = draws.map((draw) => payoutMinor(play, play.hits(selection, draw), terms));
    if (draws.length > 0) expect(Math.max(...payouts)).toBe(greatest);
  });
  fc.assert(law, { numRuns });
}

/** Selections are taken in their canonical form alone. */
export function expectFaults(play: Play, selections: fc.Arbitrary<Selection>): void {
  const law = fc.property(selections, (selection) => {
    const at = selection.findIndex(({ length }) => length > 0);
    const row = selection[at] ?? [];
    const faultWith = (changed: readonly string[]) =>
      faultOf(
        play,
        selection.map((one, index) => (index === at ? changed : one)),
      );
    expect(faultOf(play, selection)).toBeNull();
    expect(faultWith([...row, 'none'])).toMatchObject({ fault: 'unknown', row: at, option: 'none' });
    expect(faultWith([...row, ...row.slice(-1)])).toMatchObject({ fault: 'twice', row: at });
    if (row.length > 1) expect(faultWith([...row].reverse())).toMatchObject({ fault: 'order', row: at });
    expect(faultOf(play, [...selection, ['1']])).toEqual({ fault: 'rows' });
    expect(['too-few', 'no-bet']).toContain(
      faultOf(
        play,
        selection.map(() => []),
      )?.fault,
    );
  });
  fc.assert(law, { numRuns: 4 });
}

/** The play's own example is a bet and wins in its draw. */
export function expectExample<Result>(play: Play<Result>): void {
  const { selection, result } = play.example;
  expect(faultOf(play, selection)).toBeNull();
  expect(play.hits(selection, result).length).toBeGreaterThan(0);
}

/** Every bet of a kind wins each of its prizes in as many of these draws, which are equally likely, as its chance says. */
export function expectChances<Result>(bets: readonly Bet[], { play, draws, settle }: Required<Laws<Result>>): void {
  for (const { id, prizes } of play.kinds) {
    const ofKind = bets.filter(({ kind }) => kind === id);
    expect(ofKind.length, `${play.id} has no bet of ${id}`).toBeGreaterThan(0);
    for (const bet of ofKind) {
      const won = tally(draws.map((draw) => settle(bet, draw) ?? 'nothing'));
      for (const { id: prize, chance } of prizes) {
        expect(BigInt(won[prize] ?? 0) * chance.of, `${bet.bet} ${prize}`).toBe(chance.ways * BigInt(draws.length));
      }
    }
  }
}

/** What each bet returns in the long run, in millionths, by play and kind. */
export function returnsOf<Result>(family: LotteryFamily<Result>): Record<string, number> {
  const odds = proposedTable(family);
  const rows = family.plays.flatMap((play) =>
    play.kinds.map((kind) => [`${play.id}/${kind.id}`, returnOf(odds, play.id, kind)] as const),
  );
  return Object.fromEntries(rows);
}

/** Throws TypeError where the family has no such play. */
export function playOf<Result>({ plays }: LotteryFamily<Result>, id: string): Play<Result> {
  const play = plays.find((one) => one.id === id);
  if (!play) throw new TypeError(`there is no play ${id}`);
  return play;
}

/** Fair odds of a play's kind, whose bets win one thing, as tables of odds print them. */
export function fairOdds<Result>(family: LotteryFamily<Result>, id: string, kind?: string): number {
  const { kinds } = playOf(family, id);
  const prize = (kind ? kinds.find((one) => one.id === kind) : kinds[0])?.prizes[0];
  if (!prize) throw new TypeError(`${id} has no such kind`);
  return 1 / asNumber(prize.chance);
}

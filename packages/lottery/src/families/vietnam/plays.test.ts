import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greatestPayoutMinor, payoutMinor, proposedTable, returnOf, unitsOf } from '../../odds';
import type { Hit, Play, Selection } from '../../play';
import { faultOf, rowsOf } from '../../selection';
import { vietnamNorth } from '../vietnam-north/family';
import { vietnamRegion } from '../vietnam-region/family';
import type { StationResult, VietnamResult } from './region';

const FAMILIES = [vietnamNorth, vietnamRegion];
const PLAYS = FAMILIES.flatMap((family) =>
  family.plays.map((play): [string, Play<VietnamResult>, (typeof FAMILIES)[number]] => [
    `${family.id} ${play.id}`,
    play,
    family,
  ]),
);

/** Every prize by its name, spelled out once more for what a bet is held against. */
const at = ({ prizes }: StationResult, ...names: (keyof StationResult['prizes'])[]): string[] =>
  names.flatMap((name) => prizes[name] ?? []);
const ALL = ['eighth', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'special'] as const;
const everyTail = (station: StationResult, digits: number) =>
  at(station, ...ALL)
    .filter((number) => number.length >= digits)
    .map((number) => number.substring(number.length - digits));
const endings = (numbers: string[], digits: number) =>
  numbers.map((number) => number.substring(number.length - digits));
const special = (station: StationResult) => at(station, 'special')[0] ?? '';
const isNorth = ({ prizes }: StationResult) => prizes.eighth === undefined;
const headOf = (station: StationResult) => (isNorth(station) ? at(station, 'seventh') : at(station, 'eighth'));

function firstDrawn(station: StationResult, lots: number): string[] {
  const inOrder = isNorth(station)
    ? at(station, 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'special')
    : at(station, 'eighth', 'seventh', 'sixth', 'fifth', 'fourth', 'third', 'second', 'first', 'special');
  return endings(inOrder.slice(0, lots), 2);
}

/** What a bet on a number is compared with, by the kind of the bet. */
const LOTS: Record<string, (station: StationResult) => string[]> = {
  'lo-two': (station) => everyTail(station, 2),
  point: (station) => everyTail(station, 2),
  'lo-three': (station) => everyTail(station, 3),
  'lo-four': (station) => everyTail(station, 4),
  'first-lots-3': (station) => firstDrawn(station, 3),
  'first-lots-5': (station) => firstDrawn(station, 5),
  'first-lots-7': (station) => firstDrawn(station, 7),
  'first-lots-9': (station) => firstDrawn(station, 9),
  'special-last-two': (station) => endings([special(station)], 2),
  'special-first-two': (station) => [special(station).substring(0, 2)],
  'first-last-two': (station) => endings(at(station, 'first'), 2),
  'special-last-three': (station) => endings([special(station)], 3),
  'special-last-four': (station) => endings([special(station)], 4),
  'head-digit': (station) => [special(station).charAt(special(station).length - 2)],
  'tail-digit': (station) => [special(station).charAt(special(station).length - 1)],
  head: headOf,
  tail: (station) => endings([special(station)], 2),
  'head-tail-three': (station) => [
    ...(isNorth(station) ? at(station, 'sixth') : at(station, 'seventh')),
    ...endings([special(station)], 3),
  ],
};

/** How often a bet, by its own text, wins in a draw. */
function settling(result: VietnamResult): (text: string) => number {
  const seen = result.stations.map((station) => new Set(everyTail(station, 2)));
  return (text) => {
    const words = text.split(' ');
    const kind = words[0] ?? '';
    const numbers = (words.at(-1) ?? '').split('+');
    const places = (words.length === 3 ? (words[1] ?? '') : '1').split('+').map((place) => Number(place) - 1);
    const lots = LOTS[kind];
    if (lots) return places.flatMap((at) => lots(drawnAt(result, at))).filter((lot) => lot === numbers[0]).length;
    const found = numbers.filter((number) => places.some((at) => seen[at]?.has(number))).length;
    return found === (kind.startsWith('none') ? 0 : numbers.length) ? 1 : 0;
  };
}

const drawnAt = ({ stations }: VietnamResult, at: number): StationResult => {
  const station = stations[at];
  if (!station) throw new Error(`no station ${at}`);
  return station;
};

/** Draws whose digits are few, so that numbers meet; and the numbers to choose that have such digits. */
const fewDigits = fc.constantFrom(2, 4, 10);

const drawn = (family: (typeof FAMILIES)[number], digits: number, stations: number) =>
  fc.infiniteStream(fc.nat({ max: digits - 1 })).map((stream) => {
    const draws = { below: () => stream.next().value ?? 0 };
    return family.draw(draws, { drawsAt: 0, stations: ['A', 'B', 'C', 'D'].slice(0, stations) });
  });

function chosen(play: Play<VietnamResult>, digits: number, stations: number): fc.Arbitrary<Selection> {
  const few = (options: readonly string[], least: number) => {
    const fit = options.filter((option) => [...option].every((digit) => Number(digit) < digits));
    return fit.length >= least ? fit : options;
  };
  const rows = rowsOf(play.board).map(({ id, options, least, most }) => {
    if (id === 'stations') return fc.subarray(options.slice(0, stations), { minLength: least });
    if (id === 'first-lots') return fc.subarray([...options], { minLength: 1, maxLength: 1 });
    const fit = few(options, least);
    return fc.subarray([...fit], {
      minLength: least,
      maxLength: Math.min(most, least + (least > 4 ? 1 : 3), fit.length),
    });
  });
  if (play.board.kind === 'rows') return fc.tuple(...rows);
  const length = Number(/\{(\d)\}/.exec(play.board.typed.pattern)?.[1]);
  const number = fc
    .array(fc.nat({ max: digits - 1 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
  const numbers = fc.uniqueArray(number, { minLength: 1, maxLength: 6 }).map((all) => all.sort());
  return fc.tuple(...rows, numbers);
}

const cases = (play: Play<VietnamResult>, family: (typeof FAMILIES)[number]) =>
  fc
    .record({ digits: fewDigits, stations: fc.integer({ min: 2, max: 4 }) })
    .chain(({ digits, stations }) =>
      fc.record({ selection: chosen(play, digits, stations), result: drawn(family, digits, stations) }),
    );

const byKind = (hits: readonly Hit[]) => {
  const times: Record<string, number> = {};
  for (const hit of hits) times[hit.kind] = (times[hit.kind] ?? 0) + hit.times;
  return times;
};

describe.each(PLAYS)('%s', (_, play, family) => {
  const odds = proposedTable(family);
  const terms = { odds, stakeMinor: 100 };

  it('LOTT-06 counts the bets that it spells out, each once', () => {
    fc.assert(
      fc.property(cases(play, family), ({ selection }) => {
        const bets = [...play.expand(selection)];
        expect(new Set(bets.map(({ bet }) => bet)).size).toBe(bets.length);
        for (const { kind, bets: count } of play.count(selection))
          expect(bets.filter((bet) => bet.kind === kind)).toHaveLength(count);
        expect(play.count(selection).reduce((all, { bets }) => all + bets, 0)).toBe(bets.length);
      }),
      { numRuns: 8 },
    );
  });

  it('LOTT-06 wins what its bets win one by one, and never more than it says', () => {
    fc.assert(
      fc.property(cases(play, family), ({ selection, result }) => {
        const times = settling(result);
        const one = [...play.expand(selection)].map(({ kind, bet }) => ({ kind, prize: 'hit', times: times(bet) }));
        const hits = play.hits(selection, result);
        expect(byKind(hits)).toEqual(byKind(one.filter(({ times }) => times > 0)));
        expect(payoutMinor(play, hits, terms)).toBeLessThanOrEqual(greatestPayoutMinor(play, selection, terms));
      }),
      { numRuns: 20 },
    );
  });

  it('LOTT-06 takes canonical selections alone', () => {
    fc.assert(
      fc.property(cases(play, family), ({ selection }) => {
        expect(faultOf(play, selection, 4)).toBeNull();
        const last = selection.length - 1;
        const reversed = selection.with(last, (selection[last] ?? []).toReversed());
        if ((selection[last] ?? []).length > 1) expect(faultOf(play, reversed, 4)).toMatchObject({ fault: 'order' });
        expect(faultOf(play, selection.with(last, ['x']), 4)).toMatchObject({ fault: 'unknown' });
        expect(faultOf(play, [...selection, []], 4)).toEqual({ fault: 'rows' });
      }),
      { numRuns: 5 },
    );
  });

  it('LOTT-06 wins in its example, which may be bet', () => {
    const { selection, result } = play.example;
    expect(faultOf(play, selection, result.stations.length)).toBeNull();
    expect(payoutMinor(play, play.hits(selection, result), terms)).toBeGreaterThan(0);
  });

  it('LOTT-06 returns what the family says, by the odds that it proposes', () => {
    for (const kind of play.kinds) {
      const back = returnOf(odds, play.id, kind);
      expect(back).toBeGreaterThanOrEqual(family.returns.least * 100);
      expect(back).toBeLessThanOrEqual(family.returns.most * 100);
    }
  });

  it('LOTT-06 says what a single number may bring, where numbers are capped', () => {
    const { selection } = play.example;
    const alone = [...(play.numbers?.(selection) ?? [])];
    const isCapped =
      play.group !== 'parlay' && play.group !== 'none' && play.group !== 'pair' && !/digit/.test(play.id);
    expect(alone).toHaveLength(isCapped ? 1 : 0);
    for (const { best } of alone) expect([best]).toEqual(play.bestCases(selection));
    expect(unitsOf(play, selection)).toBeGreaterThan(0);
  });
});

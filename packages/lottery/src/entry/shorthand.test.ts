import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vietnamNorth } from '../families/vietnam-north/family';
import { vietnamRegion } from '../families/vietnam-region/family';
import type { Play } from '../play';
import { faultOf, rowsOf } from '../selection';
import { printShorthand } from './print-shorthand';
import { parseShorthand, type ShorthandLine, type ShorthandLottery } from './shorthand';
import { ABBREVIATIONS, hasChoice } from './shorthand-plays';
import { anyText, wordAt } from './testing';

const north: ShorthandLottery = { plays: vietnamNorth.plays, stations: 1 };
const south: ShorthandLottery = { plays: vietnamRegion.plays, stations: 3 };

const bare = (lines: readonly ShorthandLine[]) =>
  lines.map(({ play, selection, stakeMinor }) => ({ play, selection, stakeMinor }));
const linesIn = (text: string, lottery = south) => {
  const { lines, faults } = parseShorthand(text, lottery);
  expect(faults).toEqual([]);
  return bare(lines).map(({ play, selection, stakeMinor }) => [play, selection, stakeMinor]);
};
const faultsIn = (text: string, lottery = south) => parseShorthand(text, lottery).faults;

describe('orders in shorthand', () => {
  it('LOTT-07 are read as agents write them', () => {
    expect(linesIn('11,22 lo 5n; 2dai 33 44 dd 10n; xc 345 1n')).toEqual([
      ['lo-two-typed', [['1'], ['11', '22']], 500],
      [
        'head-tail-typed',
        [
          ['1', '2'],
          ['33', '44'],
        ],
        1_000,
      ],
      ['head-tail-three-typed', [['1'], ['345']], 100],
    ]);
  });

  it.each([
    ['22 11 lo 5n', [['lo-two-typed', [['11', '22']], 500]]],
    ['345 lo3 0.5n', [['lo-three-typed', [['345']], 50]]],
    ['0012 lo4 $1.25', [['lo-four-typed', [['0012']], 125]]],
    ['07 diem 2n', [['lo-two-points-typed', [['07']], 200]]],
    ['07 b7l 1n', [['lo-first-typed', [['7'], ['07']], 100]]],
    ['Đề 07 10N', [['special-last-two-typed', [['07']], 1_000]]],
    [
      '07 đầu 1n đuôi 2n',
      [
        ['head-typed', [['07']], 100],
        ['tail-typed', [['07']], 200],
      ],
    ],
    ['345 3c 1n', [['special-last-three-typed', [['345']], 100]]],
    ['3456 4c 1n', [['special-last-four-typed', [['3456']], 100]]],
    ['1 2 sodau 1n', [['head-digit', [['1', '2']], 100]]],
    ['11 22 33 xien 5n', [['parlay-three', [['11', '22', '33']], 500]]],
    ['11 22 33 xi2 5n', [['parlay-two', [['11', '22', '33']], 500]]],
    ['11 22 33 44 xq 1n', [['wheel-four', [['11', '22', '33', '44']], 100]]],
    ['truot 11 22 33 44 1n', [['none-four', [['11', '22', '33', '44']], 100]]],
  ])('LOTT-07 know every play: %s', (text, lines) => {
    expect(linesIn(text, north)).toEqual(lines);
  });

  it('LOTT-07 are for the first stations of the draw, and for the first alone where none are said', () => {
    expect(linesIn('11 22 da 5n; 3đài 11 22 dx 1n; 2d 11 lo 1n')).toEqual([
      ['pair-one-station', [['1'], ['11', '22']], 500],
      [
        'pair-two-stations',
        [
          ['1', '2', '3'],
          ['11', '22'],
        ],
        100,
      ],
      ['lo-two-typed', [['1', '2'], ['11']], 100],
    ]);
    expect(linesIn('1dai 11 lo 5n', north)).toEqual([['lo-two-typed', [['11']], 500]]);
  });

  it('LOTT-07 are one group a line or a semicolon, and may be none', () => {
    expect(linesIn('\n;; 11 lo 5n\r\n\t22,de 1n ;\n')).toHaveLength(2);
    expect(linesIn('')).toEqual([]);
    expect(parseShorthand('x\n  22, lo 5n ;', south).lines[0]?.place).toEqual({
      text: '22, lo 5n',
      offset: 4,
      line: 2,
      column: 3,
    });
  });

  it.each<[string, object]>([
    ['11 22', { text: '', offset: 5, line: 1, column: 6, expected: 'number-or-play' }],
    ['11 1x lo 5n', { text: '1x', offset: 3, line: 1, column: 4, expected: 'number-or-play' }],
    ['11.22 lo 5n', { text: '11.22', offset: 0, line: 1, column: 1, expected: 'number-or-play' }],
    ['11 lo5n', { text: 'lo5n', offset: 3, line: 1, column: 4, expected: 'number-or-play' }],
    ['11 lo 5', { text: '5', offset: 6, line: 1, column: 7, expected: 'amount' }],
    ['11 lo 5.123n', { text: '5.123n', offset: 6, line: 1, column: 7, expected: 'amount' }],
    ['11 lo 0n', { text: '0n', offset: 6, line: 1, column: 7, expected: 'amount' }],
    ['11 lo ; 22 de 1n', { text: '', offset: 6, line: 1, column: 7, expected: 'amount' }],
    ['11 lo 5n 22 de 1n', { text: '22', offset: 9, line: 1, column: 10, expected: 'play-or-end' }],
    ['lo 5n', { text: '5n', offset: 3, line: 1, column: 4, expected: 'number' }],
    ['lo 11 22', { text: '', offset: 8, line: 1, column: 9, expected: 'number-or-amount' }],
    ['lo 11 5n de 2n', { text: 'de', offset: 9, line: 1, column: 10, expected: 'end' }],
    ['2dai', { text: '', offset: 4, line: 1, column: 5, expected: 'number-or-play' }],
    ['345 lo 5n', { text: '345', offset: 0, line: 1, column: 1, expected: 'digits', digits: 2 }],
    ['345 xc 1n lo 5n', { text: '345', offset: 0, line: 1, column: 1, expected: 'digits', digits: 2 }],
    ['11 22 11 lo 5n', { text: '11', offset: 6, line: 1, column: 7, expected: 'once' }],
    ['11 xien 5n', { text: 'xien', offset: 3, line: 1, column: 4, expected: 'count', counts: [2, 3, 4] }],
    ['11 22 33 xq4 1n', { text: 'xq4', offset: 9, line: 1, column: 10, expected: 'count', least: 4, most: 4 }],
    ['11 22 33 44 xq3 1n', { text: '44', offset: 9, line: 1, column: 10, expected: 'count', least: 3, most: 3 }],
    ['4dai 11 lo 5n', { text: '4dai', offset: 0, line: 1, column: 1, expected: 'stations', least: 1, most: 3 }],
    ['11 22 dx 5n', { text: 'dx', offset: 6, line: 1, column: 7, expected: 'stations', least: 2, most: 3 }],
    ['1dai 11 22 dx 5n', { text: '1dai', offset: 0, line: 1, column: 1, expected: 'stations', least: 2, most: 3 }],
    [
      '11 lo 5n\n\n 22 constructor 1n',
      { text: 'constructor', offset: 14, line: 3, column: 5, expected: 'number-or-play' },
    ],
  ])('LOTT-07 are refused with the place, and nothing is guessed: %s', (text, fault) => {
    expect(faultsIn(text)).toContainEqual(fault);
  });

  it('LOTT-07 are for what the lottery has', () => {
    expect(faultsIn('11 22 da 5n', north)).toMatchObject([{ text: 'da', expected: 'other-play' }]);
    expect(faultsIn('2dai 11 lo 5n', north)).toMatchObject([{ text: '2dai', expected: 'stations', most: 1 }]);
  });

  it('LOTT-07 keep the groups that are right beside those that are not, which say one fault each', () => {
    const { lines, faults } = parseShorthand('11 lo 5n; 22 zz 1n yy; 33 de 1n; 345 lo 1n de 1n', south);
    expect(lines.map(({ play }) => play)).toEqual(['lo-two-typed', 'special-last-two-typed']);
    expect(faults.map(({ text }) => text)).toEqual(['zz', '345']);
  });
});

const number = (digits: number) =>
  fc.nat({ max: 10 ** digits - 1 }).map((value) => String(value).padStart(digits, '0'));

/** A line of a play, by its board. */
function lineOf(play: Play, digits: number, choice?: string): fc.Arbitrary<object> {
  const rows = rowsOf(play.board);
  const stationRow = rows.find(({ id }) => id === 'stations');
  const { least, most } = play.board.kind === 'typed' ? play.board.typed : (rows.at(-1) ?? { least: 1, most: 1 });
  const size = { minLength: least, maxLength: Math.min(most, least + 3) };
  return fc.record({
    play: fc.constant(play.id),
    selection: fc
      .tuple(fc.integer({ min: stationRow?.least ?? 1, max: 3 }), fc.uniqueArray(number(digits), size))
      .map(([stations, numbers]) => [
        ...(stationRow ? [['1', '2', '3'].slice(0, stations)] : []),
        ...(choice === undefined ? [] : [[choice]]),
        numbers.sort(),
      ]),
    stakeMinor: fc.integer({ min: 1, max: 999_999_999 }),
  });
}

const LINES = [north, south].map((lottery) => {
  const lines = ABBREVIATIONS.flatMap(({ play: id, digits, choice }) => {
    const play = lottery.plays.find((one) => one.id === id);
    return play ? [lineOf(play, digits, choice)] : [];
  });
  return { lottery, line: fc.oneof(...lines) };
});

/** Texts that nearly are orders. */
const nearly = fc
  .array(
    fc.oneof(
      fc.constantFrom(';', '\n', ',', '2dai', '3dai', '9d', '5n', '0.5n', '$2', '5', '11', '22', '345', '1', 'xx'),
      fc.constantFrom(...ABBREVIATIONS.flatMap(({ words }) => words)),
      number(2),
    ),
    { maxLength: 14 },
  )
  .map((words) => words.join(' '));

describe.each(LINES)('any order in shorthand', ({ lottery, line }) => {
  it('LOTT-07 is the same once it was printed and read again', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
        const printed = printShorthand(lines as ShorthandLine[]);
        const { lines: read, faults } = parseShorthand(printed ?? 'nothing', lottery);
        expect(faults).toEqual([]);
        expect(bare(read)).toEqual(lines);
        expect(printShorthand(read)).toBe(printed);
      }),
      { numRuns: 60 },
    );
  });

  it('LOTT-07 is refused with a place within it, or may be bet and printed', () => {
    fc.assert(
      fc.property(fc.oneof(nearly, anyText), (text) => {
        const { lines, faults } = parseShorthand(text, lottery);
        const places = [
          ...faults.map(({ text: word, offset, line: at, column }) => ({ text: word, offset, line: at, column })),
          ...lines.map(({ place }) => place),
        ];
        expect(places).toEqual(places.map(({ text: word, offset }) => wordAt(text, offset, word.length)));
        const judged = lines.map(({ play, selection, stakeMinor }) => {
          const one = lottery.plays.find(({ id }) => id === play);
          return one && stakeMinor > 0 ? faultOf(one, selection, lottery.stations) : 'no bet';
        });
        expect(judged).toEqual(lines.map(() => null));
        const again = parseShorthand(printShorthand(lines) ?? 'nothing', lottery);
        expect([bare(again.lines), again.faults]).toEqual([bare(lines), []]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('printed shorthand', () => {
  const line = {
    play: 'lo-two-typed',
    selection: [
      ['1', '2'],
      ['11', '22'],
    ],
    stakeMinor: 550,
  };

  it('LOTT-07 has one form for each line', () => {
    expect(printShorthand([line, { ...line, selection: [['1'], ['07']], stakeMinor: 500 }])).toBe(
      '2dai 11 22 lo 5.50n\n07 lo 5n',
    );
    expect(printShorthand([])).toBe('');
  });

  it('LOTT-07 is none for what has no words', () => {
    expect(printShorthand([{ ...line, selection: [['1', '3'], ['11']] }])).toBeNull();
    expect(printShorthand([{ ...line, play: 'lo-three' }])).toBeNull();
  });

  it('LOTT-07 has a word of its own for each play and choice, all different', () => {
    const words = ABBREVIATIONS.flatMap(({ words: all }) => all);
    expect(new Set(words).size).toBe(words.length);
    const plays = ABBREVIATIONS.flatMap(({ play, choice }) => (typeof play === 'string' ? [`${play} ${choice}`] : []));
    expect(new Set(plays).size).toBe(plays.length);
    expect([hasChoice('lo-first-typed'), hasChoice('lo-two-typed')]).toEqual([true, false]);
    const known = new Set(vietnamRegion.plays.map(({ id }) => id));
    for (const { play } of ABBREVIATIONS) if (typeof play === 'string') expect(known).toContain(play);
  });
});

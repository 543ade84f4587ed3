import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Play } from '../play';
import { faultOf } from '../selection';
import { anyText, wordAt } from './testing';
import { parseTypedNumbers } from './typed-numbers';

const row = { pattern: '^[0-9]{3}$', least: 1, most: 10_000 };
const parse = (text: string) => parseTypedNumbers(text, row);

const play: Play = {
  id: 'typed',
  group: 'all',
  board: { kind: 'typed', typed: row },
  example: { selection: [], result: null },
  kinds: [],
  count: () => [{ kind: 'any', bets: 1 }],
  expand: () => [],
  hits: () => [],
  bestCases: () => [],
};

const number = fc.nat({ max: 999 }).map((value) => String(value).padStart(3, '0'));
const separator = fc.constantFrom(' ', ',', ';', '|', '\t', '\n', '\r\n', ', ', ' ;\n ');

describe('numbers that are typed', () => {
  it('LOTT-07 are separated by blanks, commas, semicolons, bars, tabs and lines', () => {
    expect(parse('345 012,777;001|002\t003\n004\r\n005 ,; | 006')).toEqual({
      numbers: ['001', '002', '003', '004', '005', '006', '012', '345', '777'],
      duplicates: [],
      faults: [],
    });
    expect(parse(' \n ;')).toEqual({ numbers: [], duplicates: [], faults: [] });
  });

  it('LOTT-07 that repeat are said, with how often they are there', () => {
    expect(parse('111 222 111 333 222 111')).toEqual({
      numbers: ['111', '222', '333'],
      duplicates: [
        { number: '111', times: 3 },
        { number: '222', times: 2 },
      ],
      faults: [],
    });
  });

  it('LOTT-07 that are none are said, with where they are', () => {
    expect(parse('12 345,1a2\n 4444\r\n٣٤٥;-12')).toEqual({
      numbers: ['345'],
      duplicates: [],
      faults: [
        { text: '12', offset: 0, line: 1, column: 1 },
        { text: '1a2', offset: 7, line: 1, column: 8 },
        { text: '4444', offset: 12, line: 2, column: 2 },
        { text: '٣٤٥', offset: 18, line: 3, column: 1 },
        { text: '-12', offset: 22, line: 3, column: 5 },
      ],
    });
  });

  it('LOTT-07 are a canonical selection, whatever was typed between and before them', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(number, separator), { minLength: 1 }), (typed) => {
        const { numbers, duplicates, faults } = parse(typed.flat().join(''));
        expect(faults).toEqual([]);
        expect(faultOf(play, [numbers])).toBeNull();
        expect(new Set(numbers)).toEqual(new Set(typed.map(([one]) => one)));
        expect(numbers.length + duplicates.reduce((all, { times }) => all + times - 1, 0)).toBe(typed.length);
      }),
    );
  });

  it('LOTT-07 are read from any text, each fault where it says', () => {
    fc.assert(
      fc.property(anyText, separator, (noise, between) => {
        const text = `${noise}${between}123${between}${noise}`;
        const { numbers, faults } = parse(text);
        expect(numbers).toContain('123');
        expect(faults).toEqual(faults.map(({ text: word, offset }) => wordAt(text, offset, word.length)));
        const withoutFaults = faults.reduceRight((left, { text: word, offset }) => {
          return left.slice(0, offset) + left.slice(offset + word.length);
        }, text);
        expect(parse(withoutFaults)).toEqual({ ...parse(text), faults: [] });
      }),
      { numRuns: 60 },
    );
  });

  it('LOTT-07 are ten thousand in a moment', () => {
    const text = Array.from({ length: 10_000 }, (_, index) =>
      String((index * 7_919) % 100_000).padStart(5, '0'),
    ).join();
    const five = { ...row, pattern: '^[0-9]{5}$' };
    expect(parseTypedNumbers(text, five).numbers).toHaveLength(10_000);
    const cpuMs = Array.from({ length: 7 }, () => {
      const begin = process.cpuUsage();
      parseTypedNumbers(text, five);
      return process.cpuUsage(begin).user / 1_000;
    });
    expect(Math.min(...cpuMs)).toBeLessThan(20);
  });
});

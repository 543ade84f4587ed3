import { describe, expect, it } from 'vitest';
import { ascendingPattern, differentPattern, numbersTo, pairsIn, wholeNumbers } from './numbers';
import { productOf, subsetsOf } from './sets';

const ELEVEN = numbersTo(11);
const all = [...productOf([ELEVEN, ELEVEN, ELEVEN])];

describe('numbers', () => {
  it('LOTT-06 keep their leading zeros', () => {
    expect([numbersTo(11).at(0), numbersTo(11).at(-1), numbersTo(80).length]).toEqual(['01', '11', 80]);
    expect(wholeNumbers(3, 5)).toEqual(['3', '4', '5']);
  });

  it('LOTT-06 are taken in sets, and one of each row', () => {
    expect([...subsetsOf(['a', 'b', 'c', 'd'], 2)].map((set) => set.join(''))).toEqual([
      'ab',
      'ac',
      'ad',
      'bc',
      'bd',
      'cd',
    ]);
    expect([...subsetsOf(['a'], 2)]).toEqual([]);
    expect([...subsetsOf([], 0)]).toEqual([[]]);
    expect([...productOf([['a', 'b'], ['c'], ['d', 'e']])].map((one) => one.join(''))).toEqual([
      'acd',
      'ace',
      'bcd',
      'bce',
    ]);
  });

  it('LOTT-07 are read out of a typed bet two digits at a time', () => {
    expect([pairsIn('010711'), pairsIn('')]).toEqual([['01', '07', '11'], []]);
  });

  it('LOTT-07 may be typed in any order where order counts, but none twice', () => {
    const pattern = new RegExp(differentPattern(ELEVEN, 3), 'u');
    const taken = all.filter((numbers) => pattern.test(numbers.join('')));
    expect(taken).toEqual(all.filter((numbers) => new Set(numbers).size === 3));
    expect(['0102', '01020304', '010212', '000102', '10102 ', '1', ''].filter((text) => pattern.test(text))).toEqual(
      [],
    );
  });

  it('LOTT-07 are typed ascending where order does not count', () => {
    const pattern = new RegExp(ascendingPattern(ELEVEN, 3), 'u');
    const taken = all.filter((numbers) => pattern.test(numbers.join('')));
    expect(taken).toEqual([...subsetsOf(ELEVEN, 3)]);
    expect(['0102', '01020304', '010212', '030201', '010203x', ''].filter((text) => pattern.test(text))).toEqual([]);
  });
});

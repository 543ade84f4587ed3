import { describe, expect, it } from 'vitest';
import { chiSquareOf, recordedDraws, seededNumbers } from '../whole-numbers/testing/laws';
import { fourD } from './family';
import { allOf } from './testing/rules';

const draw = (numbers: Iterable<number>) => fourD.draw(recordedDraws(numbers), { drawsAt: 0, stations: [] });

describe('draws of 4D', () => {
  it('LOTT-06 take 92 digits, the starters first and the first prize last', () => {
    const draws = recordedDraws(seededNumbers(1));
    fourD.draw(draws, { drawsAt: 0, stations: [] });
    expect(draws.bounds).toEqual(Array(92).fill(10));
    const numbers = seededNumbers(2);
    const digitsInOrder = Array.from({ length: 92 }, () => numbers.next().value % 10);
    const result = draw(digitsInOrder);
    expect(fourD.show(result).map(({ id }) => id)).toEqual(['special', 'consolation', 'third', 'second', 'first']);
    const shown = fourD.show(result).flatMap(({ numbers }) => numbers.map(({ text }) => text));
    expect(shown.join('')).toBe(digitsInOrder.join(''));
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  });

  it('LOTT-06 are as likely to have any digit at any place', () => {
    const counts = Array.from({ length: 92 }, () => Array<number>(10).fill(0));
    const numbers = seededNumbers(20_300_102);
    for (let times = 0; times < 500; times++) {
      const digitsDrawn = Object.values(draw(numbers)).flat().join('');
      for (const [at, digit] of [...digitsDrawn].entries()) {
        const place = counts[at];
        if (place) place[Number(digit)] = (place[Number(digit)] ?? 0) + 1;
      }
    }
    const far = counts.map(chiSquareOf).filter((far) => far > 40);
    expect(far).toEqual([]);
  });

  it('LOTT-02 are charted by what was drawn', () => {
    const result = { ...allOf('1234'), first: ['5670'] };
    expect(fourD.trends.map(({ seen }) => seen(result).join(''))).toEqual(['5', '6', '7', '0', `${'4'.repeat(22)}0`]);
    expect(fourD.trends.every(({ options, seen }) => seen(result).every((one) => options.includes(one)))).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { drawDistinct } from './draw-distinct';
import { numbersTo } from './numbers';
import { scripted } from './testing/draws';

const FIVE = numbersTo(5);

describe('a draw of different numbers', () => {
  it('LOTT-02 takes one number below what is left for each of them, and none for the last one', () => {
    const part = scripted([4, 0, 2]);
    expect(drawDistinct(part, FIVE, 3)).toEqual(['05', '01', '04']);
    expect(part.bounds).toEqual([5, 4, 3]);
    const whole = scripted([0, 3, 0, 1]);
    expect(drawDistinct(whole, FIVE, 5)).toEqual(['01', '05', '02', '04', '03']);
    expect(whole.bounds).toEqual([5, 4, 3, 2]);
  });

  it('LOTT-02 comes out in every order once, over all that it may take', () => {
    const scripts = FIVE.flatMap((_, a) => [0, 1, 2, 3].flatMap((b) => [0, 1, 2].map((c) => [a, b, c])));
    const drawn = scripts.map((script) => drawDistinct(scripted(script), FIVE, 3));
    expect(new Set(drawn.map((numbers) => numbers.join(' '))).size).toBe(60);
    expect(drawn.filter((numbers) => new Set(numbers).size < 3)).toEqual([]);
  });
});

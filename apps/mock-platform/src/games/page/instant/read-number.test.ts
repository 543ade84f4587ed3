import { expect, it } from 'vitest';
import { readNumber } from './read-number';

it.each([
  ['49.5', 49.5],
  ['49,5', 49.5],
  ['$1,250.00', 1_250],
  ['1,000', 1_000],
  [' 2.0000 ×', 2],
  ['.5', 0.5],
  ['', null],
  ['-1', null],
  ['1e5', null],
  ['abc', null],
  ['1.2.3', null],
])('GAME-05 reads %j as %j', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

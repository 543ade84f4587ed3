import { expect, it } from 'vitest';
import { colourOf, SPOTS } from '../spots';
import { CALL_SPOTS, neighboursOf, WHEEL } from './calls';

const coveredBy = (spots: readonly string[]) => new Set(spots.flatMap((id) => SPOTS.get(id)?.numbers ?? [Number.NaN]));

/** A stretch of the wheel, from one number clockwise to another. */
function stretch(from: number, to: number): Set<number> {
  const turned = [...WHEEL, ...WHEEL].slice(WHEEL.indexOf(from));
  return new Set(turned.slice(0, turned.indexOf(to) + 1));
}

it('GAME-05 the wheel has every number once, and red beside black all around but for the zero', () => {
  expect([...WHEEL].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number));
  const colours = WHEEL.slice(1).map(colourOf);
  expect(colours.every((colour, at) => at === 0 || colour !== colours[at - 1])).toBe(true);
});

it('GAME-05 calls cover the stretch of the wheel that they are named after, with as many chips as everywhere', () => {
  const voisins = stretch(22, 25);
  const tiers = stretch(27, 33);
  expect([voisins.size, tiers.size]).toEqual([17, 12]);
  expect(coveredBy(CALL_SPOTS.voisins)).toEqual(voisins);
  expect(coveredBy(CALL_SPOTS.tiers)).toEqual(tiers);
  expect(coveredBy(CALL_SPOTS.orphelins)).toEqual(
    new Set(WHEEL.filter((number) => !voisins.has(number) && !tiers.has(number))),
  );
  expect(coveredBy(CALL_SPOTS.zero)).toEqual(stretch(12, 15));
  expect(Object.values(CALL_SPOTS).map(({ length }) => length)).toEqual([9, 5, 6, 4]);
});

it('GAME-05 a number has two neighbours on each side', () => {
  expect(neighboursOf(0)).toEqual([3, 26, 0, 32, 15]);
  expect(neighboursOf(26)).toEqual([35, 3, 26, 0, 32]);
});

import { GAME_FAMILIES } from '@tonalli/contracts/games/families';
import { expect, it } from 'vitest';
import { paceClassOf } from './pace-class';

/** Whose rounds begin at a time of their own, not when a player presses. */
const WITHOUT_PACE = ['niu-niu', 'three-card-rooms', 'blind-three-card-rooms', 'sports', 'lottery'];

it('RG-04 every family of games is under rules of pace, but draws and sports', () => {
  expect(GAME_FAMILIES.filter((family) => paceClassOf(family) === null)).toEqual(WITHOUT_PACE);
  expect(paceClassOf('slot')).toBe('slot');
  expect(paceClassOf('cluster')).toBe('slot');
  expect(paceClassOf('dice')).toBe('instant');
  expect(paceClassOf('roulette')).toBe('table');
  expect(paceClassOf('live-roulette')).toBe('table');
  expect(paceClassOf('fish')).toBe('fish');
});

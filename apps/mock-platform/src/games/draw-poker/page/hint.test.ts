import { POKER_TABLES } from '@tonalli/contracts/games/video-poker';
import { expect, it } from 'vitest';
import { bestHold, HOLDS } from '../hold-worth';
import { cards } from '../naive-fixture';
import { bestHoldInSlices } from './hint';

it('GAME-05 finds the best hold in slices, and lets the page breathe after each that took long', async () => {
  const dealt = cards('Ks Kh 7d 4c 3s');
  for (const table of POKER_TABLES) {
    let [at, breaths] = [0, 0];
    const slow = { now: () => (at += 5), breathe: async () => (breaths += 1) };
    expect(await bestHoldInSlices(table, dealt, slow)).toEqual(bestHold(table, dealt));
    // Every second hold is one at which more than eight milliseconds have passed.
    expect(breaths).toBe(HOLDS.length / 2);
  }
});

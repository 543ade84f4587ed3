import type { LiveBlackjackShown } from '@tonalli/contracts/games/live-blackjack';
import { describe, expect, it } from 'vitest';
import { laidAt } from './motion';

const seat = (number: number, ...hands: number[][]): LiveBlackjackShown['seats'][number] => ({
  ...{ seat: number, stage: 'waits', stakeMinor: 100, active: null, insurance: null, decideBy: null },
  hands: hands.map((cards) => ({ cards, isDoubled: false, outcome: 'open', stakeMinor: 100, payoutMinor: 0 })),
});
const seats = [seat(2, [10, 11]), seat(5, [20, 21])];
const at = (phase: string, dealer: number[], elapsedMs: number) => {
  const laid = laidAt({ phase, shown: { seats, dealer }, elapsedMs });
  return [laid.seats.get(2), laid.seats.get(5), laid.dealer];
};

describe('what lies on the table', () => {
  it('GAME-12 is dealt one card after the other, around and around, the last one face down', () => {
    const frames = Array.from({ length: 7 }, (_, card) => at('dealing', [30], card * 380));
    expect(frames).toEqual([
      [[[10]], [[]], []],
      [[[10]], [[20]], []],
      [[[10]], [[20]], [30]],
      [[[10, 11]], [[20]], [30]],
      [[[10, 11]], [[20, 21]], [30]],
      [[[10, 11]], [[20, 21]], [30, null]],
      [[[10, 11]], [[20, 21]], [30, null]],
    ]);
  });

  it('GAME-12 stays face down while seats play, is turned over first, and drawn to one by one', () => {
    expect(at('playing', [30], 9_000)[2]).toEqual([30, null]);
    expect([0, 799, 800, 1_600].map((ms) => at('drawing', [30, 31, 32, 33], ms)[2])).toEqual([
      [30, 31],
      [30, 31],
      [30, 31, 32],
      [30, 31, 32, 33],
    ]);
    expect(at('over', [30, 31, 32], 0)[2]).toEqual([30, 31, 32]);
    expect(laidAt({ phase: 'over', shown: { seats: [], dealer: [] }, elapsedMs: 0 }).dealer).toEqual([]);
  });
});

import type { FishHit, FishShown, FishView } from '@tonalli/contracts/games/fish';
import type { RoundAnswer } from '@tonalli/contracts/play/round-shapes';
import { expect, it, vi } from 'vitest';
import type { TableCalls } from '../../page/table/table-calls';
import { Gunner } from './gunner';
import { Waters } from './waters';

const HIT: FishHit = { fish: 3, level: 1, at: 500 };
const SHOWN: FishShown = { from: 0, seed: 1, sea: 2, seats: [], gone: [] };

const VIEW: FishView = { round: 'tide-1', seat: 1, count: 1, last: [[3, 1, 0]], swept: [], hits: [], isOver: false };
const ANSWER: RoundAnswer = {
  ...{ roundId: 'r', betId: 'B1', nonce: 0, family: 'fish', steps: 0, isOver: false, view: VIEW },
  ...{ stakeMinor: 200, payoutMinor: 0, jackpotMinor: 0, jackpotPoolMinor: null, balanceMinor: 900 },
  ...{ play: null, free: null },
};

/** A gunner that has a shot to tell of whenever it may, and what it told. */
function gunner() {
  const waters = new Waters(() => 1_000);
  waters.tell('tide-1', SHOWN);
  vi.spyOn(waters, 'take').mockReturnValue([HIT]);
  const told: string[] = [];
  const answer = (verb: string) => async () => {
    told.push(verb);
    return ANSWER;
  };
  const calls: TableCalls = {
    ...{ place: answer('place'), step: answer('step'), own: answer('own'), withdraw: answer('withdraw') },
  };
  const on = { decided: vi.fn(), asked: vi.fn(), refused: vi.fn(), full: vi.fn() };
  return { own: new Gunner({ waters, calls, unitMinor: 100, on }), told };
}

it('GAME-05 tells of the first hits of a new tide at a moment of its own, and of none before', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(5_000);
  vi.spyOn(Math, 'random').mockReturnValue(0.4);
  const { own, told } = gunner();
  own.tideTurned();
  await own.flush();
  now.mockReturnValue(5_399);
  await own.flush();
  expect(told).toEqual([]);
  now.mockReturnValue(5_400);
  await own.flush();
  expect(told).toEqual(['place']);
});

it('GAME-05 tells at once where no tide turned, takes the seat once, and then steps', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(5_000);
  const { own, told } = gunner();
  await own.flush();
  now.mockReturnValue(5_100);
  await own.flush();
  expect(told).toEqual(['place']);
  now.mockReturnValue(6_000);
  await own.flush();
  expect(told).toEqual(['place', 'step']);
});

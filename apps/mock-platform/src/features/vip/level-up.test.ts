import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMember } from '../../people/create-member';
import { findMember } from '../../people/find-member';
import { createTestWorld } from '../../testing/test-world';
import type { OpenWorld } from '../../world/open-world';

let world: OpenWorld;
let memberId: string;
beforeEach(() => {
  world = createTestWorld();
  memberId = createMember(world, { username: 'ana', passwordHash: null, type: 0, createdAt: 1 }).id;
});
afterEach(() => world.close());

const round = { roundId: 'R', gameType: 'RNG', placedAt: 1, at: 1 } as const;
const settle = (stakeMinor: number, validMinor = stakeMinor) =>
  world.transaction(() =>
    world.tell('bets.settled', [{ ...round, memberId, nodeId: 'n', stakeMinor, validMinor, payoutMinor: 0 }]),
  );
const correct = (validDeltaMinor: number) =>
  world.transaction(() => world.tell('bet.corrected', { ...round, memberId, validDeltaMinor, payoutDeltaMinor: 0 }));
const level = () => findMember(world, memberId)?.vipLevel;
const told = () => world.sqlite.prepare("SELECT count(*) FROM messages WHERE kind = 'vipLevel'").pluck().get();

it('MEM-10 MEM-14 a bet of which less counts than was staked tells of no level that was reached before', () => {
  settle(100_000);
  expect([level(), told()]).toEqual([1, 1]);
  settle(50_000, 10_000);
  expect([level(), told()]).toEqual([1, 1]);
});

it('MEM-10 MEM-14 a level that was reached stays where a bet is corrected, and is told of once', () => {
  settle(1_000_000);
  correct(-990_000);
  expect([level(), told()]).toEqual([3, 1]);
  settle(300_000);
  expect([level(), told()]).toEqual([3, 1]);
  settle(800_000);
  expect([level(), told()]).toEqual([3, 1]);
});

it('MEM-10 a correction by which more counts raises the level as a bet does', () => {
  settle(100_000, 0);
  expect(level()).toBe(0);
  correct(100_000);
  expect([level(), told()]).toEqual([1, 1]);
});

import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestWorld } from '../testing/test-world';
import type { OpenWorld } from '../world/open-world';
import { keepBreak, keepLimits, protectionOf } from './player-protection';

let world: OpenWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

it('RG-01 RG-03 keeps limits and break of a member apart from each other, and from those of others', () => {
  const now = world.clock.now();
  const limits = { deposit: { daily: 50_000 }, time: { daily: 90 } };
  const taken = { kind: 'SELF_EXCLUSION', from: now, until: null } as const;
  expect(protectionOf(world, 'M1')).toEqual({ limits: {}, break: null });
  keepBreak(world, 'M1', taken);
  keepLimits(world, 'M1', limits);
  keepLimits(world, 'M2', { singleStake: { each: 100 } });
  expect(protectionOf(world, 'M1')).toEqual({ limits, break: taken });
  expect(protectionOf(world, 'M2')).toEqual({ limits: { singleStake: { each: 100 } }, break: null });
  keepBreak(world, 'M1', null);
  expect(protectionOf(world, 'M1')).toEqual({ limits, break: null });
});

it('RG-03 ends a time-out by itself to the millisecond, and an exclusion never', () => {
  const now = world.clock.now();
  world.clock.freeze(now);
  keepBreak(world, 'M1', { kind: 'TIME_OUT', from: now, until: now + 1_000 });
  keepBreak(world, 'M2', { kind: 'SELF_EXCLUSION', from: now, until: now + 1_000 });
  world.clock.advance(999);
  expect(protectionOf(world, 'M1').break).toMatchObject({ kind: 'TIME_OUT' });
  world.clock.advance(1);
  expect(protectionOf(world, 'M1').break).toBeNull();
  expect(protectionOf(world, 'M2').break).toMatchObject({ kind: 'SELF_EXCLUSION', until: now + 1_000 });
});

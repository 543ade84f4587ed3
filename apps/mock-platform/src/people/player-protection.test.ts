import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestWorld } from '../testing/test-world';
import { undone } from '../testing/undone';
import type { OpenWorld } from '../world/open-world';
import { keepBreak, keepCheckIn, keepClosed, keepLimits, protectionOf } from './player-protection';

let world: OpenWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

it('RG-01 RG-03 RG-05 MEM-17 keeps limits, break, check-in and closing of a member apart from each other, and from those of others', () => {
  const now = world.clock.now();
  const limits = { deposit: { daily: 50_000 }, time: { daily: 90 } };
  const taken = { kind: 'SELF_EXCLUSION', from: now, until: null } as const;
  const nothing = { limits: {}, break: null, checkIn: null, rewardsHeldUntil: null, isClosed: false };
  const care = { checkIn: 7, rewardsHeldUntil: now + 1 };
  expect(protectionOf(world, 'M1')).toEqual(nothing);
  keepBreak(world, 'M1', taken);
  keepLimits(world, 'M1', limits);
  keepCheckIn(world, 'M1', care);
  keepLimits(world, 'M2', { singleStake: { each: 100 } });
  keepCheckIn(world, 'M3', care);
  keepClosed(world, 'M4', now);
  expect(protectionOf(world, 'M1')).toEqual({ ...nothing, limits, break: taken, ...care });
  expect(protectionOf(world, 'M2')).toEqual({ ...nothing, limits: { singleStake: { each: 100 } } });
  expect(protectionOf(world, 'M3')).toEqual({ ...nothing, ...care });
  expect(protectionOf(world, 'M4')).toEqual({ ...nothing, isClosed: true });
  keepBreak(world, 'M1', null);
  expect(protectionOf(world, 'M1')).toEqual({ ...nothing, limits, ...care });
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

it('RG-03 RG-05 MEM-17 is what was kept last, of whoever it was asked for, and not what was undone', () => {
  const now = world.clock.now();
  const taken = { kind: 'SELF_EXCLUSION', from: now, until: null } as const;
  const writes = [
    () => keepBreak(world, 'M1', taken),
    () => keepLimits(world, 'M1', { time: { daily: 90 } }),
    () => keepCheckIn(world, 'M1', { checkIn: 7, rewardsHeldUntil: now + 1 }),
    () => keepClosed(world, 'M1', now),
  ];
  const seen = [protectionOf(world, 'M1')];
  for (const write of writes) {
    undone(world, () => {
      write();
      expect(protectionOf(world, 'M1')).not.toEqual(seen.at(-1));
    });
    expect(protectionOf(world, 'M1')).toEqual(seen.at(-1));
    write();
    expect(protectionOf(world, 'M1')).not.toEqual(seen.at(-1));
    seen.push(protectionOf(world, 'M1'));
  }
  expect(seen.at(-1)).toMatchObject({ break: taken, limits: { time: { daily: 90 } }, checkIn: 7, isClosed: true });
  expect(protectionOf(world, 'M2')).toEqual(seen[0]);
});

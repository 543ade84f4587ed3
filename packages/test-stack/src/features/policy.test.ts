import { expect, it } from 'vitest';
import { lastRecordedCall, minor } from '../recorded-call';
import { useStack } from '../shared-stack';

const stack = await useStack();

it('RG-04 tells anybody the rules of play that hold now, with amounts in minor units', async () => {
  const world = await stack.world();
  await world.control.run('setPolicy', { pack: 'GB-2026' });
  const policy = await world.visitor().client.policy.read.query();
  const { value } = await lastRecordedCall(stack, world, 'fetchPlayPolicy');
  const bands = value.maxStake.slot.map(({ fromAge, max }) => ({ fromAge, max: minor(max) }));
  expect(policy).toEqual({ ...value, maxStake: { ...value.maxStake, slot: bands } });
  expect(policy).toMatchObject({
    id: 'GB-2026',
    minCycleMs: { slot: 2_500, table: 5_000, instant: 5_000, fish: 5_000 },
    autoplay: { slot: false },
    parallelGames: false,
    maxStake: {
      slot: [
        { fromAge: 18, max: 4_800 },
        { fromAge: 25, max: 12_000 },
      ],
    },
  });
});

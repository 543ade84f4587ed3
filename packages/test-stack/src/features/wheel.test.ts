import { expect, it } from 'vitest';
import { lastRecordedCall, minor } from '../recorded-call';
import { useStack } from '../shared-stack';

const stack = await useStack();

it('MEM-11 PROMO-06 shows the wheel, spins it under the key of the intent, and lists what was spun', async () => {
  const world = await stack.world();
  const { client, id } = await world.member();
  await world.control.run('grantSpins', { memberId: id, count: 2 });
  const shown = await client.wheel.read.query({ language: 'en' });
  const read = await lastRecordedCall(stack, world, 'fetchWheel');
  expect(read.request).toEqual({ language: 'EN' });
  // What was written down of a call masks seeds.
  const { dayBudgetMinor, dayLeftMinor, ...same } = shown;
  const { dayBudget, dayLeft, ...value } = read.value;
  expect({ ...same, serverSeedHash: '[masked]' }).toEqual(value);
  expect([dayBudgetMinor, dayLeftMinor]).toEqual([minor(dayBudget), minor(dayLeft)]);
  expect(shown.spinsLeft).toBe(3);

  const input = { wheelId: shown.wheelId, clientSeed: 'of-mine' };
  const spun = await client.wheel.spin.mutate(input, { context: { idempotencyKey: 'this-press' } });
  const call = await lastRecordedCall(stack, world, 'claimRafflePromotion');
  expect([call.request, call.headers['idempotency-key']]).toEqual([input, 'this-press']);
  const { balance, spin } = call.value;
  expect([spun.balanceMinor, spun.spin.sectorId]).toEqual([minor(balance), spin.sectorId]);
  expect(await client.wheel.spin.mutate(input, { context: { idempotencyKey: 'this-press' } })).toEqual(spun);
  expect(spun.spin.serverSeedHash).toBe(shown.serverSeedHash);

  const rest = await world.control.run('spinWheel', { memberId: id, times: 2 });
  expect([rest.won.length, rest.spinsLeft]).toEqual([2, 0]);
  const spins = await client.wheel.spins.query({ page: 1, pageSize: 10 });
  expect(spins).toMatchObject({ page: 1, totalPages: 1, totalRows: 3 });
  expect(spins.rows.at(-1)).toEqual(spun.spin);
});

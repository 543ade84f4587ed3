import { expect, it } from 'vitest';
import { lastRecordedCall, minor } from '../recorded-call';
import { useStack } from '../shared-stack';

const stack = await useStack();

it('MEM-11 counts, lists and claims what waits, under the key of the intent', async () => {
  const world = await stack.world();
  const { client, id } = await world.member();
  for (const lapsesInMinutes of [90, 30]) await world.control.run('grantReward', { memberId: id, lapsesInMinutes });
  const waiting = await client.rewards.waiting.query({ language: 'en' });
  const listed = await lastRecordedCall(stack, world, 'listWaitingRewards');
  expect(listed.request).toEqual({ language: 'EN' });
  expect(waiting).toEqual(listed.value.list);
  expect(await client.rewards.count.query()).toEqual({ count: 2, nextLapseAt: waiting[0]?.expiresAt, heldUntil: null });

  const rewardId = waiting[0]?.rewardId ?? '';
  const claimed = await client.rewards.claim.mutate({ rewardId }, { context: { idempotencyKey: 'this-click' } });
  const claim = await lastRecordedCall(stack, world, 'claimReward');
  expect(claim.headers['idempotency-key']).toBe('this-click');
  const { balance, ...same } = claim.value;
  expect(claimed).toEqual({ ...same, balanceMinor: minor(balance) });
  const all = await client.rewards.claimAll.mutate(undefined, { context: { idempotencyKey: 'that-click' } });
  expect(all).toMatchObject({ claimed: [{ reward: { kind: 'cash', amountMinor: 1_000 } }], refused: [], count: 0 });

  const past = await client.rewards.past.query({ language: 'es', page: 1, pageSize: 10 });
  expect(past).toMatchObject({ page: 1, totalPages: 1, totalRows: 2 });
  expect(past.rows.map(({ end }) => end)).toEqual(['CLAIMED', 'CLAIMED']);
});

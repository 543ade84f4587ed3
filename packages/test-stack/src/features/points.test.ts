import { beforeAll, describe, expect, it } from 'vitest';
import { askedOf, lastRecordedCall, minor } from '../recorded-call';
import { useStack } from '../shared-stack';
import type { LoggedIn, StackWorld } from '../stack';
import { codeOf } from '../test-browser';

const PAGE = { language: 'en', page: 1, pageSize: 1 } as const;
const PAYMENT_PASSWORD = '246810';
const intent = { context: { idempotencyKey: 'intent-1' } };
const orNull = (decimal: string | null) => (decimal === null ? null : minor(decimal));

const stack = await useStack();
let world: StackWorld;
let player: LoggedIn;
beforeAll(async () => {
  world = await stack.world();
  player = await world.member({ balanceMinor: 100_000 });
  await world.control.run('grantPoints', { memberId: player.id, points: 50_000 });
  await world.control.run('settleBet', { memberId: player.id, stake: '123.45', payout: '123.45' });
});

describe('the points mall', () => {
  it('PTS-01 joins balance and ratios, and gives the catalogue in minor units', async () => {
    await world.control.run('multiplyPoints', { memberId: player.id });
    const overview = await player.client.points.overview.query();
    const { balance, validBet, multipliers } = (await lastRecordedCall(stack, world, 'fetchPointBalance')).value;
    const { validBetPerPoint, ...ratios } = (await lastRecordedCall(stack, world, 'fetchPointConfig')).value;
    expect(overview).toEqual({
      ...ratios,
      points: balance,
      validBetMinor: minor(validBet),
      validBetPerPointMinor: minor(validBetPerPoint),
      multipliers: [{ factor: 2, endsAt: multipliers[0]?.endsAt }],
    });
    expect(overview.validBetMinor).toBe(12_345);

    const rewards = await player.client.points.rewards.query({ language: 'es' });
    const { request, value } = await lastRecordedCall(stack, world, 'listPointRewards');
    expect(request).toEqual({ language: 'ES' });
    expect(rewards).toEqual(
      value.list.map(({ rewardId, quantity, pointsRequirement, amountRequirement, bonusAmount, ...same }) => ({
        ...same,
        id: rewardId,
        left: quantity,
        points: pointsRequirement,
        requiredBetMinor: minor(amountRequirement),
        bonusMinor: orNull(bonusAmount),
      })),
    );
    expect(rewards.map(({ id }) => id)).toContain('taza');
  });

  it('PTS-02 redeems and converts under the key of an intent, sealed', async () => {
    const { points } = player.client;
    const wish = { rewardId: 'taza', quantity: 2, paymentPassword: PAYMENT_PASSWORD };
    const redeemed = await points.redeem.mutate(wish, intent);
    const redeem = await lastRecordedCall(stack, world, 'redeemPointReward');
    expect(redeem.request).toEqual({ ...wish, paymentPassword: expect.not.stringContaining(PAYMENT_PASSWORD) });
    const { redeemId, pointsBalance, ...same } = redeem.value;
    expect(redeemed).toEqual({ ...same, id: redeemId, pointsLeft: pointsBalance });

    const converted = await points.convert.mutate({ points: 500, paymentPassword: PAYMENT_PASSWORD }, intent);
    const convert = await lastRecordedCall(stack, world, 'convertPoints');
    expect(convert.request).toMatchObject({ points: 500 });
    expect(converted).toEqual({ amountMinor: minor(convert.value.amount), pointsLeft: convert.value.pointsBalance });
    for (const { headers, body } of [redeem, convert]) {
      expect(headers).toMatchObject({ 'idempotency-key': 'intent-1', 'content-type': 'application/jose' });
      expect(body).not.toContain(PAYMENT_PASSWORD);
    }
  });

  it('PTS-03 asks for exactly the page and the filter that were chosen', async () => {
    const { points } = player.client;
    for (const rewardId of ['taza', 'taza'])
      await points.redeem.mutate(
        { rewardId, quantity: 1, paymentPassword: PAYMENT_PASSWORD },
        { context: { idempotencyKey: crypto.randomUUID() } },
      );
    const redemptions = await points.redemptions.query({ ...PAGE, page: 2, status: 'PROCESS' });
    const asked = await lastRecordedCall(stack, world, 'listRedemptions');
    expect(asked.request).toEqual({ pageNo: '2', pageSize: '1', language: 'EN', status: 'PROCESS' });
    const { content, totalPages, totalRows } = asked.value;
    expect(redemptions).toEqual({
      rows: content.map(({ redeemId, type, name, quantity, points: spent, status, at }) => {
        return { id: redeemId, type, name, quantity, points: spent, status, at };
      }),
      page: 2,
      totalPages,
      totalRows,
    });
    expect(redemptions.rows).toMatchObject([{ status: 'PROCESS', quantity: 1 }]);

    for (const [type, rows] of [
      ['BET', [{ amountMinor: 12_300, reward: null, quantity: null }]],
      ['REDEEM', [{ amountMinor: null, reward: expect.any(String), quantity: 1 }]],
    ] as const) {
      const entries = await points.entries.query({ ...PAGE, type });
      const { request, value } = await lastRecordedCall(stack, world, 'listPointEntries');
      expect(request).toEqual({ pageNo: '1', pageSize: '1', language: 'EN', type });
      const [entry] = value.content;
      expect(entries.rows).toMatchObject(rows);
      expect(entries.rows).toMatchObject([
        { id: entry?.entryId, at: entry?.at, type, change: entry?.changedPoints, balance: entry?.pointsBalance },
      ]);
    }
  });

  it.each([
    ['a reward none times', { rewardId: 'taza', quantity: 0, paymentPassword: PAYMENT_PASSWORD }],
    ['a payment password that is none', { rewardId: 'taza', quantity: 1, paymentPassword: 'secret' }],
  ])('PTS-02 refuses %s before the platform is asked', async (_what, wish) => {
    const before = askedOf(stack, world);
    expect(await codeOf(player.client.points.redeem.mutate(wish, intent))).toBe('INVALID_REQUEST');
    expect(askedOf(stack, world)).toEqual(before);
  });

  it.each([-500, 0.5])('PTS-02 refuses to convert %d points before the platform is asked', async (points) => {
    const before = askedOf(stack, world);
    const wish = { points, paymentPassword: PAYMENT_PASSWORD };
    expect(await codeOf(player.client.points.convert.mutate(wish, intent))).toBe('INVALID_REQUEST');
    expect(askedOf(stack, world)).toEqual(before);
  });
});

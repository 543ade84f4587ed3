import { beforeAll, expect, it } from 'vitest';
import { lastRecordedCall, minor } from '../recorded-call';
import { useStack } from '../shared-stack';
import type { StackWorld } from '../stack';
import type { TestBrowser } from '../test-browser';

const stack = await useStack();
let world: StackWorld;
let player: TestBrowser;
beforeAll(async () => {
  world = await stack.world();
  const [account] = await world.control.apply('referrals');
  player = world.visitor();
  await player.login(account?.username ?? '', account?.password ?? '');
});

it('MEM-12 makes the link of the site that the member is on, and of their code', async () => {
  const info = await player.client.referral.info.query();
  const { referralCode, earned, ...same } = (await lastRecordedCall(stack, world, 'fetchReferral')).value;
  expect(info).toEqual({
    ...same,
    code: referralCode,
    link: `${stack.gatewayUrl}/register?referralCode=${referralCode}`,
    earnedMinor: minor(earned),
  });
  expect(info).toMatchObject({ invited: 6 });
  expect(info.earnedMinor).toBeGreaterThan(0);
});

it('MEM-12 lists friends and earnings page by page, amounts in minor units', async () => {
  const invited = await player.client.referral.invited.query({ page: 2, pageSize: 4 });
  const friends = await lastRecordedCall(stack, world, 'listInvited');
  expect(friends.request).toEqual({ pageNo: '2', pageSize: '4' });
  expect(invited).toEqual({
    rows: friends.value.content.map(({ memberName, ...row }) => ({ ...row, name: memberName })),
    page: 2,
    totalPages: 2,
    totalRows: 6,
  });
  expect(invited.rows).toHaveLength(2);

  const earnings = await player.client.referral.earnings.query({ page: 1, pageSize: 3 });
  const days = await lastRecordedCall(stack, world, 'listReferralEarnings');
  expect(days.request).toEqual({ pageNo: '1', pageSize: '3' });
  expect(earnings).toEqual({
    rows: days.value.content.map(({ validBet, amount, ...row }) => {
      return { ...row, validBetMinor: minor(validBet), amountMinor: minor(amount) };
    }),
    page: 1,
    totalPages: days.value.totalPages,
    totalRows: days.value.totalRows,
  });
  expect(earnings.rows).toHaveLength(3);
});

import { expect, it } from 'vitest';
import { lastRecordedCall, minor } from '../recorded-call';
import { useStack } from '../shared-stack';

const stack = await useStack();

it('AG-06 the overview of a downline is given on in minor units', async () => {
  const world = await stack.world();
  const agent = await world.agent();
  const below = await world.control.mint({ uplineId: agent.id, balanceMinor: 100_050 });
  await world.control.mint({ uplineId: below.id, balanceMinor: 1 });
  await world.control.run('settleBet', { memberId: below.id, stake: '12.34', payout: '1.00' });
  const now = Date.parse(await world.control.now());
  const today = new Date(now - 6 * 3_600_000).toISOString().slice(0, 10);
  const days = { from: today, to: today };
  const overview = await agent.client.team.overview.query(days);
  const { request, value } = await lastRecordedCall(stack, world, 'fetchTeamOverview');
  expect(request).toEqual(days);
  const { balance, totals, days: each, previous, ...team } = value;
  const { profit, stake, payout, deposit } = totals;
  expect(overview).toMatchObject({ ...team, balanceMinor: minor(balance), previous: { from: previous.from } });
  expect(overview.totals).toMatchObject({
    ...{
      profitMinor: minor(profit),
      stakeMinor: minor(stake),
      payoutMinor: minor(payout),
      depositMinor: minor(deposit),
    },
  });
  expect(overview.days).toMatchObject(each.map(({ day, activeMembers }) => ({ day, activeMembers })));
  expect(overview.totals).toMatchObject({ stakeMinor: 1_234, payoutMinor: 100, profitMinor: 1_134, activeMembers: 1 });
  expect(overview.levels).toHaveLength(2);
});

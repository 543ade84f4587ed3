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
  const range = { from: new Date(now - 3_600_000).toISOString(), to: new Date(now + 3_600_000).toISOString() };
  const overview = await agent.client.team.overview.query(range);
  const { request, value } = await lastRecordedCall(stack, world, 'fetchTeamOverview');
  expect(request).toEqual(range);
  const { balance, stake, payout, net, ...counts } = value;
  expect(overview).toEqual({
    ...counts,
    balanceMinor: minor(balance),
    stakeMinor: minor(stake),
    payoutMinor: minor(payout),
    netMinor: minor(net),
  });
  expect(overview).toMatchObject({ stakeMinor: 1_234, payoutMinor: 100, netMinor: -1_134, activeMembers: 1 });
  expect(overview.levels).toHaveLength(2);
});

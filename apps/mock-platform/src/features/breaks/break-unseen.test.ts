import { listInvited } from '@tonalli/contracts/referral/wire';
import { fetchTeamOverview } from '@tonalli/contracts/team/wire';
import { expect, it } from 'vitest';
import { mintPlayer } from '../../testing/log-in';
import { serveWorlds } from '../../testing/stage';
import { keepReferral } from '../referral';
import { startBreak } from './take-break';

const stage = await serveWorlds();

it('RG-03 shows to nobody above the member, nor to who invited them', async () => {
  const { platform, world } = stage;
  const agent = await mintPlayer(world, { type: 1 });
  const ana = await mintPlayer(world, { uplineId: agent.id, balanceMinor: 10_000 });
  const account = world.sqlite.prepare('SELECT account FROM members WHERE id = ?').pluck().get(agent.id);
  keepReferral(world, { memberId: ana.id, code: String(account), at: world.clock.now() });
  const period = { from: '2026-01-01', to: '2026-01-31' };
  const seen = async () =>
    JSON.stringify([
      await platform.value(fetchTeamOverview, period, agent),
      await platform.value(listInvited, { pageNo: '1', pageSize: '10' }, agent),
    ]);
  const before = await seen();
  expect(before).toContain('"totalRows":1');
  startBreak(world, ana.id, '6m');
  expect(await seen()).toBe(before);
});

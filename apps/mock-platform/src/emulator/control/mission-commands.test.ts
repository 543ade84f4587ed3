import { fetchMissionLeaderboard, fetchMissionSummary } from '@tonalli/contracts/missions/wire';
import { ControlError } from '@tonalli/qa/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { callsAs, mintPlayer, tokenFor } from '../../testing/log-in';
import { serveWorlds } from '../../testing/stage';

const stage = await serveWorlds({ seed: 'light' });
const run: typeof stage.qa.run = (...call) => stage.qa.run(...call);
const code = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'OK',
    (error: unknown) => (error instanceof ControlError ? error.code : String(error)),
  );
let memberId = '';
beforeEach(async () => {
  memberId = (await mintPlayer(stage.world, { balanceMinor: 0 })).id;
});
const calls = () => callsAs(stage.platform, { ...stage.here, token: tokenFor(stage.world, memberId) });
const listed = async (id: string) =>
  (await run('listMissionsOf', { memberId })).find(({ missionId }) => missionId === id);
const rows = () => stage.world.sqlite.prepare('SELECT count(*) FROM mission_progress').pluck().get();

describe('the commands of missions', () => {
  it('MEM-13 complete what can be claimed then, on record for the audit', async () => {
    expect(await listed('explorador-oro')).toMatchObject({ progress: 0, target: 10, status: 'LOCKED' });
    await run('completeMission', { memberId, missionId: 'por-cinco' });
    expect(await listed('por-cinco')).toMatchObject({ progress: 500, target: 500, status: 'CLAIMABLE' });
    // Whoever asks has logged in today, which is a mission as well.
    expect(await calls().value(fetchMissionSummary)).toMatchObject({ claimable: 2 });
    expect(stage.world.ledger.audit().findings).toEqual([]);
  });

  it('MEM-13 claim in place of the member, once, with the stars of the week', async () => {
    const input = { memberId, missionId: 'explorador-bronce' };
    expect(await code(run('claimMissionFor', input))).toBe('MISSION_NOT_COMPLETE');
    await run('completeMission', input);
    expect(await run('claimMissionFor', input)).toMatchObject({ stars: 15, rewardId: expect.stringMatching(/^G/) });
    expect(await code(run('claimMissionFor', input))).toBe('BONUS_CLOSED');
    expect(await calls().value(fetchMissionLeaderboard)).toMatchObject({ ownRank: 1, ownStars: 15 });
    expect(stage.world.ledger.audit().findings).toEqual([]);
  });

  it('MEM-13 list without writing, and know no other member and no other mission', async () => {
    const before = rows();
    await run('listMissionsOf', { memberId });
    expect(rows()).toBe(before);
    expect(await code(run('listMissionsOf', { memberId: 'nobody' }))).toBe('USER_NOT_FOUND');
    expect(await code(run('completeMission', { memberId: 'nobody', missionId: 'por-cinco' }))).toBe('USER_NOT_FOUND');
    for (const name of ['completeMission', 'claimMissionFor'] as const)
      expect(await code(run(name, { memberId, missionId: 'ninguna' }))).toBe('BONUS_NOT_FOUND');
  });
});

import type { Reward } from '@tonalli/contracts/rewards/reward';
import * as wire from '@tonalli/contracts/rewards/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { endReward } from '../../rewarding/end-reward';
import { offerReward, rewardIdOf } from '../../rewarding/grant-reward';
import { mintPlayer, type Player } from '../../testing/log-in';
import { serveWorlds } from '../../testing/stage';
import { MODULES_OFF } from '../../world/operator-settings';
import { startBreak } from '../breaks';
import { listDeliveriesOfAll, sendGoods } from './deliver-goods';

const stage = await serveWorlds();
const DAY_MS = 86_400_000;
const CASH: Reward = { kind: 'cash', amountMinor: 1_500 };

let ana: Player;
let bo: Player;
let occasions = 0;
beforeEach(async () => {
  [ana, bo] = [await mintPlayer(stage.world), await mintPlayer(stage.world)];
});

function offer(reward: Reward = CASH, { who = ana, days = null as number | null } = {}): string {
  occasions += 1;
  const at = stage.world.clock.now();
  const grant = { memberId: who.id, source: 'mission', sourceKey: `test:${occasions}`, reward } as const;
  const expiresAt = days === null ? null : at + days * DAY_MS;
  const given = stage.world.transaction(() =>
    offerReward(stage.world, { ...grant, titleEs: 'Misión', titleEn: 'Mission', at, expiresAt }),
  );
  return rewardIdOf(given?.id ?? 0);
}
const call = async (rewardId: string, key: string, who = ana) =>
  (await stage.platform.call(wire.claimReward, { rewardId }, { ...who, idempotencyKey: key })).envelope;
const claimAll = (key: string, who = ana) =>
  stage.platform.value(wire.claimAllRewards, {}, { ...who, idempotencyKey: key });
const waiting = async (who = ana, language: 'ES' | 'EN' = 'ES') =>
  (await stage.platform.value(wire.listWaitingRewards, { language }, who)).list;
const past = (pageNo = '1', pageSize = '10') =>
  stage.platform.value(wire.listPastRewards, { pageNo, pageSize, language: 'ES' }, ana);
const count = (who = ana) => stage.platform.value(wire.fetchRewardCount, {}, who);
const balance = (who = ana) => stage.world.ledger.balance(who.id, 'member.main');

describe('the reward centre', () => {
  it('MEM-11 shows first what lapses first, what never does last, and what it is for in the language asked for', async () => {
    const [always, late, soon] = [offer(), offer(CASH, { days: 9 }), offer(CASH, { days: 2 })];
    expect((await waiting()).map(({ rewardId }) => rewardId)).toEqual([soon, late, always]);
    expect((await waiting(ana, 'EN'))[0]).toMatchObject({ title: 'Mission', reward: CASH, subject: null });
    const nextLapseAt = new Date(stage.world.clock.now() + 2 * DAY_MS).toISOString();
    expect(await count()).toEqual({ count: 3, nextLapseAt, heldUntil: null });
    expect(await count(bo)).toEqual({ count: 0, nextLapseAt: null, heldUntil: null });
  });

  it('MEM-11 pays a claim once: under its key again the same answer, under another a refusal', async () => {
    const id = offer();
    const first = await call(id, 'one');
    expect(first).toMatchObject({ value: { rewardId: id, balance: '15.00', count: 0 } });
    expect(await call(id, 'one')).toEqual(first);
    expect(await call(id, 'two')).toMatchObject({ code: 'BONUS_CLOSED' });
    expect(balance()).toBe(1_500);
  });

  it('MEM-11 pays once however many claim at the same time', async () => {
    const id = offer();
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, (_, index) => call(id, `at-once-${index}`)),
      claimAll('all-at-once'),
    ]);
    expect(answers).toHaveLength(9);
    expect(balance()).toBe(1_500);
  });

  it("MEM-11 gives nobody another's reward", async () => {
    const id = offer();
    expect(await call(id, 'not-mine', bo)).toMatchObject({ code: 'BONUS_NOT_FOUND' });
    expect((await claimAll('nothing', bo)).claimed).toEqual([]);
    expect([balance(), balance(bo)]).toEqual([0, 0]);
    for (const bad of ['G1', 'g00000001', 'V00000001', ''])
      expect(await call(bad, `bad-${bad}`)).toMatchObject({ code: 'BONUS_NOT_FOUND' });
  });

  it('MEM-11 claims all that can be claimed, and leaves the rest as it was', async () => {
    offer();
    offer({ kind: 'points', points: 40 });
    const blocked = offer({ kind: 'bonus', amountMinor: 500, termsId: 'of-nobody' });
    const { claimed, refused, balance: shown } = await claimAll('everything');
    expect(claimed.map(({ reward }) => reward.kind).sort()).toEqual(['cash', 'points']);
    expect([refused, shown]).toEqual([[blocked], '15.00']);
    expect((await waiting()).map(({ rewardId }) => rewardId)).toEqual([blocked]);
    expect(await claimAll('everything')).toMatchObject({ claimed: [{}, {}], balance: '15.00' });
    expect(balance()).toBe(1_500);
  });

  it('MEM-11 keeps what was claimed, lapsed and was taken back, page by page', async () => {
    const [taken, lapsed, kept] = [offer(), offer(), offer()];
    offer();
    await call(kept, 'keep');
    stage.world.transaction(() => endReward(stage.world, { rewardId: lapsed, as: 'expire' }));
    stage.world.transaction(() => endReward(stage.world, { rewardId: taken, as: 'revoke' }));
    const first = await past('1', '2');
    expect(first).toMatchObject({ totalRows: 3, totalPages: 2, pageNum: 1 });
    const rows = [...first.content, ...(await past('2', '2')).content];
    expect(rows.map(({ rewardId, end }) => [rewardId, end])).toEqual([
      [kept, 'CLAIMED'],
      [lapsed, 'LAPSED'],
      [taken, 'REVOKED'],
    ]);
    for (const rewardId of [taken, lapsed, kept])
      expect(() => endReward(stage.world, { rewardId, as: 'revoke' })).toThrow(
        expect.objectContaining({ code: 'BONUS_CLOSED' }),
      );
    expect(() => endReward(stage.world, { rewardId: 'G99999999', as: 'expire' })).toThrow(
      expect.objectContaining({ code: 'BONUS_NOT_FOUND' }),
    );
  });

  it('MEM-11 has goods sent by people, once', async () => {
    const id = offer({ kind: 'physical', itemEs: 'Taza', itemEn: 'Mug' });
    expect((await waiting())[0]?.subject).toBe('Taza');
    await call(id, 'mug');
    expect((await past()).content[0]).toMatchObject({ end: 'CLAIMED', delivery: 'PROCESS' });
    expect(listDeliveriesOfAll(stage.world, 'PROCESS', 10)).toMatchObject([{ rewardId: id, memberId: ana.id }]);
    sendGoods(stage.world, id);
    expect((await past()).content[0]).toMatchObject({ delivery: 'SENT' });
    expect(() => sendGoods(stage.world, id)).toThrow(expect.objectContaining({ code: 'BONUS_CLOSED' }));
    expect(() => sendGoods(stage.world, 'G77777777')).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });

  it('MEM-11 tells the tabs of its member whenever what waits changes, and nobody else', async () => {
    const heard: unknown[] = [];
    const stop = stage.world.events.subscribe((event) => event.type === 'rewards' && heard.push(event.customerId));
    const id = offer();
    await call(id, 'told');
    await call(id, 'refused');
    stop();
    expect(heard).toEqual([ana.id, ana.id]);
  });

  it('NAV-06 SYS-07 has nothing to say while the module is off', async () => {
    const id = offer();
    stage.world.settings.set(MODULES_OFF, ['PTSYS3']);
    expect(await call(id, 'off')).toMatchObject({ code: 'FUNCTION_NOT_AVAILABLE' });
    stage.world.settings.set(MODULES_OFF, []);
    expect(await call(id, 'on')).toMatchObject({ value: { rewardId: id } });
  });

  it('RG-03 gives nothing to a member on a break', async () => {
    const id = offer();
    startBreak(stage.world, ana.id, '24h');
    expect(await call(id, 'break')).toMatchObject({ success: false });
    expect(balance()).toBe(0);
  });
});

import { BONUS_KINDS } from '@tonalli/contracts/ledger';
import * as rewards from '@tonalli/contracts/rewards/wire';
import * as vip from '@tonalli/contracts/vip/wire';
import { describe, expect, it } from 'vitest';
import { offerReward, rewardIdOf } from '../../rewarding/grant-reward';
import { holdRewards, releaseRewards } from '../../rewarding/hold-rewards';
import { type Player, playerOf } from '../../testing/log-in';
import { postPermitted } from '../../testing/permitted';
import { grantMonth } from './give-bonuses';
import { startVipMonths } from './monthly-bonus';
import { serveClub } from './vip-fixture';

const club = await serveClub();

const received = (who: Player, query: Record<string, string> = {}) =>
  club.platform.value(vip.listBonuses, { pageNo: '1', pageSize: '20', ...query }, who);

describe('claiming a VIP bonus', () => {
  it('MEM-10 pays it into the main account and takes it off the list', async () => {
    const bonusId = await club.levelOne(club.ana);
    const { envelope } = await club.claim(club.ana, bonusId);
    expect(envelope).toEqual({ success: true, value: { bonusId, amount: '10.00', balance: '1010.00' } });
    expect((await club.info(club.ana)).bonuses).toEqual([]);
    expect(club.balanceMinor(club.ana)).toBe(101_000);
  });

  it('MEM-10 pays once only: a second claim is refused', async () => {
    const bonusId = await club.levelOne(club.ana);
    await club.claim(club.ana, bonusId);
    const { status, envelope } = await club.claim(club.ana, bonusId);
    expect([status, envelope]).toEqual([409, expect.objectContaining({ code: 'BONUS_CLOSED' })]);
    expect(club.balanceMinor(club.ana)).toBe(101_000);
  });

  it('MEM-10 answers a repeated key as it did at first, and needs one', async () => {
    const bonusId = await club.levelOne(club.ana);
    const first = await club.claim(club.ana, bonusId, 'k1');
    expect((await club.claim(club.ana, bonusId, 'k1')).envelope).toEqual(first.envelope);
    const other = await club.claim(club.ana, 'G99999999', 'k1');
    expect(other.envelope).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    const without = await club.platform.call(vip.claimVipBonus, { bonusId }, club.ana);
    expect(without.envelope).toMatchObject({ code: 'IDEMPOTENCY_KEY_REQUIRED' });
    expect(club.paid()).toBe(1);
  });

  it('MEM-10 pays one of ten that arrive at once', async () => {
    const bonusId = await club.levelOne(club.ana);
    const answers = await Promise.all(Array.from({ length: 10 }, () => club.claim(club.ana, bonusId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect([club.paid(), club.balanceMinor(club.ana)]).toEqual([1, 101_000]);
    expect(club.world.ledger.audit().findings).toEqual([]);
  });

  it("MEM-10 does not know another member's bonus, nor one that is none", async () => {
    const bonusId = await club.levelOne(club.ana);
    const eva = await club.player();
    for (const id of [bonusId, 'G99999999', 'V00000001', 'G1', 'nonsense', '']) {
      const { status, envelope } = await club.claim(eva, id);
      expect([id, status, envelope]).toEqual([id, 404, expect.objectContaining({ code: 'BONUS_NOT_FOUND' })]);
    }
    expect([club.balanceMinor(eva), club.paid()]).toEqual([100_000, 0]);
    expect((await club.claim(club.ana, bonusId)).status).toBe(200);
  });
});

describe('the monthly VIP bonus', () => {
  /** Sessions end on the way. */
  const advanceTo = (iso: string) => {
    club.world.clock.set(Date.parse(iso));
    club.ana = playerOf(club.world, club.ana.id);
  };

  it('MEM-10 comes when a month begins in Mexico, once, at the level of that moment, and lapses with the month', async () => {
    startVipMonths(club.world);
    club.bet(club.ana, 1_000_000);
    advanceTo('2026-02-01T05:59:59.999Z');
    expect((await club.info(club.ana)).bonuses.map(({ kind }) => kind)).toEqual(['UPGRADE', 'UPGRADE', 'UPGRADE']);
    advanceTo('2026-02-01T06:00:00.000Z');
    const monthly = (await club.info(club.ana)).bonuses.filter(({ kind }) => kind === 'MONTHLY');
    expect(monthly).toEqual([
      {
        bonusId: expect.any(String),
        kind: 'MONTHLY',
        level: 3,
        amount: '30.00',
        grantedAt: '2026-02-01T06:00:00.000Z',
        expiresAt: '2026-03-01T06:00:00.000Z',
      },
    ]);
    expect((await club.info(await club.player())).bonuses).toEqual([]);
    advanceTo('2026-03-01T06:00:00.000Z');
    const { status, envelope } = await club.claim(club.ana, monthly[0]?.bonusId ?? '');
    expect([status, envelope]).toEqual([409, expect.objectContaining({ code: 'BONUS_CLOSED' })]);
    expect((await club.info(club.ana)).bonuses.filter(({ kind }) => kind === 'MONTHLY')).toHaveLength(1);
    expect(club.paid()).toBe(0);
  });

  it('MEM-10 is claimed once, and the next month brings the next', async () => {
    startVipMonths(club.world);
    club.bet(club.ana, 1_000_000);
    const monthly = async () =>
      (await club.info(club.ana)).bonuses.find(({ kind }) => kind === 'MONTHLY')?.bonusId ?? '';
    for (const moment of ['2026-02-10T00:00:00.000Z', '2026-03-10T00:00:00.000Z', '2027-01-10T00:00:00.000Z']) {
      advanceTo(moment);
      const bonusId = await monthly();
      expect((await club.claim(club.ana, bonusId)).status).toBe(200);
      expect((await club.claim(club.ana, bonusId)).status).toBe(409);
    }
    expect([club.balanceMinor(club.ana), club.paid()]).toEqual([100_000 + 3 * 3_000, 3]);
  });
});

describe('the bonus details', () => {
  it('MEM-10 list every bonus with kind, amount, time and reference, newest first, with their total', async () => {
    const at = club.world.clock.now();
    const welcome = {
      kind: 'bonus.welcome',
      key: 'w',
      memberId: club.ana.id,
      amountMinor: 5_000,
      reference: 'P1',
    } as const;
    postPermitted(club.world, { ...welcome, at: at - 1_000 });
    const bonusId = await club.levelOne(club.ana);
    await club.claim(club.ana, bonusId);
    const all = await received(club.ana);
    expect(all).toMatchObject({ pageNum: 1, totalPages: 1, totalRows: 2, total: '60.00' });
    expect(all.content).toEqual([
      {
        movementId: expect.stringMatching(/^L\d{8}$/),
        kind: 'bonus.vip',
        amount: '10.00',
        at: new Date(at).toISOString(),
        reference: bonusId,
      },
      expect.objectContaining({ kind: 'bonus.welcome', amount: '50.00', reference: 'P1' }),
    ]);
    expect(await received(club.ana, { kind: 'bonus.welcome' })).toMatchObject({ totalRows: 1, total: '50.00' });
    expect((await received(club.ana, { pageNo: '2', pageSize: '1' })).content[0]?.kind).toBe('bonus.welcome');
    expect(await received(await club.player())).toMatchObject({ content: [], totalRows: 0, total: '0.00' });
  });

  it('MEM-10 know every kind of bonus that the ledger books', () => {
    expect(BONUS_KINDS).toContain('bonus.vip');
    expect(BONUS_KINDS.filter((kind) => !kind.startsWith('bonus.'))).toEqual(['grant.convert', 'free.win']);
  });
});

describe('bonuses of levels in the reward centre', () => {
  it('MEM-10 MEM-11 wait there under the same number, and are paid once, wherever they are claimed', async () => {
    const bonusId = await club.levelOne(club.ana);
    const { list } = await club.platform.value(rewards.listWaitingRewards, { language: 'ES' }, club.ana);
    expect(list).toMatchObject([
      { rewardId: bonusId, source: 'vip', title: 'Por llegar a Barro', reward: { kind: 'cash' }, expiresAt: null },
    ]);
    const claim = { ...club.ana, idempotencyKey: 'centre' };
    expect((await club.platform.call(rewards.claimReward, { rewardId: bonusId }, claim)).status).toBe(200);
    expect((await club.claim(club.ana, bonusId)).envelope).toMatchObject({ code: 'BONUS_CLOSED' });
    expect([club.balanceMinor(club.ana), club.paid(), (await club.info(club.ana)).bonuses]).toEqual([101_000, 1, []]);
    expect(club.world.ledger.audit().findings).toEqual([]);
  });

  it('MEM-10 MEM-11 say in both languages what they are for, and since when they wait', async () => {
    const month = '2026-01-01T06:00:00.000Z';
    club.bet(club.ana, 1_000_000);
    grantMonth(club.world, club.ana.id, club.world.clock.now());
    const shown = async (language: 'ES' | 'EN') => {
      const { list } = await club.platform.value(rewards.listWaitingRewards, { language }, club.ana);
      return list.map(({ title }) => title);
    };
    expect((await shown('ES')).toSorted()).toEqual([
      ...['Bono mensual de Plata', 'Por llegar a Barro', 'Por llegar a Cobre', 'Por llegar a Plata'],
    ]);
    expect((await shown('EN')).toSorted()).toEqual([
      ...['For reaching Clay', 'For reaching Copper', 'For reaching Silver', 'Monthly bonus of Silver'],
    ]);
    expect((await club.info(club.ana)).bonuses[0]).toMatchObject({ kind: 'MONTHLY', grantedAt: month });
  });

  it('MEM-10 MEM-11 are all that the page of VIP pays: what waits for another reason is claimed in the centre', async () => {
    const { world, ana } = club;
    const titles = { titleEs: 'Una', titleEn: 'One', at: world.clock.now(), expiresAt: null };
    const reward = { kind: 'cash', amountMinor: 500 } as const;
    const other = { memberId: ana.id, source: 'mission', sourceKey: 'mission:1', reward, ...titles } as const;
    const offered = world.transaction(() => offerReward(world, other));
    const bonusId = rewardIdOf(offered?.id ?? 0);
    expect((await club.claim(ana, bonusId)).envelope).toMatchObject({ code: 'BONUS_NOT_FOUND' });
    const centre = { ...ana, idempotencyKey: 'other' };
    expect((await club.platform.call(rewards.claimReward, { rewardId: bonusId }, centre)).status).toBe(200);
    expect([club.balanceMinor(ana), club.paid()]).toEqual([100_500, 0]);
  });

  it('MEM-10 QA-09 are missed by the audit where they were posted as anything else', async () => {
    const { world, ana } = club;
    const bonusId = await club.levelOne(ana);
    await club.claim(ana, bonusId);
    expect(world.ledger.audit().findings).toEqual([]);
    const call = (source: string) => world.sqlite.prepare('UPDATE rewards SET source = ?').run(source);
    call('mission');
    expect(world.ledger.audit().findings).toEqual([`reward ${bonusId} of 1000 posted 0`]);
    call('vip');
  });

  it('PROMO-08 MEM-10 are not handed over while the operator looks into the account, and lapse as much later', async () => {
    startVipMonths(club.world);
    club.bet(club.ana, 1_000_000);
    club.world.clock.set(Date.parse('2026-02-10T00:00:00.000Z'));
    club.ana = playerOf(club.world, club.ana.id);
    const monthly = async () => (await club.info(club.ana)).bonuses.find(({ kind }) => kind === 'MONTHLY');
    const bonusId = (await monthly())?.bonusId ?? '';
    club.world.transaction(() => holdRewards(club.world, { memberId: club.ana.id, reason: 'one device' }));
    expect((await club.claim(club.ana, bonusId)).envelope).toMatchObject({ code: 'REWARD_ON_HOLD' });
    expect((await monthly())?.expiresAt).toBe('2026-03-15T06:00:00.000Z');
    club.world.transaction(() => releaseRewards(club.world, club.ana.id));
    expect((await club.claim(club.ana, bonusId)).status).toBe(200);
    expect(club.balanceMinor(club.ana)).toBe(103_000);
  });
});

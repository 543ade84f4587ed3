import { fetchMemberInfo } from '@tonalli/contracts/account/wire';
import { listMessages } from '@tonalli/contracts/messages/wire';
import { fetchPermission } from '@tonalli/contracts/system/wire';
import * as vip from '@tonalli/contracts/vip/wire';
import { describe, expect, it } from 'vitest';
import { countCorrection } from '../../rollups/play';
import { TEST_TIME_MS } from '../../testing/test-time';
import { grantMonth } from './give-bonuses';
import { benefitLevelOf } from './keep-level';
import { startVipMonths } from './monthly-bonus';
import { serveClub } from './vip-fixture';
import { levelAt, VIP_LEVELS } from './vip-levels';
import { VIP_ON } from './vip-settings';

const club = await serveClub();

describe('VIP levels', () => {
  it('MEM-10 begin at nothing and rise, one after another, with bonuses that never fall', () => {
    expect(VIP_LEVELS[0]).toMatchObject({ validBetMinor: 0, upgradeBonusMinor: 0, monthlyBonusMinor: 0 });
    const rising = (field: 'validBetMinor' | 'upgradeBonusMinor' | 'monthlyBonusMinor') =>
      VIP_LEVELS.slice(1).every((level, index) => level[field] >= (VIP_LEVELS[index]?.[field] ?? 0));
    expect([rising('validBetMinor'), rising('upgradeBonusMinor'), rising('monthlyBonusMinor')]).toEqual([
      true,
      true,
      true,
    ]);
    for (const [level, { validBetMinor }] of VIP_LEVELS.entries()) {
      expect(levelAt(validBetMinor)).toBe(level);
      if (level > 0) expect(levelAt(validBetMinor - 1)).toBe(level - 1);
    }
    expect(levelAt(Number.MAX_SAFE_INTEGER)).toBe(8);
  });

  it('MEM-10 show everything a new member has before them, in the language asked for', async () => {
    const spanish = await club.info(club.ana);
    expect(spanish).toMatchObject({ vipLabelName: 'Club Tonalli', vipRankLevel: 0, validBet: '0.00', bonuses: [] });
    expect(spanish.levels).toHaveLength(9);
    expect(spanish.levels[1]).toEqual({
      level: 1,
      name: 'Barro',
      validBet: '1000.00',
      keepBet: '0.00',
      upgradeBonus: '10.00',
      monthlyBonus: '0.00',
      birthdayGift: '0.00',
    });
    expect((await club.info(club.ana, 'EN')).levels[1]?.name).toBe('Clay');
  });

  it('MEM-10 follow what was really bet, to the centavo: play money does not count', async () => {
    club.bet(club.ana, 99_999);
    club.bet(club.ana, 5_000_000, true);
    expect(await club.info(club.ana)).toMatchObject({ vipRankLevel: 0, validBet: '999.99', bonuses: [] });
    club.bet(club.ana, 1);
    const reached = await club.info(club.ana);
    expect(reached).toMatchObject({ vipRankLevel: 1, validBet: '1000.00' });
    expect(reached.bonuses).toEqual([
      {
        bonusId: expect.stringMatching(/^G\d{8}$/),
        kind: 'UPGRADE',
        level: 1,
        amount: '10.00',
        grantedAt: new Date(TEST_TIME_MS).toISOString(),
        expiresAt: null,
      },
    ]);
  });

  it('MEM-02 the level of the profile is this level, as soon as the bet is settled', async () => {
    club.bet(club.ana, 1_000_000);
    expect(await club.platform.value(fetchMemberInfo, {}, club.ana)).toMatchObject({ vipLevel: 3 });
    expect((await club.info(club.ana)).vipRankLevel).toBe(3);
  });

  it('MEM-10 a jump over several levels brings the bonus of each, and a level none a second time', async () => {
    club.bet(club.ana, 1_000_000);
    club.bet(club.ana, 1_000_000);
    const { bonuses } = await club.info(club.ana);
    expect(bonuses.map(({ level, amount }) => [level, amount])).toEqual([
      [1, '10.00'],
      [2, '20.00'],
      [3, '60.00'],
    ]);
    // The level is lost, and reached once more.
    const at = club.world.clock.now();
    const bet = { memberId: club.ana.id, roundId: 'R1', gameType: 'RNG', placedAt: at, at } as const;
    countCorrection(club.world, { ...bet, validDeltaMinor: -2_000_000, payoutDeltaMinor: 0 });
    club.bet(club.ana, 1_000_000);
    expect((await club.info(club.ana)).bonuses).toEqual(bonuses);
  });

  it('MEM-10 a bet that is undone leaves no level behind', async () => {
    const undone = () =>
      club.world.transaction(() => {
        club.bet(club.ana, 100_000);
        throw new Error('undo');
      });
    expect(undone).toThrow('undo');
    expect(await club.info(club.ana)).toMatchObject({ vipRankLevel: 0, validBet: '0.00', bonuses: [] });
  });
});

describe('who may', () => {
  const calls = [
    ['fetchVip', () => club.platform.call(vip.fetchVip, {}, club.ana)],
    ['claimVipBonus', () => club.claim(club.ana, 'V00000001')],
  ] as const;

  it.each(calls)('NAV-06 %s is not available while VIP is off; bets count all the same', async (_name, call) => {
    club.world.settings.set(VIP_ON, false);
    club.bet(club.ana, 100_000);
    const { status, envelope } = await call();
    expect([status, envelope]).toEqual([403, expect.objectContaining({ code: 'FUNCTION_NOT_AVAILABLE' })]);
    expect(club.paid()).toBe(0);
    club.world.settings.set(VIP_ON, true);
    expect((await club.info(club.ana)).vipRankLevel).toBe(1);
  });

  it('MEM-14 tells whoever rises of the level they are on now, once, and nobody while VIP is off', async () => {
    const told = () =>
      club.platform.value(listMessages, { filter: 'all', pageNo: '1', pageSize: '20', language: 'EN' }, club.ana);
    club.bet(club.ana, 1_000_000);
    club.bet(club.ana, 1_000);
    const { content } = await told();
    expect(content).toMatchObject([{ kind: 'vipLevel', title: 'You reached Silver!' }]);
    club.world.settings.set(VIP_ON, false);
    club.bet(club.ana, 4_000_000);
    expect((await told()).totalRows).toBe(1);
  });

  it('NAV-06 MEM-10 a level that is reached while VIP is off brings nothing, then or later', async () => {
    club.bet(club.ana, 100_000);
    club.world.settings.set(VIP_ON, false);
    club.bet(club.ana, 1_000_000);
    const laid = () =>
      club.world.sqlite.prepare('SELECT count(*) FROM vip_bonuses WHERE member_id = ?').pluck().get(club.ana.id);
    expect(laid()).toBe(1);
    club.world.settings.set(VIP_ON, true);
    club.bet(club.ana, 1_000);
    const { vipRankLevel, bonuses } = await club.info(club.ana);
    expect([vipRankLevel, bonuses.map(({ level }) => level)]).toEqual([3, [1]]);
  });

  it('NAV-06 nobody has the benefits of a level while VIP is off', () => {
    club.bet(club.ana, 1_000_000);
    club.world.settings.set(VIP_ON, false);
    expect(benefitLevelOf(club.world, club.ana.id)).toBe(0);
    grantMonth(club.world, club.ana.id, club.world.clock.now());
    club.world.settings.set(VIP_ON, true);
    expect(benefitLevelOf(club.world, club.ana.id)).toBe(3);
    expect(club.world.sqlite.prepare("SELECT count(*) FROM vip_bonuses WHERE kind = 'MONTHLY'").pluck().get()).toBe(0);
  });

  it('NAV-06 no month brings a bonus while VIP is off', async () => {
    startVipMonths(club.world);
    club.bet(club.ana, 1_000_000);
    club.world.settings.set(VIP_ON, false);
    club.world.clock.advance(31 * 86_400_000);
    expect(club.world.sqlite.prepare("SELECT count(*) FROM vip_bonuses WHERE kind = 'MONTHLY'").pluck().get()).toBe(0);
    expect(club.world.clock.pending().some(({ kind }) => kind === 'vip.month')).toBe(true);
  });

  it('NAV-06 SYS-01 the first call says whether VIP is offered, what it is called and how far it goes', async () => {
    const here = { world: club.world.name, language: 'EN' } as const;
    const before = await club.platform.value(fetchPermission, {}, here);
    expect(before.info.publicState).toMatchObject({ hasVip: true, vipLabelName: 'Tonalli Club', vipRankLevel: 8 });
    club.world.settings.set(VIP_ON, false);
    expect((await club.platform.value(fetchPermission, {}, here)).info.publicState.hasVip).toBe(false);
  });

  it('GAME-06 trial accounts have none of it', async () => {
    const trial = await club.player(4);
    const answers = await Promise.all([
      club.platform.call(vip.fetchVip, {}, trial),
      club.claim(trial, 'V00000001'),
      club.platform.call(vip.listBonuses, { pageNo: '1', pageSize: '20' }, trial),
    ]);
    for (const { envelope } of answers) expect(envelope).toMatchObject({ success: false, code: 'TRIAL_ACCOUNT' });
  });
});

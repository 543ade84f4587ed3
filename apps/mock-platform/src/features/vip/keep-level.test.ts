import { listMessages } from '@tonalli/contracts/messages/wire';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { playerOf } from '../../testing/log-in';
import { startBreak } from '../breaks';
import { benefitLevelOf, startVipQuarters } from './keep-level';
import { startVipMonths } from './monthly-bonus';
import { quarterOf } from './quarter';
import { serveClub } from './vip-fixture';
import { VIP_LEVELS } from './vip-levels';
import { VIP_ON } from './vip-settings';

const club = await serveClub();

/** Beginnings of quarters in Mexico City, which keeps no summer time; the clock of tests stands in the first of 2026. */
const Q2 = '2026-04-01T06:00:00.000Z';
const Q3 = '2026-07-01T06:00:00.000Z';
const Q4 = '2026-10-01T06:00:00.000Z';
const NEXT = '2027-01-01T06:00:00.000Z';
const AFTER_NEXT = '2027-04-01T06:00:00.000Z';

const goTo = (iso: string) => {
  club.world.clock.set(Date.parse(iso));
  club.ana = playerOf(club.world, club.ana.id);
};
const benefits = () => benefitLevelOf(club.world, club.ana.id);
const warnings = async () =>
  (
    await club.platform.value(listMessages, { filter: 'all', pageNo: '1', pageSize: '20', language: 'ES' }, club.ana)
  ).content.filter(({ kind }) => kind === 'vipKeep');

describe('the benefits of a VIP level', () => {
  beforeEach(() => {
    startVipQuarters(club.world);
    // Level 3, whose benefits 500.00 a quarter keep; those of level 2, 150.00.
    club.bet(club.ana, 1_000_000);
  });

  it('MEM-10 takes more to keep a higher level, and less than to reach it', () => {
    for (const [level, { keepBetMinor, validBetMinor }] of VIP_LEVELS.entries()) {
      expect(keepBetMinor).toBeGreaterThanOrEqual(VIP_LEVELS[level - 1]?.keepBetMinor ?? 0);
      expect(keepBetMinor).toBeLessThanOrEqual(validBetMinor / 20);
    }
  });

  it.each([
    ['2026-01-01T06:00:00Z', '2026-01-01T06:00:00Z', Q2],
    ['2026-04-01T05:59:59Z', '2026-01-01T06:00:00Z', Q2],
    ['2026-11-15T00:00:00Z', Q4, NEXT],
  ])('MEM-10 %s lies in the quarter from %s to %s', (at, begin, end) => {
    expect(quarterOf(Date.parse(at))).toEqual({ startsAt: Date.parse(begin), endsAt: Date.parse(end) });
  });

  it('MEM-10 stay through the quarter of the level and a first one that falls short, then drop one level; the level stays', async () => {
    goTo(Q2);
    expect(await club.info(club.ana)).toMatchObject({ keeping: { level: 3, isGrace: false, isJudged: true } });
    club.bet(club.ana, 49_999);
    expect((await club.info(club.ana)).keeping).toMatchObject({ validBet: '499.99', endsAt: Q3 });
    goTo(Q3);
    expect((await club.info(club.ana)).keeping).toMatchObject({ level: 3, isGrace: true, validBet: '0.00' });
    goTo(Q4);
    expect(await club.info(club.ana)).toMatchObject({ vipRankLevel: 3, keeping: { level: 2, isGrace: false } });
    // The next quarter is free again, and drops one level at most.
    goTo(NEXT);
    expect(benefits()).toBe(2);
    goTo(AFTER_NEXT);
    expect(benefits()).toBe(1);
  });

  it('MEM-10 are kept to the centavo, and come back with a quarter that would keep them', () => {
    goTo(Q2);
    goTo(Q3);
    club.bet(club.ana, 50_000);
    goTo(Q4);
    expect(benefits()).toBe(3);
    goTo(AFTER_NEXT);
    expect(benefits()).toBe(2);
    club.bet(club.ana, 50_000);
    expect(benefits()).toBe(2);
    goTo('2027-07-01T06:00:00.000Z');
    expect(benefits()).toBe(3);
  });

  it('MEM-10 are all there at once with the next level, and that quarter is not judged', async () => {
    goTo(Q4);
    expect(benefits()).toBe(2);
    club.bet(club.ana, 4_000_000);
    expect((await club.info(club.ana)).keeping).toMatchObject({ level: 4, isJudged: false });
    goTo(NEXT);
    expect((await club.info(club.ana)).keeping).toMatchObject({ level: 4, isGrace: false });
  });

  it('RG-03 MEM-10 cost nothing by a quarter in which the member is away', () => {
    goTo(Q3);
    startBreak(club.world, club.ana.id, '24h');
    goTo(Q4);
    goTo(NEXT);
    // Away in the third, the first that falls short is the fourth.
    expect(benefits()).toBe(3);
    startBreak(club.world, club.ana.id, '6m');
    goTo('2028-04-01T06:00:00.000Z');
    expect(benefits()).toBe(3);
  });

  it('RG-03 MEM-10 come back with a quarter that is enough, also when the member was away in it', () => {
    goTo(Q2);
    goTo(Q4);
    expect(benefits()).toBe(2);
    club.bet(club.ana, 50_000);
    startBreak(club.world, club.ana.id, '24h');
    goTo(NEXT);
    expect(benefits()).toBe(3);
  });

  it('MEM-10 follow the rule of the help page in any course of quarters', async () => {
    // By the table of the help page: what level 3 asks for, and the two below it.
    const keptBy = (bet: number) => (bet >= 50_000 ? 3 : bet >= 15_000 ? 2 : 1);
    const figures = fc.array(fc.constantFrom(0, 14_999, 15_000, 49_999, 50_000, 90_000), {
      minLength: 1,
      maxLength: 9,
    });
    await fc.assert(
      fc.asyncProperty(figures, async (bets) => {
        const who = await club.player();
        club.bet(who, 1_000_000);
        club.world.clock.set(quarterOf(club.world.clock.now()).endsAt);
        let [level, fellShort] = [3, false];
        for (const bet of bets) {
          if (bet > 0) club.bet(who, bet);
          club.world.clock.set(quarterOf(club.world.clock.now()).endsAt);
          const isShort = keptBy(bet) < level;
          if (!isShort) level = keptBy(bet);
          else if (fellShort) level -= 1;
          fellShort = isShort && !fellShort;
          expect(benefitLevelOf(club.world, who.id)).toBe(level);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('MEM-10 are warned of once, two weeks before a quarter that would cost some, with what is missing', async () => {
    goTo('2026-06-20T06:00:00.000Z');
    expect(await warnings()).toEqual([]);
    goTo('2026-09-01T06:00:00.000Z');
    club.bet(club.ana, 20_000);
    goTo('2026-09-17T05:59:59.000Z');
    expect(await warnings()).toEqual([]);
    goTo('2026-09-30T06:00:00.000Z');
    const told = await warnings();
    expect(told).toHaveLength(1);
    expect(told[0]?.title).toContain('$300.00');
  });

  it('MEM-10 decide the monthly bonus', async () => {
    startVipMonths(club.world);
    goTo(Q4);
    goTo('2026-11-01T06:00:00.000Z');
    const monthly = (await club.info(club.ana)).bonuses.filter(({ kind }) => kind === 'MONTHLY');
    expect(monthly.map(({ level, amount }) => [level, amount])).toEqual([[2, '10.00']]);
  });

  it('MEM-10 are not judged while the operator has VIP off', () => {
    club.world.settings.set(VIP_ON, false);
    goTo(AFTER_NEXT);
    club.world.settings.set(VIP_ON, true);
    expect(benefits()).toBe(3);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setVipLevel } from '../../people/find-member';
import { claimWaiting, payReward } from '../../rewarding/grant-reward';
import { rewardsRepository } from '../../rewarding/rewards.repository';
import type { OpenWorld } from '../../world/open-world';
import { startBreak } from '../breaks';
import { cashbackOf, rateOf, weekOf } from './cashback';
import { standingsOf, takingOf } from './my-promotions';
import { play, WEEKLY, worldWith } from './promotions-fixture';
import { settleWeek } from './settle-cashback';
import { requirePlace } from './standing';
import { claim, join } from './take-part';

const MONDAY = Date.parse('2026-01-19T06:00:00Z');
let world: OpenWorld;
let ana: string;
beforeEach(async () => {
  ({
    world,
    ids: [ana = ''],
  } = await worldWith([WEEKLY], 2));
});
afterEach(() => {
  expect(world.ledger.audit().findings).toEqual([]);
  world.close();
});

const enter = () => world.transaction(() => join(world, 'weekly', ana));
const waiting = () =>
  rewardsRepository(world)
    .waiting(ana, world.clock.now())
    .filter(({ source }) => source === 'cashback')
    .map(({ reward }) => reward);
const status = () => standingsOf(world, ana)[0]?.status;
const running = () => takingOf(world, requirePlace(world, 'weekly', ana), 'ES').cashback;

describe('the weekly cashback', () => {
  it('PROMO-06 gives a share of what was lost in the week back on Monday, once', async () => {
    play(world, ana, { stakeMinor: 100_000, payoutMinor: 20_000 });
    enter();
    play(world, ana, { stakeMinor: 50_000, payoutMinor: 10_001 });
    play(world, ana, { stakeMinor: 9_000, payoutMinor: 0, gameType: 'LIVE' });
    world.clock.set(MONDAY - 1);
    expect([waiting(), status()]).toEqual([[], 'joined']);
    expect(running()).toEqual({
      from: '2026-01-12T06:00:00.000Z',
      to: '2026-01-19T06:00:00.000Z',
      stake: 150_000,
      payout: 30_001,
      bonus: 0,
      netLoss: 119_999,
      rateBp: 300,
      amount: 3_600,
    });
    world.clock.set(MONDAY);
    settleWeek(world, 'weekly', '2026-01-12');
    // 3 % of 1,199.99 is 35.9997.
    expect([waiting(), status()]).toEqual([[{ kind: 'cash', amountMinor: 3_600 }], 'issued']);
    world.transaction(() => claim(world, 'weekly', ana));
    expect([world.ledger.balance(ana, 'member.main'), status()]).toEqual([3_600, 'joined']);
  });

  it('PROMO-06 waits for the days that its terms give, to the millisecond', () => {
    enter();
    play(world, ana, { stakeMinor: 50_000, payoutMinor: 0 });
    world.clock.set(MONDAY + 14 * 86_400_000 - 1);
    expect(waiting()).toEqual([{ kind: 'cash', amountMinor: 1_500 }]);
    world.clock.advance(1);
    expect(waiting()).toEqual([]);
  });

  it('MEM-11 PROMO-06 is claimed in the reward centre as well, once', () => {
    enter();
    play(world, ana, { stakeMinor: 100_000, payoutMinor: 0 });
    world.clock.set(MONDAY);
    const [{ id } = { id: 0 }] = rewardsRepository(world).waiting(ana, MONDAY);
    const inCentre = () => world.transaction(() => claimWaiting(world, { id, memberId: ana, at: MONDAY }));
    inCentre();
    expect([world.ledger.balance(ana, 'member.main'), status()]).toEqual([3_000, 'joined']);
    expect(inCentre).toThrow(expect.objectContaining({ code: 'BONUS_CLOSED' }));
    expect(() => world.transaction(() => claim(world, 'weekly', ana))).toThrow();
    expect(world.ledger.balance(ana, 'member.main')).toBe(3_000);
  });

  it('PROMO-06 takes off what was given as bonus and as cashback before', async () => {
    enter();
    play(world, ana, { stakeMinor: 100_000, payoutMinor: 0 });
    const bonus = { kind: 'cash', amountMinor: 30_000 } as const;
    const gift = {
      memberId: ana,
      source: 'mission',
      sourceKey: 'm',
      reward: bonus,
      titleEs: 'x',
      titleEn: 'x',
    } as const;
    world.transaction(() => payReward(world, { ...gift, at: world.clock.now() }));
    world.clock.set(MONDAY);
    expect(waiting()).toEqual([{ kind: 'cash', amountMinor: 2_100 }]);
    world.transaction(() => claim(world, 'weekly', ana));
    play(world, ana, { stakeMinor: 12_000, payoutMinor: 0 });
    expect(running()).toMatchObject({ bonus: 2_100, netLoss: 9_900, amount: 0 });
  });

  it('PROMO-06 gives nothing for a week that was won, nor to who has not joined, and carries nothing over', async () => {
    play(world, ana, { stakeMinor: 90_000, payoutMinor: 0 });
    world.clock.set(MONDAY);
    expect(waiting()).toEqual([]);
    enter();
    play(world, ana, { stakeMinor: 10_000, payoutMinor: 60_000 });
    world.clock.set(MONDAY + 7 * 86_400_000);
    expect(waiting()).toEqual([]);
    play(world, ana, { stakeMinor: 20_000, payoutMinor: 0 });
    world.clock.set(MONDAY + 14 * 86_400_000);
    expect(waiting()).toEqual([{ kind: 'cash', amountMinor: 600 }]);
  });

  it('PROMO-06 goes by the VIP level, from the minimum on and up to the cap', () => {
    const terms = { ...WEEKLY.cashback, rates: [...WEEKLY.cashback.rates], categories: ['RNG' as const] };
    expect([0, 1, 2, 9].map((level) => rateOf(terms, level))).toEqual([300, 300, 500, 500]);
    const lost = (stakeMinor: number) => cashbackOf(terms, { stakeMinor, payoutMinor: 0, bonusMinor: 0 }, 500);
    expect([9_999, 10_000, 1_000_000, 1_000_001, 99_000_000].map(lost)).toEqual([0, 500, 50_000, 50_000, 50_000]);
    setVipLevel(world, ana, 2);
    enter();
    expect(running()?.rateBp).toBe(500);
  });

  it('PROMO-06 counts weeks from Monday to Sunday in Mexico City', () => {
    const of = (at: string) => weekOf(Date.parse(at));
    expect(of('2026-01-12T06:00:00Z')).toBe('2026-01-12');
    expect(of('2026-01-19T05:59:59Z')).toBe('2026-01-12');
    expect(of('2026-01-12T05:59:59Z')).toBe('2026-01-05');
    expect(of('2028-03-01T12:00:00Z')).toBe('2028-02-28');
  });

  it('RG-03 lays nothing ready for who excluded themself', async () => {
    enter();
    play(world, ana, { stakeMinor: 90_000, payoutMinor: 0 });
    startBreak(world, ana, '6m');
    world.clock.set(MONDAY);
    const store = rewardsRepository(world);
    const over = store.history({ memberId: ana, now: MONDAY, limit: 9, offset: 0 });
    expect([store.waiting(ana, MONDAY), over]).toEqual([[], []]);
  });
});

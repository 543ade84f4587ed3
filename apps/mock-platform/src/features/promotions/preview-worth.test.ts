import type { Reward } from '@tonalli/contracts/rewards/reward';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { statedRtpPercent } from '../../games/slot/exact';
import { MODELS } from '../../games/slot/models';
import { payReward } from '../../rewarding/grant-reward';
import { exactWorth } from '../../rewarding/reward-worth';
import { createTestWorld } from '../../testing/test-world';
import type { OpenWorld } from '../../world/open-world';
import { bet } from '../points/points-fixture';
import { announceRaffle, closeRaffle } from '../raffles';
import { readDraft } from './draft';
import { previewCost } from './preview-cost';
import { CALENDAR, campaign } from './promotions-fixture';

let world: OpenWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

const play = { game: 'slot', moneyMinor: 100_000 } as const;
const draftOf = (change: object) => readDraft(JSON.stringify(campaign(change))).of;
const preview = (change: object, members = 1) => previewCost(world, { of: draftOf(change), members, seed: '1', play });
const gives = (reward: Reward, members = 1) => preview({ reward }, members);

/** How many standard errors the mean of what was given lies off. */
function errorsOff(costs: readonly number[], mean: number): number {
  const found = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
  const variance = costs.reduce((sum, cost) => sum + (cost - found) ** 2, 0) / costs.length;
  return Math.abs(found - mean) / Math.sqrt(variance / costs.length);
}

const HOUR_MS = 3_600_000;
const pay = (count: number) =>
  world.transaction(() =>
    payReward(world, {
      ...{ memberId: 'M1', source: 'mission', sourceKey: `worth:${count}`, titleEs: 'x', titleEn: 'x' },
      ...{ at: world.clock.now(), reward: { kind: 'tickets', raffleId: 'fair', count } },
    }),
  );

/** One prize of 10,000.00 and two of 1,000 points, which are worth 2.00 each. */
function openRaffle(): number {
  const opensAt = world.clock.now();
  const prizes = [
    { count: 1, reward: { kind: 'cash', amountMinor: 1_000_000 } as const },
    { count: 2, reward: { kind: 'points', points: 1_000 } as const },
  ];
  const titles = { titleEs: 'Rifa', titleEn: 'Raffle' };
  const of = { seriesId: 'fair', ...titles, prizes, repeats: true, opensAt, closesAt: opensAt + HOUR_MS };
  return world.transaction(() => announceRaffle(world, of)).id;
}

describe('what a preview takes rewards for that are no money', () => {
  it('PROMO-08 takes points for what they are exchanged for, and goods for their stated worth', async () => {
    // 500 points are 1.00.
    expect((await gives({ kind: 'points', points: 1_250 })).kinds).toEqual([{ kind: 'points', costMinor: 250 }]);
    const mug = { kind: 'physical', itemEs: 'Taza', itemEn: 'Mug' } as const;
    expect(await gives({ ...mug, worthMinor: 18_900 }, 2)).toEqual({
      ...{ costs: [18_900, 18_900], converted: 2 },
      kinds: [{ kind: 'physical', costMinor: 37_800 }],
    });
  });

  it('PROMO-08 takes a multiplier for the points that it adds to what is thought to be staked meanwhile', async () => {
    // 1,000.00 staked are 1,000 points, two times as many again 2,000, and 500 of them 1.00.
    const triple = { kind: 'multiplier', factor: 3, hours: 24 } as const;
    expect((await gives(triple)).kinds).toEqual([{ kind: 'multiplier', costMinor: 400 }]);
    const wheelOf = (hours: number) => exactWorth(world, { kind: 'multiplier', factor: 3, hours });
    expect(wheelOf(24)).toBe(0);
    // Two players of two days each, who bet 400.00 in all: 100.00 a day of play, of which 200 points more are worth 0.40.
    for (const day of [0, 1]) {
      world.clock.advance(day * 86_400_000);
      for (const [memberId, stakeMinor] of [['M1', 4_000] as const, ['M2', 16_000] as const])
        bet(world, { memberId, stakeMinor });
    }
    world.clock.advance(HOUR_MS);
    expect(wheelOf(24)).toBeCloseTo(40, 9);
    expect(wheelOf(25)).toBeCloseTo(80, 9);
  });

  it('PROMO-08 asks an operator what goods are worth, with line and key', () => {
    const text = `id: mug\nkind: claim\nreward: { kind: physical, itemEs: Taza, itemEn: Mug }\n`;
    expect(() => readDraft(text)).toThrow(/line 3: reward\.worthMinor: says what goods are worth/);
  });

  it('PROMO-08 takes tickets for their part of the prizes, as if so many were out as in the fullest of the series', async () => {
    const id = openRaffle();
    const three = { kind: 'tickets', raffleId: 'fair', count: 3 } as const;
    // Nobody else has one: all of 10,004.00.
    expect((await gives(three)).costs).toEqual([1_000_400]);
    pay(37);
    // Three of 40.
    expect((await gives(three)).kinds).toEqual([{ kind: 'tickets', costMinor: 75_030 }]);
    world.transaction(() => closeRaffle(world, id));
    pay(5);
    expect((await gives(three)).costs).toEqual([75_030]);
    await expect(gives({ ...three, raffleId: 'none' })).rejects.toMatchObject({ code: 'BONUS_NOT_FOUND' });
  });

  it('PROMO-08 spins the wheel by its weights', async () => {
    const { costs, kinds } = await gives({ kind: 'spins', wheelId: 'daily', count: 1 }, 4_000);
    // Of 200: 18 x 500, 5 x 5,000, 1 x 25,000, 8 x 2,000; 10, 50 and 100 points are worth 2, 10 and 20: 56, 34 and 18 of them.
    expect(errorsOff(costs, (9_000 + 25_000 + 25_000 + 16_000 + 112 + 340 + 360) / 200)).toBeLessThan(4);
    expect(kinds.map(({ kind }) => kind)).toEqual(['spins']);
    expect((await gives({ kind: 'spins', wheelId: 'daily', count: 100 })).costs[0]).toBeGreaterThan(500);
    const none = { kind: 'spins', wheelId: 'none', count: 1 } as const;
    await expect(gives(none)).rejects.toMatchObject({ code: 'BONUS_NOT_FOUND' });
  });

  it('PROMO-08 plays free spins with the return of the slot, and a free bet at an even chance without its stake', async () => {
    const spins = await gives({ kind: 'freeSpins', termsId: 'slot-spins-cash', count: 20, stakeMinor: 200 }, 1_500);
    // 20 spins of 2.00 at what the slot is counted to return; the cap of 20 times takes nothing that could be seen here.
    const percent = Number(statedRtpPercent(MODELS['medium-1']));
    expect(errorsOff(spins.costs, (20 * 200 * percent) / 100)).toBeLessThan(4);
    const bets = await gives({ kind: 'freeBet', termsId: 'dice-bet', amountMinor: 5_000 }, 2_000);
    expect(errorsOff(bets.costs, 2_500)).toBeLessThan(4);
    expect(new Set(bets.costs)).toEqual(new Set([0, 5_000]));
    expect([spins.kinds[0]?.kind, bets.kinds[0]?.kind]).toEqual(['freeSpins', 'freeBet']);
  });

  it('PROMO-08 breaks a calendar down by kind, whose sum is the cost of all', async () => {
    const days = [
      ...[1, 2, 3, 4].map((day) => ({ kind: 'points', points: day * 500 })),
      ...[1, 2, 3].map((day) => ({ kind: 'cash', amountMinor: day * 1_000 })),
    ];
    const { costs, kinds } = await preview({ ...CALENDAR, days }, 3);
    expect(costs).toEqual([7_000, 7_000, 7_000]);
    expect(kinds).toEqual([
      { kind: 'points', costMinor: 3_000 },
      { kind: 'cash', costMinor: 18_000 },
    ]);
  });
});

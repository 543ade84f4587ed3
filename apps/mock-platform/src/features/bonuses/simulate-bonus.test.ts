import { describe, expect, it } from 'vitest';
import { createRandom } from '../../kernel/random';
import { type PlayedFamily, playedRound, roundOf } from './played-games';
import { type BonusPlan, type Wagering, wagerBonus } from './simulate-bonus';

function played(plan: BonusPlan, wagering: Wagering, { members, seed = 'a' }: { members: number; seed?: string }) {
  const random = createRandom(seed);
  const costs: number[] = [];
  let converted = 0;
  let turns = 0;
  for (let member = 0; member < members; member += 1) {
    const game = wagerBonus(plan, wagering, random);
    let step = game.next();
    for (; !step.done; step = game.next()) turns += 1;
    costs.push(step.value.costMinor);
    converted += step.value.isConverted ? 1 : 0;
  }
  return { costs, converted, turns, mean: costs.reduce((sum, cost) => sum + cost, 0) / members };
}

const GIFT: BonusPlan = { depositMinor: 0, bonusMinor: 100_000, requiredMinor: 500_000, maxConversionMinor: null };
const red = playedRound('roulette');
/** Small stakes: nobody is ruined. */
const CALM: Wagering = { round: red, stakeMinor: 1_000, percent: 100 };

describe('what a bonus costs, played through', () => {
  it('PROMO-08 is the bonus less the edge of what is wagered, where nobody is ruined', () => {
    // 5 times 1,000.00 at an edge of 1/37: 1,000.00 - 5,000.00 / 37 = 864.86. A round of 10.00 deviates by nearly 10.00.
    const expected = 100_000 - 500_000 / 37;
    const { mean, converted } = played(GIFT, CALM, { members: 400 });
    const standardError = (1_000 * Math.sqrt(500)) / Math.sqrt(400);
    expect(Math.abs(mean - expected)).toBeLessThan(4 * standardError);
    expect(converted).toBe(400);
  });

  it('PROMO-08 is less the more has to be wagered, and the edge of what does not count too', () => {
    // At half the share twice as much is wagered: 1,000.00 - 10,000.00 / 37 = 729.73.
    const { mean } = played(GIFT, { ...CALM, percent: 50 }, { members: 400 });
    expect(Math.abs(mean - (100_000 - 1_000_000 / 37))).toBeLessThan((4 * 1_000 * Math.sqrt(1_000)) / Math.sqrt(400));
  });

  it('PROMO-08 stakes real money first, and what the house wins of it is no cost', () => {
    // 1,000.00 of own money and a bonus of 1,000.00, both lost at a sure loss of each stake: nothing is converted.
    const lost = roundOf([{ multiplierX100: 0, ways: 1 }]);
    const plan = { ...GIFT, depositMinor: 100_000, requiredMinor: 150_000 };
    const { costs, converted } = played(plan, { ...CALM, round: lost, stakeMinor: 10_000 }, { members: 2 });
    // 1,500.00 are wagered: 1,000.00 own, 500.00 of the bonus; the other 500.00 become the member's.
    expect([costs, converted]).toEqual([[-50_000, -50_000], 2]);
  });

  it('PROMO-08 is nothing where the bonus is used up, and at most what the terms let become the member’s', () => {
    const lost = roundOf([{ multiplierX100: 0, ways: 1 }]);
    expect(played(GIFT, { ...CALM, round: lost }, { members: 1 })).toMatchObject({ costs: [0], converted: 0 });
    const won = roundOf([{ multiplierX100: 300, ways: 1 }]);
    const capped = { ...GIFT, maxConversionMinor: 120_000 };
    expect(played(capped, { ...CALM, round: won }, { members: 1 })).toMatchObject({ costs: [120_000], converted: 1 });
  });

  it('PROMO-08 comes out the same for a seed, and rests while it is worked out', () => {
    const one = played(GIFT, CALM, { members: 3 });
    expect(played(GIFT, CALM, { members: 3 }).costs).toEqual(one.costs);
    expect(played(GIFT, CALM, { members: 3, seed: 'b' }).costs).not.toEqual(one.costs);
    // 500 rounds a member: a rest every 250.
    expect(one.turns).toBe(6);
  });
});

/** As the games state them, in percent, with as many rounds as tell a wrong table from a right one. */
const RETURNS: readonly [PlayedFamily, number, number][] = [
  ['slot', 94, 98],
  ['classic', 94, 98],
  ['scratch', 92, 98],
  ['wheel', 96, 98],
  ['plinko', 96, 98],
  ['roulette', 97, 97.6],
];

it.each(RETURNS)('PROMO-08 plays %s by its true return', (family, least, most) => {
  const random = createRandom(family);
  const round = playedRound(family);
  const rounds = 60_000;
  let paid = 0;
  let squares = 0;
  for (let time = 0; time < rounds; time += 1) {
    const payout = round(random, 100) / 100;
    paid += payout;
    squares += payout * payout;
  }
  const mean = paid / rounds;
  const error = 3 * Math.sqrt((squares / rounds - mean * mean) / rounds);
  expect(mean + error).toBeGreaterThan(least / 100);
  expect(mean - error).toBeLessThan(most / 100);
});

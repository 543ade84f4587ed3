import { describe, expect, it } from 'vitest';
import { amountsFrom, isRainFair } from './verify-rain';

const SEED = '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef';
/** By another implementation of the rule. */
const AMOUNTS = [16198, 5521, 4280, 6203, 28363, 7594, 15900, 15941];
const RAIN = { poolMinor: 100_000, count: 8 };
const PROOF = {
  ...{ ...RAIN, seed: SEED, amountsMinor: AMOUNTS },
  seedHash: '4884fdaafea47c29fea7159d0daddd9c085d6200e1359e85bb81736af6b7c837',
};

describe('the proof of a rain', () => {
  it('PROMO-06 follows the seed to the amounts', async () => {
    expect(await amountsFrom(SEED, RAIN)).toEqual(AMOUNTS);
    expect(await isRainFair(PROOF)).toBe(true);
  });

  it('PROMO-06 finds another seed, and amounts in another order', async () => {
    expect(await isRainFair({ ...PROOF, seed: SEED.replace('0', '1') })).toBe(false);
    expect(await isRainFair({ ...PROOF, amountsMinor: AMOUNTS.toReversed() })).toBe(false);
  });
});

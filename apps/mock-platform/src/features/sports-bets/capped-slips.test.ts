import type { SlipLeg } from '@tonalli/contracts/sports-bets/shapes';
import { describe, expect, it } from 'vitest';
import { MATCH_MS, serveSlips } from './sports-bets-fixture';

const stage = await serveSlips();

const EVENT = '2026-01-15-001';
const HOME: SlipLeg = {
  ...{ event: EVENT, type: 'matchResult', key: 'match', selection: 'home', oddsMilli: 10_000, version: 1 },
};
const [STAKE_MINOR, FUNDS_MINOR, MOST_MINOR] = [5_000_000, 10_000_000, 100_000_000];
const WAIT_MS = 5_000;
const CHANCES = { won: 0.99, halfWon: 0, void: 0, halfLost: 0 };

/** A slip of 50,000.00 that is taken in play at 40.00, which would pay twice the most that a slip pays; half of it is sold. */
async function halfSold() {
  const script = stage.script();
  script.event(EVENT, stage.world.clock.now() - MATCH_MS / 2, { state: 'LIVE' });
  const inPlay = { isInPlay: true, scoreAtBet: { home: 0, away: 0 }, chances: CHANCES };
  script.price(HOME, { oddsMilli: 10_000, ...inPlay });
  const ana = await stage.player(FUNDS_MINOR);
  const { slipId } = await ana.placed([HOME], { stakeMinor: STAKE_MINOR });
  script.price(HOME, { oddsMilli: 40_000, ...inPlay });
  stage.world.clock.advance(WAIT_MS);
  const whole = await ana.quote(slipId);
  const sell = { slip: slipId, quoteId: whole.quoteId, key: 'the-first-half', partMinor: STAKE_MINOR / 2 };
  await ana.call('sports.cashOut', sell);
  return { script, ana, slipId, whole };
}

describe('a slip that is worth more than the most that is paid', () => {
  it('GAME-05 is sold for no more than that, and its rest for no more than what is left of it', async () => {
    const { ana, slipId, whole } = await halfSold();
    expect(whole.amountMinor).toBe(MOST_MINOR);
    expect(ana.balance()).toBe(FUNDS_MINOR - STAKE_MINOR + MOST_MINOR / 2);
    expect((await ana.quote(slipId)).amountMinor).toBe(MOST_MINOR / 2);
  });

  it('GAME-05 GAME-16 pays what is left of it when it is won, and the same by a correction', async () => {
    const { script, ana, slipId } = await halfSold();
    const decided = (result: 'WON' | 'LOST') => {
      script.result(HOME, result);
      stage.decide(EVENT);
      return ana.balance() - (FUNDS_MINOR - STAKE_MINOR);
    };
    expect(decided('WON')).toBe(MOST_MINOR);
    expect(decided('LOST')).toBe(MOST_MINOR / 2);
    expect(decided('WON')).toBe(MOST_MINOR);
    expect((await ana.slip(slipId)).payoutMinor).toBe(MOST_MINOR);
  });
});

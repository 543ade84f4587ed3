import type { SlipLeg } from '@tonalli/contracts/sports-bets/shapes';
import { describe, expect, it } from 'vitest';
import { startBreak } from '../breaks';
import { setFeed } from './feed-of';
import { requireSlip } from './own-slip';
import { showSlip } from './show-slip';
import { codeOf, MATCH_MS, type Scripted, serveSlips } from './sports-bets-fixture';

const stage = await serveSlips();

const EVENT = '2026-01-15-001';
const HOME: SlipLeg = {
  event: EVENT,
  type: 'matchResult',
  key: 'match',
  selection: 'home',
  oddsMilli: 2_000,
  version: 1,
};
const WAIT_MS = 5_000;
const live = (home = 0) => ({ isInPlay: true, scoreAtBet: { home, away: 0 } });

/** A match in play, level, with one selection at 2.00. */
function inPlay(): Scripted {
  const script = stage.script();
  script.event(EVENT, stage.world.clock.now() - MATCH_MS, { state: 'LIVE', score: { home: 0, away: 0 } });
  script.price(HOME, { oddsMilli: 2_000, ...live() });
  return script;
}

describe('a bet in play', () => {
  it('GAME-05 waits with its stake held, and is taken some seconds later', async () => {
    inPlay();
    const ana = await stage.player();
    const { slipId, state, decidesAt } = await ana.placed([HOME]);
    expect([state, decidesAt, ana.balance()]).toEqual(['PENDING', stage.world.clock.now() + WAIT_MS, 999_000]);
    expect(codeOf(await ana.call('sports.quote', { slip: slipId }))).toBe('CASH_OUT_CLOSED');
    stage.world.clock.advance(WAIT_MS - 1);
    expect(await ana.slip(slipId)).toMatchObject({ state: 'PENDING' });
    stage.world.clock.advance(1);
    expect(await ana.slip(slipId)).toMatchObject({ state: 'OPEN', decidesAt: null, stakeMinor: 1_000 });
    expect(ana.balance()).toBe(999_000);
  });

  it.each([
    ['a goal', 'suspended', (script: Scripted) => script.price(HOME, { oddsMilli: 2_000, ...live(1) })],
    [
      'a goal of the other side',
      'suspended',
      (script: Scripted) => script.price(HOME, { oddsMilli: 2_000, scoreAtBet: { home: 0, away: 1 } }),
    ],
    ['a suspension', 'suspended', (script: Scripted) => script.price(HOME, { oddsMilli: 2_000, state: 'SUSPENDED' })],
    ['worse odds', 'oddsChanged', (script: Scripted) => script.price(HOME, { oddsMilli: 1_950 })],
    ['its market gone', 'closed', (script: Scripted) => script.close(HOME)],
  ] as const)('GAME-05 is not taken after %s, and gets its stake back', async (_what, fault, change) => {
    const script = inPlay();
    const ana = await stage.player();
    const { slipId } = await ana.placed([HOME]);
    change(script);
    stage.world.clock.advance(WAIT_MS);
    expect(await ana.slip(slipId)).toMatchObject({ state: 'REFUSED', payoutMinor: 0, refused: { legs: [{ fault }] } });
    expect([ana.balance(), stage.count('exposures')]).toEqual([1_000_000, 0]);
    script.result(HOME, 'WON');
    stage.decide(EVENT);
    expect(ana.balance()).toBe(1_000_000);
  });

  it.each([
    ['better', 2_200, 2_200],
    ['any', 1_800, 1_800],
  ])('GAME-05 of a player who takes %s odds is taken at those of then', async (choice, oddsMilli, taken) => {
    const script = inPlay();
    const ana = await stage.player();
    const { slipId } = await ana.placed([HOME], { choice });
    script.price(HOME, { oddsMilli });
    stage.world.clock.advance(WAIT_MS);
    expect(await ana.slip(slipId)).toMatchObject({ state: 'OPEN', legs: [{ oddsMilli: taken }] });
    script.result(HOME, 'WON');
    stage.decide(EVENT);
    expect(ana.balance()).toBe(999_000 + taken);
  });
});

describe('handicaps of one match', () => {
  it('GAME-15 that were bet at different scores come out each by its own', async () => {
    const script = inPlay();
    const ahead: SlipLeg = { ...HOME, type: 'asianHandicap', key: 'match:-0.5' };
    const [ana, eva] = [await stage.player(), await stage.player()];
    const bets = [];
    for (const [who, home] of [
      [ana, 0],
      [eva, 1],
    ] as const) {
      script.price(ahead, { oddsMilli: 2_000, version: 1, ...live(home) });
      bets.push(await who.placed([ahead]));
      stage.world.clock.advance(WAIT_MS);
    }
    // It ends 1:0, so that nothing is scored from the second bet on.
    setFeed(stage.world, {
      ...script.feed,
      resultOf: (_world, _of, score) => ({ result: score?.home === 0 ? 'WON' : 'LOST', voidReason: null }),
    });
    stage.decide(EVENT);
    const [first, second] = bets;
    expect(await ana.slip(first?.slipId ?? '')).toMatchObject({ state: 'WON', payoutMinor: 2_000 });
    expect(await eva.slip(second?.slipId ?? '')).toMatchObject({ state: 'LOST', payoutMinor: 0 });
    expect([ana.balance(), eva.balance()]).toEqual([1_001_000, 999_000]);
  });
});

describe('a result that was wrong', () => {
  const toCome = () => {
    const script = stage.script();
    script.event(EVENT, stage.world.clock.now() + MATCH_MS);
    script.price(HOME, { oddsMilli: 2_000 });
    return script;
  };

  it('GAME-05 GAME-16 is settled anew by its difference, once, and shown', async () => {
    const script = toCome();
    const ana = await stage.player();
    const { slipId } = await ana.placed([HOME]);
    script.result(HOME, 'LOST');
    stage.decide(EVENT);
    expect([(await ana.slip(slipId)).state, ana.balance()]).toEqual(['LOST', 999_000]);
    script.result(HOME, 'WON');
    for (let times = 0; times < 2; times += 1) stage.decide(EVENT);
    expect(await ana.slip(slipId)).toMatchObject({
      state: 'WON',
      payoutMinor: 2_000,
      legs: [{ isCorrected: true, result: 'WON' }],
    });
    expect(ana.balance()).toBe(1_001_000);
    script.result(HOME, 'VOID', 'error');
    stage.decide(EVENT);
    expect(await ana.slip(slipId)).toMatchObject({
      state: 'VOID',
      payoutMinor: 1_000,
      legs: [{ voidReason: 'error' }],
    });
    expect(ana.balance()).toBe(1_000_000);
  });

  it('GAME-05 leaves what was sold back as it was, and settles the rest anew', async () => {
    const script = toCome();
    const ana = await stage.player();
    const { slipId } = await ana.placed([HOME]);
    const { quoteId } = await ana.quote(slipId);
    await ana.call('sports.cashOut', { slip: slipId, quoteId, key: 'a-part-of-it', partMinor: 400 });
    // 4.00 of 10.00 at 2.00, as likely as not, less 4 %.
    expect(ana.balance()).toBe(999_000 + 384);
    script.result(HOME, 'LOST');
    stage.decide(EVENT);
    script.result(HOME, 'WON');
    stage.decide(EVENT);
    expect(await ana.slip(slipId)).toMatchObject({ state: 'WON', payoutMinor: 384 + 1_200 });
    expect(ana.balance()).toBe(999_000 + 384 + 1_200);
  });

  it('GAME-05 stays paid where its player has no longer what would be taken back', async () => {
    const script = toCome();
    const ana = await stage.player(1_000);
    const { slipId } = await ana.placed([HOME]);
    script.result(HOME, 'WON');
    stage.decide(EVENT);
    stage.world.clock.advance(1);
    script.event('2026-01-15-002', stage.world.clock.now() + MATCH_MS);
    const other = { ...HOME, event: '2026-01-15-002' };
    script.price(other, { oddsMilli: 2_000 });
    await ana.placed([other], { stakeMinor: 2_000 });
    script.result(HOME, 'LOST');
    stage.decide(EVENT);
    expect([(await ana.slip(slipId)).state, ana.balance()]).toEqual(['WON', 0]);
  });
});

describe('who stops playing', () => {
  it('RG-03 gets back what has not begun, and keeps what has', async () => {
    const script = stage.script();
    const later = { ...HOME, event: '2026-01-15-002' };
    script.event(EVENT, stage.world.clock.now() + MATCH_MS);
    script.event(later.event, stage.world.clock.now() + 5 * MATCH_MS);
    for (const one of [HOME, later]) script.price(one, { oddsMilli: 2_000 });
    const ana = await stage.player();
    const bets = [[HOME], [later], [HOME, later]];
    const slips: string[] = [];
    for (const legs of bets) slips.push((await ana.placed(legs)).slipId);
    stage.world.clock.advance(MATCH_MS + 1);
    startBreak(stage.world, ana.id, '6m');
    expect(ana.balance()).toBe(1_000_000 - 2_000);
    const told = slips.map((slipId) => showSlip(stage.world, requireSlip(stage.world, slipId)));
    expect(told.map(({ state }) => state)).toEqual(['OPEN', 'VOID', 'OPEN']);
    expect(told[1]?.legs).toMatchObject([{ result: 'VOID', voidReason: 'excluded' }]);
    script.result(HOME, 'WON');
    script.result(later, 'WON');
    stage.decide(EVENT, later.event);
    expect(ana.balance()).toBe(998_000 + 2_000 + 4_000);
  });
});

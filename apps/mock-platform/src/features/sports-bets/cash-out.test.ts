import type { SlipLeg } from '@tonalli/contracts/sports-bets/shapes';
import { describe, expect, it, vi } from 'vitest';
import { codeOf, MATCH_MS, serveSlips } from './sports-bets-fixture';

const stage = await serveSlips();

const HOME: SlipLeg = {
  ...{ event: '2026-01-15-001', type: 'matchResult', key: 'match', selection: 'home' },
  ...{ oddsMilli: 2_000, version: 1 },
};
const AWAY: SlipLeg = { ...HOME, event: '2026-01-15-002', selection: 'away' };
const chances = (won: number) => ({ chances: { won, halfWon: 0, void: 0, halfLost: 0 } });

async function placed(legs: readonly SlipLeg[] = [HOME]) {
  const script = stage.script();
  for (const leg of legs) {
    script.event(leg.event, stage.world.clock.now() + MATCH_MS);
    script.price(leg, { oddsMilli: 2_000, ...chances(0.5) });
  }
  const ana = await stage.player();
  const { slipId } = await ana.placed(legs);
  let sales = 0;
  return {
    ...{ script, ana, slipId },
    sell(quoteId: string, { key, partMinor = null }: { key?: string; partMinor?: number | null } = {}) {
      sales += 1;
      return ana.call('sports.cashOut', { slip: slipId, quoteId, key: key ?? `sale-key-${sales}`, partMinor });
    },
  };
}

describe('a slip that is bought back', () => {
  it('GAME-05 is worth its chances less what the house keeps, and is over', async () => {
    const { script, ana, slipId, sell } = await placed();
    script.price(HOME, { oddsMilli: 1_300, ...chances(0.75) });
    const quote = await ana.quote(slipId);
    // 10.00 × 2.00 × 0.75, less 4 %.
    expect(quote).toMatchObject({
      amountMinor: 1_440,
      openStakeMinor: 1_000,
      expiresAt: stage.world.clock.now() + 3_000,
    });
    expect((await sell(quote.quoteId)).envelope).toMatchObject({
      value: {
        paidMinor: 1_440,
        slip: { state: 'CASHED_OUT', openStakeMinor: 0, payoutMinor: 1_440, isCashable: false },
      },
    });
    expect([ana.balance(), stage.count('exposures')]).toEqual([1_000_440, 0]);
    script.result(HOME, 'WON');
    stage.decide(HOME.event);
    expect(ana.balance()).toBe(1_000_440);
    expect((await ana.call('sports.slips', { kind: 'CASHED_OUT' })).envelope).toMatchObject({
      value: { content: [{ slipId }] },
    });
  });

  it('GAME-05 is bought back while time runs, too', async () => {
    const { ana, slipId, sell } = await placed();
    const begun = stage.world.clock.now();
    let reads = 0;
    const running = vi.spyOn(stage.world.clock, 'now').mockImplementation(() => {
      reads += 1;
      return begun + reads;
    });
    const quote = await ana.quote(slipId);
    const { envelope } = await sell(quote.quoteId);
    running.mockRestore();
    expect(envelope).toMatchObject({ value: { paidMinor: quote.amountMinor, slip: { state: 'CASHED_OUT' } } });
  });

  it('GAME-05 in part pays that part, and the rest goes on to its result', async () => {
    const { script, ana, slipId, sell } = await placed();
    const quote = await ana.quote(slipId);
    const sale = { key: 'the-same-sale', partMinor: 300 };
    const first = await sell(quote.quoteId, sale);
    expect(first.envelope).toMatchObject({ value: { paidMinor: 288, slip: { state: 'OPEN', openStakeMinor: 700 } } });
    expect((await sell(quote.quoteId, sale)).envelope).toMatchObject({ value: { paidMinor: 288 } });
    expect(codeOf(await sell(quote.quoteId, { ...sale, partMinor: 301 }))).toBe('IDEMPOTENCY_KEY_REUSED');
    // Of 10.00 at 2.00 what was sold brings no more than its price.
    expect(await ana.slip(slipId)).toMatchObject({ greatestPayoutMinor: 288 + 1_400 });
    expect(ana.balance()).toBe(999_288);
    script.result(HOME, 'WON');
    stage.decide(HOME.event);
    expect(await ana.slip(slipId)).toMatchObject({ state: 'WON', payoutMinor: 288 + 1_400 });
    expect(ana.balance()).toBe(999_288 + 1_400);
    // Of what was sold the difference counts as play, of the rest all.
    const valid = stage.world.sqlite.prepare<[], number>('SELECT valid_minor FROM bets').pluck().get();
    expect(valid).toBe(12 + 700);
  });

  it('GAME-05 in two parts answers a repeat of each with what that part paid', async () => {
    const { ana, slipId, sell } = await placed();
    const parts = [];
    for (const [key, partMinor] of [
      ['first-sale', 300],
      ['second-sale', 200],
    ] as const) {
      const { quoteId } = await ana.quote(slipId);
      parts.push({ quoteId, sale: { key, partMinor } });
      await sell(quoteId, { key, partMinor });
    }
    const again = [];
    for (const { quoteId, sale } of parts) again.push((await sell(quoteId, sale)).envelope);
    // 96 % of each part.
    expect(again).toMatchObject([{ value: { paidMinor: 288 } }, { value: { paidMinor: 192 } }]);
    expect(ana.balance()).toBe(999_000 + 288 + 192);
  });

  it('GAME-15 has no price for a handicap once the score is another, and one for who wins', async () => {
    const handicap: SlipLeg = { ...HOME, type: 'asianHandicap', key: 'match:-0.5' };
    const { script, ana, slipId } = await placed([handicap]);
    script.price(handicap, { oddsMilli: 2_000, isInPlay: true, scoreAtBet: { home: 0, away: 0 } });
    expect((await ana.quote(slipId)).amountMinor).toBe(960);
    for (const scoreAtBet of [
      { home: 1, away: 0 },
      { home: 0, away: 1 },
    ]) {
      script.price(handicap, { oddsMilli: 2_000, scoreAtBet });
      expect(codeOf(await ana.call('sports.quote', { slip: slipId }))).toBe('CASH_OUT_CLOSED');
    }
    const other = await placed([HOME]);
    other.script.price(HOME, { oddsMilli: 2_000, isInPlay: true, scoreAtBet: { home: 1, away: 0 } });
    expect((await other.ana.quote(other.slipId)).amountMinor).toBe(960);
  });

  it('GAME-05 is sold once where two ask at once, and for no more than is open', async () => {
    const { ana, slipId, sell } = await placed();
    const { quoteId } = await ana.quote(slipId);
    const both = await Promise.all([sell(quoteId), sell(quoteId)]);
    expect(both.map(codeOf).sort()).toEqual(['OK', 'QUOTE_EXPIRED']);
    expect(ana.balance()).toBe(999_960);
    const other = await placed();
    const quote = await other.ana.quote(other.slipId);
    expect(codeOf(await other.sell(quote.quoteId, { partMinor: 1_001 }))).toBe('STAKE_INVALID');
    expect(other.ana.balance()).toBe(999_000);
  });

  it('GAME-05 is not sold at a price that was used, has lapsed, or is not what it is worth by now', async () => {
    const { script, ana, slipId, sell } = await placed();
    const used = await ana.quote(slipId);
    expect(codeOf(await sell(used.quoteId, { partMinor: 500 }))).toBe('OK');
    expect(codeOf(await sell(used.quoteId, { partMinor: 500 }))).toBe('QUOTE_EXPIRED');
    const late = await ana.quote(slipId);
    stage.world.clock.advance(3_001);
    expect(codeOf(await sell(late.quoteId))).toBe('QUOTE_EXPIRED');
    const stale = await ana.quote(slipId);
    script.price(HOME, { oddsMilli: 3_000, ...chances(0.3) });
    expect(codeOf(await sell(stale.quoteId))).toBe('QUOTE_EXPIRED');
    expect(codeOf(await sell('of-nobody'))).toBe('QUOTE_EXPIRED');
    expect(ana.balance()).toBe(999_480);
  });

  it('GAME-05 has no price while a leg is suspended, gone, or lost', async () => {
    const { script, ana, slipId, sell } = await placed([HOME, AWAY]);
    const quote = await ana.quote(slipId);
    script.price(AWAY, { oddsMilli: 2_000, state: 'SUSPENDED' });
    expect(codeOf(await sell(quote.quoteId))).toBe('CASH_OUT_CLOSED');
    expect(codeOf(await ana.call('sports.quote', { slip: slipId }))).toBe('CASH_OUT_CLOSED');
    expect(await ana.slip(slipId)).toMatchObject({ isCashable: false });
    script.price(AWAY, { oddsMilli: 2_000, state: 'OPEN' });
    script.result(HOME, 'LOST');
    stage.decide(HOME.event);
    expect(codeOf(await ana.call('sports.quote', { slip: slipId }))).toBe('CASH_OUT_CLOSED');
    expect(ana.balance()).toBe(999_000);
  });
});

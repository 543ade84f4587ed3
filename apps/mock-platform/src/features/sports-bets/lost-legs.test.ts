import type { SlipLeg } from '@tonalli/contracts/sports-bets/shapes';
import { describe, expect, it } from 'vitest';
import { grantRepository } from '../bonuses/bonuses.repository';
import { auditSlips } from './audit-slips';
import { codeOf, MATCH_MS, serveSlips } from './sports-bets-fixture';

const stage = await serveSlips();

const leg = (place: number, type = 'matchResult'): SlipLeg => ({
  event: `2026-01-15-00${place + 1}`,
  ...{ type, key: 'match:-2', selection: 'home', oddsMilli: 2_000, version: 1 },
});

function offer(legs: readonly SlipLeg[]) {
  const script = stage.script();
  for (const one of legs) {
    script.event(one.event, stage.world.clock.now() + MATCH_MS);
    script.price(one, { oddsMilli: one.oddsMilli });
  }
  return {
    decide(place: number, result: Parameters<typeof script.result>[1]): void {
      const of = legs[place];
      if (!of) throw new RangeError(`no leg ${place}`);
      script.result(of, result);
      stage.decide(of.event);
    },
  };
}

const listed = async (ana: Awaited<ReturnType<typeof stage.player>>, kind: string): Promise<number> => {
  const { envelope } = await ana.call('sports.slips', { kind });
  return envelope.success ? (envelope.value as { content: unknown[] }).content.length : -1;
};

describe('a lost leg', () => {
  it.each(['matchResult', 'asianHandicap'])('GAME-15 GAME-05 of %s loses its parlay at once', async (type) => {
    const legs = [leg(0, type), leg(1, type), leg(2, type)];
    const matches = offer(legs);
    const ana = await stage.player();
    const { slipId } = await ana.placed(legs);
    matches.decide(1, 'LOST');
    expect(await ana.slip(slipId)).toMatchObject({
      ...{ state: 'LOST', payoutMinor: 0, openStakeMinor: 0, isCashable: false },
      legs: [{ result: null }, { result: 'LOST' }, { result: null }],
    });
    expect([await listed(ana, 'OPEN'), await listed(ana, 'SETTLED')]).toEqual([0, 1]);
    expect(stage.count('exposures')).toBe(0);
    // What comes of the others is told, and moves nothing.
    matches.decide(0, 'WON');
    matches.decide(2, 'HALF_WON');
    expect(await ana.slip(slipId)).toMatchObject({
      state: 'LOST',
      legs: [
        { result: 'WON', isCorrected: false },
        { result: 'LOST', isCorrected: false },
        { result: 'HALF_WON', isCorrected: false },
      ],
    });
    expect([stage.count('bet_corrections'), ana.balance()]).toEqual([0, 999_000]);
    expect(auditSlips(stage.world.sqlite)).toEqual([]);
  });

  it.each([
    ['WON', 'WON', 4_000],
    ['WON', 'HALF_WON', 3_000],
    ['WON', 'LOST', 0],
    ['VOID', 'VOID', 1_000],
  ] as const)('GAME-15 GAME-05 that was %s after all opens it again: with %s behind it pays %i', async (...row) => {
    const [corrected, last, payoutMinor] = row;
    const legs = [leg(0, 'asianHandicap'), leg(1, 'asianHandicap')];
    const matches = offer(legs);
    const ana = await stage.player();
    const { slipId } = await ana.placed(legs);
    matches.decide(0, 'LOST');
    matches.decide(0, corrected);
    expect(await ana.slip(slipId)).toMatchObject({
      ...{ state: 'OPEN', payoutMinor: 0, openStakeMinor: 1_000, isCashable: true },
      legs: [{ result: corrected, isCorrected: true }, { result: null }],
    });
    expect([await listed(ana, 'OPEN'), await listed(ana, 'SETTLED')]).toEqual([1, 0]);
    expect(auditSlips(stage.world.sqlite)).toEqual([]);
    matches.decide(1, last);
    expect(await ana.slip(slipId)).toMatchObject({ payoutMinor, legs: [{ result: corrected }, { result: last }] });
    expect(ana.balance()).toBe(999_000 + payoutMinor);
    expect([await listed(ana, 'OPEN'), await listed(ana, 'SETTLED')]).toEqual([0, 1]);
    expect(auditSlips(stage.world.sqlite)).toEqual([]);
  });

  it('GAME-15 GAME-05 loses a system only where every line has one', async () => {
    const legs = [leg(0), leg(1), leg(2)];
    const matches = offer(legs);
    const ana = await stage.player();
    const { slipId } = await ana.placed(legs, { form: { kind: 'system', size: 2 } });
    expect(await ana.slip(slipId)).toMatchObject({ greatestPayoutMinor: 12_000 });
    matches.decide(0, 'LOST');
    expect(await ana.slip(slipId)).toMatchObject({ state: 'OPEN', greatestPayoutMinor: 4_000 });
    matches.decide(2, 'LOST');
    expect(await ana.slip(slipId)).toMatchObject({ state: 'LOST', legs: [{}, { result: null }, {}] });
    matches.decide(1, 'WON');
    expect(ana.balance()).toBe(997_000);
    // Another course of the first match: one line of three wins.
    matches.decide(0, 'WON');
    expect(await ana.slip(slipId)).toMatchObject({ state: 'WON', payoutMinor: 4_000 });
    expect(ana.balance()).toBe(997_000 + 4_000);
  });

  it('GAME-15 GAME-05 leaves what was sold back before', async () => {
    const legs = [leg(0), leg(1)];
    const matches = offer(legs);
    const ana = await stage.player();
    const { slipId } = await ana.placed(legs);
    const { quoteId } = await ana.quote(slipId);
    const sale = { slip: slipId, quoteId, key: 'half-of-it', partMinor: 500 };
    expect(codeOf(await ana.call('sports.cashOut', sale))).toBe('OK');
    const kept = ana.balance();
    matches.decide(0, 'LOST');
    expect(await ana.slip(slipId)).toMatchObject({ state: 'LOST' });
    matches.decide(0, 'WON');
    matches.decide(1, 'WON');
    expect(ana.balance()).toBe(kept + 2_000);
    expect(auditSlips(stage.world.sqlite)).toEqual([]);
  });
});

describe('a correction', () => {
  it('GAME-15 QA-08 that a player cannot pay back leaves the slip, and is listed for the operator until it is right', async () => {
    const legs = [leg(0)];
    const matches = offer([leg(0), leg(1)]);
    const ana = await stage.player(1_000);
    const { slipId } = await ana.placed(legs);
    matches.decide(0, 'WON');
    await ana.placed([leg(1)], { stakeMinor: 1_500 });
    expect(ana.balance()).toBe(500);
    expect(await stage.qa.run('listUncollected', {})).toEqual([]);
    matches.decide(0, 'LOST');
    expect(await ana.slip(slipId)).toMatchObject({ state: 'WON', payoutMinor: 2_000 });
    expect(await stage.qa.run('listUncollected', {})).toMatchObject([{ slipId, memberId: ana.id, amount: '20.00' }]);
    // The other match pays, and the result is corrected once more.
    matches.decide(1, 'WON');
    matches.decide(0, 'HALF_LOST');
    expect(await ana.slip(slipId)).toMatchObject({
      payoutMinor: 500,
      legs: [{ result: 'HALF_LOST', isCorrected: true }],
    });
    expect(await stage.qa.run('listUncollected', {})).toEqual([]);
    expect(ana.balance()).toBe(500 + 3_000 - 1_500);
  });
});

describe('bonus money', () => {
  it('GAME-15 BON-02 is staked on slips, counts as play, and gets its part of what they pay and are sold for', async () => {
    const matches = offer([leg(0), leg(1), { ...leg(2), oddsMilli: 1_400 }]);
    const ana = await stage.player(0);
    const { bonusId } = await stage.qa.run('grantBonus', { memberId: ana.id, amount: '100.00' });
    const grant = () => stage.world.ledger.balance(bonusId, 'member.bonus');
    const before = grant();
    const doneMinor = () => grantRepository(stage.world).active(ana.id)?.doneMinor;
    const { slipId } = await ana.placed([leg(0)], { stakeMinor: 1_000 });
    expect([before - grant(), ana.balance()]).toEqual([1_000, 0]);
    matches.decide(0, 'WON');
    expect(await ana.slip(slipId)).toMatchObject({ state: 'WON', payoutMinor: 2_000 });
    expect([grant() - before, ana.balance(), doneMinor()]).toEqual([1_000, 0, 1_000]);
    // What hardly risks anything is no play.
    await ana.placed([{ ...leg(2), oddsMilli: 1_400 }], { stakeMinor: 1_000 });
    matches.decide(2, 'WON');
    expect([grant() - before, doneMinor()]).toEqual([1_400, 1_000]);
    // Sold back: the price returns where the stake came from.
    const sold = await ana.placed([leg(1)], { stakeMinor: 1_000 });
    const { quoteId, amountMinor } = await ana.quote(sold.slipId);
    const sale = { slip: sold.slipId, quoteId, key: 'all-of-it', partMinor: null };
    expect(codeOf(await ana.call('sports.cashOut', sale))).toBe('OK');
    expect([grant() - before, ana.balance(), doneMinor()]).toEqual([400 + amountMinor, 0, 1_000]);
  });
});

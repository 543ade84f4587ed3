import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineGame } from './define-game';
import { type Leg, oddsX1000 } from './families/match-fixture';
import { parlay } from './families/parlay-fixture';
import { sumOf } from './stake';
import { codeOf, openRunner, type RealRunner } from './testing/real-runner';

/** Two lines that are worth half of what they cost, until somebody decides them. */
const pair = defineGame({
  ...{ family: 'pair', version: 1, draws: 'personal', bank: 'house', config: { schema: z.object({}), initial: {} } },
  bet: z.strictObject({ left: z.int().min(1), right: z.int().min(1) }),
  ...{ state: z.object({}), view: z.object({}) },
  price: ({ left, right }) => ({
    stakes: [
      { line: 'left', stakeMinor: left, edgeBp: 100 },
      { line: 'right', stakeMinor: right, edgeBp: 100 },
    ],
    maxPayoutMinor: 2 * (left + right),
  }),
  start: () => ({ state: {} }),
  quote: ({ open }) => ({ offerMinor: Math.floor(sumOf(Object.values(open), (minor) => minor) / 2), validMs: 3_000 }),
  show: () => ({}),
  onExclusion: () => 'refund',
});

const DAY_BEGIN = Date.UTC(2030, 0, 2, 6);
const HALF_MS = 270_000;

let real: RealRunner;
let ana: string;
beforeEach(async () => {
  real = openRunner(parlay, pair);
  real.world.clock.set(DAY_BEGIN);
  ana = await real.player(10_000);
});
afterEach(() => {
  expect(real.world.ledger.audit().findings).toEqual([]);
  real.world.close();
});

const MATCH = 'match-2030-01-02-1';
const leg: Leg = {
  ...{ match: MATCH, market: 'over', lineQuarters: 2 },
  oddsX1000: oddsX1000({ market: 'over', lineQuarters: 2 }, { home: 0, away: 0, halvesLeft: 2 }) ?? 0,
};
const slip = (round = 'slip') =>
  real.place(ana, { round, family: 'parlay', bet: { stakeMinor: 1_000, legs: [leg] } }).roundId;
const offerFor = (roundId: string, who = ana) => {
  const offer = real.quote(who, roundId);
  if (!offer) throw new Error('nothing is offered');
  return offer;
};
const paid = () => real.balance(ana) - 9_000;

describe('a bet that is sold back', () => {
  it('GAME-05 is paid just what was offered, once, and is over', () => {
    const roundId = slip();
    const { id, offerMinor } = offerFor(roundId);
    const first = real.cashOut(ana, roundId, { key: 'k', offer: id });
    expect(first.moment).toMatchObject({ isOver: true, payoutMinor: offerMinor, balanceMinor: 9_000 + offerMinor });
    const again = real.cashOut(ana, roundId, { key: 'k', offer: id });
    expect([again.moment, again.isRepeat, paid()]).toEqual([first.moment, true, offerMinor]);
    expect(codeOf(() => real.cashOut(ana, roundId, { key: 'k', offer: id, partMinor: 1 }))).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
    expect(codeOf(() => real.cashOut(ana, roundId, { key: 'other', offer: id }))).toBe('TOO_LATE');
    expect(real.quote(ana, roundId)).toBeNull();
    expect(real.world.sqlite.prepare('SELECT count(*) FROM offers').pluck().get()).toBe(0);
    real.world.clock.advance(2 * HALF_MS);
    expect(paid()).toBe(offerMinor);
  });

  it('GAME-05 S2 is nobody else own, and has no offer that was not shown for it', async () => {
    const eva = await real.player(10_000);
    const [roundId, other] = [slip('a'), slip('b')];
    const { id } = offerFor(roundId);
    expect(codeOf(() => real.quote(eva, roundId))).toBe('ROUND_NOT_FOUND');
    expect(codeOf(() => real.cashOut(eva, roundId, { key: 'k', offer: id }))).toBe('ROUND_NOT_FOUND');
    expect(codeOf(() => real.cashOut(ana, other, { key: 'k', offer: id }))).toBe('TOO_LATE');
    expect(codeOf(() => real.cashOut(ana, roundId, { key: 'k', offer: id + 1 }))).toBe('TOO_LATE');
  });

  it('GAME-05 is sold up to the last millisecond of its offer and no longer', () => {
    const [early, late] = [slip('a'), slip('b')];
    const [first, second] = [offerFor(early), offerFor(late)];
    expect(first.validUntil).toBe(DAY_BEGIN + 3_000);
    real.world.clock.set(first.validUntil);
    real.cashOut(ana, early, { key: 'a', offer: first.id });
    real.world.clock.advance(1);
    expect(codeOf(() => real.cashOut(ana, late, { key: 'b', offer: second.id }))).toBe('TOO_LATE');
  });

  it('GAME-05 is not sold by an offer that has run out, even where another one was made since', () => {
    const roundId = slip();
    const first = offerFor(roundId);
    real.world.clock.set(first.validUntil + 1);
    const second = offerFor(roundId);
    expect(codeOf(() => real.cashOut(ana, roundId, { key: 'a', offer: first.id }))).toBe('TOO_LATE');
    expect(paid()).toBe(0);
    real.cashOut(ana, roundId, { key: 'b', offer: second.id });
    expect(paid()).toBe(second.offerMinor);
  });

  it('GAME-05 has no offer beyond the phase that it was made in: the goal comes first, whether it was told or not', () => {
    const roundId = slip();
    real.world.clock.advance(HALF_MS - 1_000);
    const { id, validUntil } = offerFor(roundId);
    expect(validUntil).toBe(DAY_BEGIN + HALF_MS - 1);
    // The clock of the machine is ahead of the jobs that are due.
    real.world.sqlite.prepare("UPDATE due_jobs SET error = 'held back' WHERE kind = 'shared.close'").run();
    real.world.clock.set(DAY_BEGIN + HALF_MS);
    expect(codeOf(() => real.cashOut(ana, roundId, { key: 'a', offer: id }))).toBe('TOO_LATE');
    expect(real.quote(ana, roundId)).toBeNull();
    real.world.sqlite.exec('UPDATE due_jobs SET error = NULL, held = 0');
    real.world.clock.drainAll();
    expect(codeOf(() => real.cashOut(ana, roundId, { key: 'a', offer: id }))).toBe('TOO_LATE');
  });

  it('GAME-05 is asked for anew where it is worth something else by now', () => {
    const roundId = slip();
    const [first, second] = [offerFor(roundId), offerFor(roundId)];
    real.cashOut(ana, roundId, { key: 'a', offer: first.id, partMinor: 400 });
    expect(codeOf(() => real.cashOut(ana, roundId, { key: 'b', offer: second.id }))).toBe('ODDS_CHANGED');
    expect(offerFor(roundId)).toMatchObject({ openMinor: 600 });
  });

  it.each([0, -1, 1_001, 0.5])('GAME-05 is not sold by %d of its 10.00', (partMinor) => {
    const roundId = slip();
    const { id } = offerFor(roundId);
    expect(codeOf(() => real.cashOut(ana, roundId, { key: 'a', offer: id, partMinor }))).toBe('STAKE_INVALID');
    expect(paid()).toBe(0);
  });

  it('GAME-05 is settled by its result for the rest', () => {
    const roundId = slip();
    const { id, offerMinor } = offerFor(roundId);
    real.cashOut(ana, roundId, { key: 'a', offer: id, partMinor: 400 });
    expect(paid()).toBe(Math.floor((offerMinor * 400) / 1_000));
    real.world.clock.advance(2 * HALF_MS);
    const rows = real.world.sqlite.prepare('SELECT status, stake_minor, payout_minor FROM bets').raw().all();
    expect(rows).toEqual([['SETTLED', 1_000, paid()]]);
  });

  it('GAME-05 is divided between its lines by what is open on each, and floored once', () => {
    const { roundId } = real.place(ana, { round: 'pair', family: 'pair', bet: { left: 300, right: 701 } });
    const { id, offerMinor } = offerFor(roundId);
    expect(offerMinor).toBe(500);
    const { moment } = real.cashOut(ana, roundId, { key: 'a', offer: id, partMinor: 101 });
    expect(moment).toMatchObject({ isOver: false, payoutMinor: 50, stakeMinor: 1_001 });
    const lines = real.world.sqlite.prepare('SELECT results FROM round_progress').pluck().get();
    expect(JSON.parse(String(lines))).toMatchObject([
      { line: 'left', stakeMinor: 30, status: 'CASHED_OUT', payoutMinor: 15 },
      { line: 'right', stakeMinor: 71, status: 'CASHED_OUT', payoutMinor: 35 },
    ]);
  });

  it('GAME-05 all at once is sold once', async () => {
    const roundId = slip();
    const { id, offerMinor } = offerFor(roundId);
    const sales = Array.from({ length: 12 }, (_, index) =>
      real.world.commit(() => real.cashOut(ana, roundId, { key: `${index % 3}`, offer: id })),
    );
    const answers = await Promise.allSettled(sales);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(paid()).toBe(offerMinor);
  });
});

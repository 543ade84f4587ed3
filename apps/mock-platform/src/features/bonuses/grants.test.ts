import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepBreak } from '../../people/player-protection';
import { codeOf } from '../../wagering/testing/real-runner';
import { type BonusWorld, openBonuses } from './bonuses-fixture';
import { convertGrant, loseGrant } from './end-grant';
import { grantIdOf } from './grant-ids';
import { cancelGrant, leaveBonus } from './own-grants';

const DAY_MS = 86_400_000;

let test: BonusWorld;
let ana: string;
beforeEach(async () => {
  test = openBonuses();
  ana = await test.player(1_000);
});
afterEach(() => {
  expect(test.world.ledger.audit().findings).toEqual([]);
  test.world.close();
});

/** Stakes and loses, so many times. */
function lose(times: number, stakeMinor: number, name = 'lost'): void {
  for (let time = 0; time < times; time += 1) test.settle(test.bet(ana, `${name}-${time}`, stakeMinor), stakeMinor, 0);
}

describe('what a bet is paid from', () => {
  it('PROMO-05 takes real money first, then the bonus, and divides the payout in that ratio', () => {
    const grant = test.give(ana, 20_000);
    const roundId = test.bet(ana, 'a', 1_500);
    expect([test.balance(ana), test.left(grant)]).toEqual([0, 19_500]);
    test.settle(roundId, 1_500, 3_001);
    // 3,001 in the ratio 1,000 to 500: 2,000.67 and 1,000.33.
    expect([test.balance(ana), test.left(grant)]).toEqual([2_001, 20_500]);
  });

  it('PROMO-05 gives a stake back to both when a round is void or called off', () => {
    const grant = test.give(ana, 20_000);
    test.settle(test.bet(ana, 'a', 1_500), 1_500, 'void');
    expect(test.runner.cancel(test.world, test.bet(ana, 'b', 1_700))).toBe(true);
    expect([test.balance(ana), test.left(grant), test.grant(grant).doneMinor]).toEqual([1_000, 20_000, 0]);
  });

  it('PROMO-05 refuses a bet above the terms before it is made, and says which would do', () => {
    const grant = test.give(ana, 20_000);
    expect(() => test.bet(ana, 'a', 2_001)).toThrow(
      expect.objectContaining({ code: 'BONUS_STAKE_TOO_HIGH', extra: { maxStakeMinor: 2_000 } }),
    );
    expect([test.balance(ana), test.left(grant)]).toEqual([1_000, 20_000]);
    test.bet(ana, 'b', 2_000);
    expect([test.balance(ana), test.left(grant)]).toEqual([0, 19_000]);
  });

  it('PROMO-05 lets real money alone be staked above it', () => {
    test.give(ana, 5_000);
    test.bet(ana, 'a', 1_000);
    expect(codeOf(() => test.bet(ana, 'b', 501))).toBe('BONUS_STAKE_TOO_HIGH');
  });

  it('PROMO-05 refuses more than both hold', () => {
    test.give(ana, 1_000);
    lose(10, 100, 'real');
    lose(10, 100, 'bonus');
    expect(codeOf(() => test.bet(ana, 'more', 100))).toBe('INSUFFICIENT_FUNDS');
  });

  it('PROMO-05 loses no centavo over many bets of one', () => {
    const grant = test.give(ana, 20_000);
    lose(10, 100);
    for (let time = 0; time < 200; time += 1) test.settle(test.bet(ana, `one-${time}`, 1), 1, time % 2 === 0 ? 0 : 2);
    expect([test.balance(ana), test.left(grant)]).toEqual([0, 20_000]);
  });
});

describe('the wagering of a bonus', () => {
  it('PROMO-05 counts settled stakes of both kinds of money by the share of the game, not what came back', () => {
    const grant = test.give(ana, 20_000);
    test.settle(test.bet(ana, 'real', 900), 900, 0);
    test.settle(test.bet(ana, 'both', 1_001), 1_001, 500);
    test.settle(test.bet(ana, 'void', 500), 500, 'void');
    test.bet(ana, 'open', 300);
    // 75 % of 900, and of 1,001 rounded down.
    expect(test.grant(grant).doneMinor).toBe(675 + 750);
  });

  it('PROMO-05 does not count what was staked before', () => {
    const before = test.bet(ana, 'before', 500);
    test.world.clock.advance(1_000);
    const grant = test.give(ana, 20_000);
    test.settle(before, 500, 0);
    expect(test.grant(grant).doneMinor).toBe(0);
  });

  it('PROMO-05 follows a correction', () => {
    const grant = test.give(ana, 20_000);
    const roundId = test.bet(ana, 'a', 1_000);
    test.settle(roundId, 1_000, 0);
    test.correct(roundId, 1_000, 'void');
    expect([test.grant(grant).doneMinor, test.balance(ana)]).toEqual([0, 1_000]);
    test.correct(roundId, 1_000, 3_000);
    expect([test.grant(grant).doneMinor, test.balance(ana)]).toEqual([750, 3_000]);
  });

  it.each([
    ['five times the bonus', { times: 5 }, 10_000],
    ['both, twice', { times: 2, of: 'BOTH', depositMinor: 3_000 }, 10_000],
    ['both, never above ten times the bonus', { times: 8, of: 'BOTH', depositMinor: 2_000 }, 20_000],
  ] as const)('PROMO-05 asks for %s', (_what, terms, requiredMinor) => {
    expect(test.give(ana, 2_000, terms).requiredMinor).toBe(requiredMinor);
  });

  it('PROMO-05 converts what is left, once, in the transaction that settles the last bet', () => {
    const grant = test.give(ana, 1_000, { times: 1 });
    test.settle(test.bet(ana, 'a', 1_000), 1_000, 0);
    expect(test.grant(grant)).toMatchObject({ state: 'ACTIVE', doneMinor: 750 });
    for (let time = 0; time < 4; time += 1) test.settle(test.bet(ana, `b-${time}`, 100), 100, 100);
    expect(test.grant(grant)).toMatchObject({ state: 'COMPLETED', doneMinor: 1_050, keptMinor: 1_000, lostMinor: 0 });
    expect([test.balance(ana), test.left(grant), test.moved('grant.convert')]).toEqual([1_000, 0, 1_000]);
    expect(() => test.world.transaction(() => convertGrant(test.world, test.grant(grant)))).toThrow(
      expect.objectContaining({ code: 'BONUS_CLOSED' }),
    );
  });

  it('PROMO-05 converts no more than the terms of a gift say, and takes the rest', () => {
    const grant = test.give(ana, 1_000, { times: 1, maxConversionTimes: 2 });
    lose(10, 100);
    const roundId = test.bet(ana, 'win', 100);
    test.settle(roundId, 100, 5_000);
    for (let time = 0; time < 3; time += 1) test.settle(test.bet(ana, `b-${time}`, 100), 100, 0);
    expect(test.grant(grant)).toMatchObject({ state: 'COMPLETED', keptMinor: 2_000, lostMinor: 3_600 });
    expect(test.balance(ana)).toBe(2_000);
  });
});

describe('what comes after a bonus is over', () => {
  it('PROMO-05 pays a bet that was open as it was converted to the main account', () => {
    const grant = test.give(ana, 1_000, { times: 1 });
    lose(10, 100);
    const open = test.bet(ana, 'open', 100);
    lose(4, 100, 'more');
    expect(test.grant(grant)).toMatchObject({ state: 'COMPLETED', keptMinor: 500 });
    test.settle(open, 100, 'void');
    expect(test.balance(ana)).toBe(600);
    test.correct(open, 100, 250);
    expect([test.balance(ana), test.moved('grant.convert')]).toEqual([750, 500]);
  });

  it('PROMO-05 pays a bet that was open as it was given up to the house, also when it is corrected', () => {
    const grant = test.give(ana, 1_000);
    lose(10, 100);
    const open = test.bet(ana, 'open', 100);
    const house = test.world.ledger.houseBalance('house.promotions');
    cancelGrant(test.world, { grantId: grantIdOf(grant.id), memberId: ana });
    test.settle(open, 100, 300);
    expect([test.balance(ana), test.left(grant)]).toEqual([0, 0]);
    expect(test.world.ledger.houseBalance('house.promotions')).toBe(house + 900 + 300);
    test.correct(open, 100, 50);
    expect(test.world.ledger.houseBalance('house.promotions')).toBe(house + 900 + 50);
  });
});

describe('how a bonus ends otherwise', () => {
  it('PROMO-05 is exhausted when too little for any bet is left and nothing is open', () => {
    const grant = test.give(ana, 1_000);
    lose(10, 100, 'real');
    lose(8, 100, 'bonus');
    const open = test.bet(ana, 'open', 100);
    lose(1, 100, 'last');
    expect([test.left(grant), test.grant(grant).state]).toEqual([0, 'ACTIVE']);
    test.settle(open, 100, 0);
    expect(test.grant(grant)).toMatchObject({ state: 'EXHAUSTED', keptMinor: 0, lostMinor: 0 });
    expect(codeOf(() => test.bet(ana, 'more', 100))).toBe('INSUFFICIENT_FUNDS');
  });

  const told = () =>
    test.world.sqlite.prepare("SELECT kind FROM messages WHERE kind LIKE 'bonusExp%' ORDER BY id").pluck().all();

  it('PROMO-05 expires after its days, with a message a day before and as it ends, and leaves real money alone', () => {
    const grant = test.give(ana, 5_000, { days: 7 });
    test.world.clock.advance(6 * DAY_MS - 1);
    expect(told()).toEqual([]);
    test.world.clock.advance(DAY_MS);
    expect([told(), test.grant(grant).state]).toEqual([['bonusExpiring'], 'ACTIVE']);
    test.world.clock.advance(1);
    expect(test.grant(grant)).toMatchObject({ state: 'EXPIRED', lostMinor: 5_000 });
    expect(test.balance(ana)).toBe(1_000);
    test.world.clock.advance(30 * DAY_MS);
    expect(told()).toEqual(['bonusExpiring', 'bonusExpired']);
    const content = test.world.sqlite.prepare("SELECT params FROM messages WHERE kind = 'bonusExpired'").pluck().get();
    expect(JSON.parse(String(content))).toEqual({ amountMinor: 5_000, reference: grantIdOf(grant.id) });
  });

  it('RG-03 tells nobody on a break what runs out', () => {
    const grant = test.give(ana, 5_000, { days: 7 });
    const at = test.world.clock.now();
    keepBreak(test.world, ana, { kind: 'TIME_OUT', from: at, until: at + 3 * DAY_MS });
    test.world.transaction(() => loseGrant(test.world, test.grant(grant), { state: 'EXPIRED', ending: null }));
    expect([told(), test.grant(grant).state]).toEqual([[], 'EXPIRED']);
  });

  it('PROMO-05 loses no day through a time-out, and nothing is left after an exclusion', () => {
    const grant = test.give(ana, 5_000, { days: 7 });
    const next = test.give(ana, 4_000);
    const now = test.world.clock.now();
    const timeOut = { memberId: ana, kind: 'TIME_OUT', until: now + 3 * DAY_MS, at: now, newFrom: now } as const;
    test.world.transaction(() => test.world.tell('member.onBreak', timeOut));
    test.world.clock.advance(9 * DAY_MS);
    expect(test.grant(grant).state).toBe('ACTIVE');
    const at = test.world.clock.now();
    keepBreak(test.world, ana, { kind: 'SELF_EXCLUSION', from: at, until: null });
    const excluded = { memberId: ana, kind: 'SELF_EXCLUSION', until: null, at, newFrom: at } as const;
    test.world.transaction(() => test.world.tell('member.onBreak', excluded));
    for (const one of [grant, next]) expect(test.grant(one)).toMatchObject({ state: 'FORFEITED', ending: 'EXCLUSION' });
    expect([test.left(grant), test.left(next)]).toEqual([0, 0]);
  });

  it('PROMO-05 lets one be active, and starts the clock of the next when it ends', () => {
    const first = test.give(ana, 5_000);
    const second = test.give(ana, 3_000);
    expect(test.grant(second)).toMatchObject({ state: 'QUEUED', activatedAt: null, expiresAt: null });
    expect(test.left(second)).toBe(0);
    test.world.clock.advance(DAY_MS);
    cancelGrant(test.world, { grantId: grantIdOf(first.id), memberId: ana });
    expect(test.grant(first)).toMatchObject({ state: 'FORFEITED', ending: 'MEMBER', lostMinor: 5_000 });
    expect(test.grant(second)).toMatchObject({ state: 'ACTIVE', activatedAt: test.world.clock.now() });
    expect(test.left(second)).toBe(3_000);
  });

  it('PROMO-05 is given up once, by its member only', async () => {
    const grant = test.give(ana, 5_000);
    const grantId = grantIdOf(grant.id);
    const eva = await test.player(0);
    expect(codeOf(() => cancelGrant(test.world, { grantId, memberId: eva }))).toBe('BONUS_NOT_FOUND');
    expect(codeOf(() => cancelGrant(test.world, { grantId: 'K1', memberId: ana }))).toBe('BONUS_NOT_FOUND');
    cancelGrant(test.world, { grantId, memberId: ana });
    expect(codeOf(() => cancelGrant(test.world, { grantId, memberId: ana }))).toBe('BONUS_CLOSED');
    expect(test.moved('grant.forfeit')).toBe(5_000);
  });

  it('PROMO-05 is given up by a withdrawal where the member says so, and revoked by the operator', () => {
    const first = test.give(ana, 5_000);
    const second = test.give(ana, 5_000);
    const leave = (may: boolean) => test.world.transaction(() => leaveBonus(test.world, ana, may));
    expect(codeOf(() => leave(false))).toBe('BONUS_ACTIVE');
    leave(true);
    expect(test.grant(first)).toMatchObject({ state: 'FORFEITED', ending: 'WITHDRAWAL' });
    test.world.transaction(() => loseGrant(test.world, test.grant(second), { state: 'REVOKED', ending: 'OPERATOR' }));
    expect([test.grant(second).state, test.active(ana)]).toEqual(['REVOKED', null]);
  });

  it('PROMO-05 is given once for an occasion', () => {
    const first = test.give(ana, 5_000, { key: 'deposit:1' });
    expect(test.give(ana, 5_000, { key: 'deposit:1' }).id).toBe(first.id);
    expect(codeOf(() => test.give(ana, 4_000, { key: 'deposit:1' }))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(test.moved('grant.fund')).toBe(5_000);
  });
});

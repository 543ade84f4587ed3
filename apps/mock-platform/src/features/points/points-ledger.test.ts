import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PlatformFailure } from '../../kernel/failure';
import { createTestWorld } from '../../testing/test-world';
import type { OpenWorld } from '../../world/open-world';
import { keepConversion } from './convert-points';
import { earnPoints, pointAccountOf } from './earn-points';
import { movePoints, type PointMovement } from './move-points';
import { POINT_RULES } from './point-settings';
import { pointAccountRepository } from './points.repository';
import { addReward, bet } from './points-fixture';
import { redeemIdOf } from './redeem-id';
import { keepRedemption } from './redeem-reward';
import { reviewRedemption } from './review-redemption';
import { rewardRepository } from './reward.repository';

let world: OpenWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

const grant = (over: Partial<PointMovement> = {}): PointMovement => ({
  type: 'GRANT',
  key: 'k1',
  memberId: 'M1',
  points: 500,
  at: 1,
  ...over,
});

describe('the points ledger', () => {
  it('QA-09 books a key once and refuses it for another movement', () => {
    expect(movePoints(world, grant())).toBe(500);
    expect(movePoints(world, grant({ at: 9 }))).toBe(500);
    for (const change of [{ points: 501 }, { memberId: 'M2' }, { type: 'RETURN' as const }]) {
      expect(() => movePoints(world, grant(change))).toThrow(
        expect.objectContaining({ code: 'IDEMPOTENCY_KEY_REUSED' }),
      );
    }
    expect(pointAccountRepository(world).find('M1')?.balance).toBe(500);
  });

  it('QA-09 never lets points go below zero, nor moves what is no whole number', () => {
    movePoints(world, grant());
    const spend = (points: number) => movePoints(world, grant({ type: 'CONVERT', key: 'k2', points }));
    expect(() => spend(-501)).toThrow(expect.objectContaining({ code: 'POINTS_INSUFFICIENT' }));
    for (const points of [0, 0.5, Number.NaN]) expect(() => spend(points)).toThrow(RangeError);
    expect(spend(-500)).toBe(0);
  });

  it('QA-09 keeps entries as they were written', () => {
    movePoints(world, grant());
    for (const statement of ['UPDATE point_entries SET points = 1', 'DELETE FROM point_entries']) {
      expect(() => world.sqlite.exec(statement)).toThrow(/append-only/);
    }
    for (const statement of [
      'UPDATE point_accounts SET balance = -1',
      "INSERT INTO point_entries (key, member_id, type, points, balance_after, at) VALUES ('x', 'M1', 'BET', -1, 0, 0)",
    ]) {
      expect(() => world.sqlite.exec(statement)).toThrow(/CHECK/);
    }
  });

  it('PTS-04 takes nothing back when a bet that points were given for is void later: the next bets make up for it', () => {
    world.settings.set(POINT_RULES, { exchangeRatio: 1, minConvertPoints: 1, validBetPerPointMinor: 100 });
    const correction = {
      memberId: 'M1',
      roundId: 'R',
      gameType: 'RNG',
      payoutDeltaMinor: 0,
      placedAt: 1,
      at: 2,
    } as const;
    bet(world, { memberId: 'M1', stakeMinor: 1_000 });
    expect(earnPoints(world, 'M1', 1)).toMatchObject({ balance: 10, openBetMinor: 0 });
    keepConversion(world, { memberId: 'M1', points: 10, key: 'all', at: 1 });
    world.transaction(() => world.tell('bet.corrected', { ...correction, validDeltaMinor: -600 }));
    expect(earnPoints(world, 'M1', 2)).toMatchObject({ balance: 0, validBetMinor: 400 });
    bet(world, { memberId: 'M1', stakeMinor: 600 });
    expect(earnPoints(world, 'M1', 3).balance).toBe(0);
    bet(world, { memberId: 'M1', stakeMinor: 150 });
    expect(earnPoints(world, 'M1', 4)).toMatchObject({ balance: 1, openBetMinor: 50 });
  });

  it.each([
    ['a balance that was changed', 'UPDATE point_accounts SET balance = balance + 1', 'are 1001 but the entries sum'],
    [
      'an entry that does not follow from the one before',
      "INSERT INTO point_entries (key, member_id, type, points, balance_after, at) VALUES ('x', 'M1', 'GRANT', 7, 9, 0)",
      'says 9 after it',
    ],
    ['an entry of nobody', "UPDATE point_accounts SET member_id = 'M9'", 'belongs to no account'],
    [
      'points that no bet was made for',
      'UPDATE point_accounts SET given_bet_minor = 100',
      'were given for 0 of bets, not for 100',
    ],
    ['a request that took too little', 'UPDATE point_redemptions SET points = 2000', 'took 1000 points, not 2000'],
    ['a rejection that gave nothing back', "UPDATE point_redemptions SET status = 'REJECTED'", 'gave back 0 points'],
    ['stock that is missing', 'UPDATE point_rewards SET stock = stock - 1', 'has 8 left of 10'],
    ['a bonus that was not paid', "UPDATE point_rewards SET type = 'BONUS', bonus_minor = 5", 'paid 0, not 5'],
    [
      'a conversion that was not paid',
      "INSERT INTO point_entries (key, member_id, type, points, balance_after, amount_minor, at) VALUES ('x', 'M1', 'CONVERT', -500, 500, 100, 0)",
      'was converted to 0, not 100',
    ],
  ])('QA-09 finds %s', (_what, tampering, finding) => {
    movePoints(world, grant({ points: 2_000 }));
    const reward = rewardRepository(world).find(addReward(world));
    if (!reward) throw new Error('there is no reward');
    keepRedemption(world, { memberId: 'M1', reward, quantity: 1, at: 1 });
    expect(world.ledger.audit().findings).toEqual([]);
    world.sqlite.exec(tampering);
    const report = world.ledger.audit();
    expect(report.clean).toBe(false);
    expect(report.findings.join('\n')).toContain(finding);
  });
});

const member = fc.constantFrom('M1', 'M2');
const step = fc.oneof(
  fc.record({ do: fc.constant('bet' as const), member, size: fc.integer({ min: 1, max: 300_000 }) }),
  fc.record({ do: fc.constant('earn' as const), member, size: fc.constant(0) }),
  fc.record({ do: fc.constant('redeem' as const), member, size: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('convert' as const), member, size: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ do: fc.constant('review' as const), member, size: fc.integer({ min: 1, max: 8 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Does one step; what the rules refuse changes nothing. */
function perform(
  fresh: OpenWorld,
  rewards: readonly string[],
  { step: { do: what, member: memberId, size }, turn }: { step: Step; turn: number },
): void {
  const act = {
    bet: () => bet(fresh, { memberId, stakeMinor: size }),
    earn: () => earnPoints(fresh, memberId, turn),
    redeem() {
      const reward = rewardRepository(fresh).find(rewards[turn % rewards.length] ?? '');
      if (reward) keepRedemption(fresh, { memberId, reward, quantity: size, at: turn });
    },
    convert: () => keepConversion(fresh, { memberId, points: size * 500, key: `k${turn % 5}`, at: turn }),
    review() {
      const decision = size % 2 ? ('APPROVED' as const) : ('REJECTED' as const);
      reviewRedemption(fresh, { redeemId: redeemIdOf(size), decision, at: turn });
    },
  };
  try {
    act[what]();
  } catch (failure) {
    if (!(failure instanceof PlatformFailure)) throw failure;
  }
}

describe('any life of points', () => {
  it('PTS-02 PTS-04 the entries sum to the balance, the stock adds up and nothing is below zero, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const fresh = createTestWorld();
        const rewards = [
          addReward(fresh, { points: 700, stock: 4 }),
          addReward(fresh, { points: 300, stock: 9, type: 'BONUS', bonusMinor: 50 }),
        ];
        for (const [turn, one] of steps.entries()) perform(fresh, rewards, { step: one, turn });
        expect(fresh.ledger.audit().findings).toEqual([]);
        for (const memberId of ['M1', 'M2']) {
          const account = pointAccountRepository(fresh).find(memberId);
          const sum = fresh.sqlite
            .prepare('SELECT coalesce(sum(points), 0) FROM point_entries WHERE member_id = ?')
            .pluck()
            .get(memberId);
          expect(account?.balance ?? 0).toBe(sum);
          const bets = steps.filter((one) => one.do === 'bet' && one.member === memberId);
          expect(pointAccountOf(fresh, memberId).validBetMinor).toBe(bets.reduce((total, { size }) => total + size, 0));
        }
        fresh.close();
      }),
      { numRuns: 60 },
    );
  });
});

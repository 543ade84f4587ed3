import { fetchPointBalance, listPointEntries } from '@tonalli/contracts/points/wire';
import { claimReward } from '@tonalli/contracts/rewards/wire';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { offerReward, payReward } from '../../rewarding/grant-reward';
import { type Player, playerOf } from '../../testing/log-in';
import { createTestWorld } from '../../testing/test-world';
import type { OpenWorld } from '../../world/open-world';
import type { World } from '../../world/world';
import { startBreak } from '../breaks';
import { earnPoints } from './earn-points';
import { POINT_RULES } from './point-settings';
import { bet, servePoints } from './points-fixture';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const fixture = await servePoints();

let made = 0;
const rewardOf = (world: World, memberId: string, [factor, hours]: readonly [factor: number, hours: number]) => {
  made += 1;
  return {
    ...{ memberId, source: 'promotion' as const, sourceKey: `test:${made}`, titleEs: 'Doble', titleEn: 'Double' },
    ...{ reward: { kind: 'multiplier' as const, factor, hours }, at: world.clock.now() },
  };
};
const give = (world: World, memberId: string, what: readonly [factor: number, hours: number]) =>
  world.transaction(() => payReward(world, rewardOf(world, memberId, what)));
const multiply = ({ id }: Player, factor: number, hours: number) => give(fixture.world, id, [factor, hours]);
/** By a session of now: those from before the clock was moved are over. */
const read = async ({ id }: Player) =>
  fixture.platform.value(fetchPointBalance, {}, { token: playerOf(fixture.world, id).token });
const stake = ({ id }: Player, stakeMinor: number) => bet(fixture.world, { memberId: id, stakeMinor });
const PAGE = { pageNo: '1', pageSize: '20', language: 'EN' } as const;
const entries = async ({ id }: Player) =>
  (await fixture.platform.value(listPointEntries, PAGE, { token: playerOf(fixture.world, id).token })).content.map(
    ({ type, changedPoints, remark }) => [type, changedPoints, remark.amount],
  );

/** The first moment of five minutes, from which an hour is an hour. */
function atMark(world: World = fixture.world): void {
  world.clock.freeze(Math.ceil(world.clock.now() / (5 * MINUTE_MS)) * 5 * MINUTE_MS);
}

describe('a multiplier of points', () => {
  it('PROMO-05 PTS-04 doubles what is bet while it runs, with an entry of its own, and nothing before or after', async () => {
    atMark();
    const player = await fixture.player();
    stake(player, 10_000);
    expect((await read(player)).balance).toBe(100);
    fixture.world.clock.advance(5 * MINUTE_MS);
    multiply(player, 2, 1);
    stake(player, 3_000);
    expect((await read(player)).balance).toBe(160);
    fixture.world.clock.advance(HOUR_MS - 1);
    stake(player, 500);
    expect((await read(player)).balance).toBe(170);
    fixture.world.clock.advance(1);
    stake(player, 700);
    expect((await read(player)).balance).toBe(177);
    expect(await entries(player)).toEqual([
      ...[['BET', 7, '7.00'] as const, ['MULTIPLIER', 5, '5.00'] as const, ['BET', 5, '5.00'] as const],
      ...[['MULTIPLIER', 30, '30.00'] as const, ['BET', 30, '30.00'] as const, ['BET', 100, '100.00'] as const],
    ]);
  });

  it('PTS-04 runs for its hours at least where it begins within five minutes, those included', async () => {
    atMark();
    fixture.world.clock.advance(2 * MINUTE_MS);
    const player = await fixture.player();
    const from = fixture.world.clock.now() - 2 * MINUTE_MS;
    multiply(player, 2, 1);
    expect((await read(player)).multipliers).toEqual([
      { factor: 2, endsAt: new Date(from + HOUR_MS + 5 * MINUTE_MS).toISOString() },
    ]);
  });

  it('PROMO-05 is claimed once, by its member, and begins as it is claimed', async () => {
    atMark();
    const [player, other] = [await fixture.player(), await fixture.player()];
    const { world, platform } = fixture;
    const given = rewardOf(world, player.id, [3, 2]);
    const rewardId = world.transaction(() => offerReward(world, { ...given, expiresAt: null }))?.id ?? 0;
    stake(player, 1_000);
    world.clock.advance(HOUR_MS);
    expect(await read(player)).toMatchObject({ balance: 10, multipliers: [] });
    const wire = { rewardId: `G${String(rewardId).padStart(8, '0')}` };
    const claim = ({ id }: Player, idempotencyKey: string) =>
      platform.call(claimReward, wire, { token: playerOf(world, id).token, idempotencyKey });
    expect((await claim(other, 'o')).envelope).toMatchObject({ success: false, code: 'BONUS_NOT_FOUND' });
    const claims = await Promise.all(Array.from({ length: 8 }, (_, index) => claim(player, `c${index}`)));
    expect(claims.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    const endsAt = new Date(world.clock.now() + 2 * HOUR_MS).toISOString();
    expect((await read(player)).multipliers).toEqual([{ factor: 3, endsAt }]);
    expect((await read(other)).multipliers).toEqual([]);
    stake(player, 1_000);
    expect((await read(player)).balance).toBe(40);
  });

  it('PTS-04 does not multiply another: in each five minutes the greatest counts, then the one that is left', async () => {
    atMark();
    const player = await fixture.player();
    multiply(player, 2, 2);
    multiply(player, 4, 1);
    multiply(player, 2, 1);
    stake(player, 1_000);
    const { balance, multipliers } = await read(player);
    expect([balance, multipliers.map(({ factor }) => factor)]).toEqual([40, [4, 2, 2]]);
    fixture.world.clock.advance(HOUR_MS);
    stake(player, 1_000);
    expect((await read(player)).balance).toBe(60);
  });

  it('PTS-04 counts a bet once however many ask at the same time, and nobody elses', async () => {
    atMark();
    const [player, other] = [await fixture.player(), await fixture.player()];
    multiply(player, 2, 1);
    for (const one of [player, other]) stake(one, 70_000);
    const balances = await Promise.all(Array.from({ length: 12 }, async () => (await read(player)).balance));
    expect(new Set(balances)).toEqual(new Set([1_400]));
    expect(await entries(player)).toHaveLength(2);
    expect((await read(other)).balance).toBe(700);
  });

  it('PTS-04 makes no points of play money, and touches none that a later ratio would give', async () => {
    atMark();
    const player = await fixture.player();
    const { world } = fixture;
    multiply(player, 2, 1);
    bet(world, { memberId: player.id, stakeMinor: 90_000, isTrial: true });
    stake(player, 10_000);
    expect((await read(player)).balance).toBe(200);
    const before = world.settings.get(POINT_RULES);
    world.settings.set(POINT_RULES, { ...before, validBetPerPointMinor: 1_000 });
    stake(player, 10_000);
    const after = (await read(player)).balance;
    world.settings.set(POINT_RULES, before);
    expect(after).toBe(220);
  });

  it('RG-03 waits through a time-out with what is left of it, also a longer one, and ends with an exclusion', async () => {
    atMark();
    const player = await fixture.player();
    const { world } = fixture;
    multiply(player, 2, 3);
    world.clock.advance(HOUR_MS);
    const endOf = () =>
      world.sqlite.prepare('SELECT max(ends_at) FROM point_multipliers WHERE member_id = ?').pluck().get(player.id);
    const left = world.clock.now() + 2 * HOUR_MS;
    startBreak(world, player.id, '24h');
    expect(endOf()).toBe(left + DAY_MS);
    world.clock.advance(12 * HOUR_MS);
    startBreak(world, player.id, '7d');
    expect(endOf()).toBe(left + 12 * HOUR_MS + 7 * DAY_MS);
    world.clock.freeze(left + 12 * HOUR_MS + 7 * DAY_MS - 1);
    stake(player, 1_000);
    expect(earnPoints(world, player.id, world.clock.now()).balance).toBe(20);
    startBreak(world, player.id, '6m');
    expect(endOf()).toBeLessThanOrEqual(world.clock.now() + 5 * MINUTE_MS);
  });

  it('RG-03 is not handed over to whoever is on a break', async () => {
    const player = await fixture.player();
    startBreak(fixture.world, player.id, '24h');
    expect(() => multiply(player, 2, 1)).toThrow(expect.objectContaining({ code: 'ACCOUNT_ON_BREAK' }));
  });
});

describe('the audit of multipliers', () => {
  let world: OpenWorld;
  afterEach(() => world.close());

  it.each([
    [
      'points that no multiplier gave',
      'UPDATE point_accounts SET given_more_minor = 100',
      'were multiplied for 1000 of bets, not for 100',
    ],
    ['a factor that no reward has', 'UPDATE point_multipliers SET factor = 5', 'its reward gives 0 hours'],
    ['hours that no reward has', 'UPDATE point_multipliers SET ends_at = ends_at + 600000', 'gives 1 hours'],
    ["another member's", "UPDATE point_multipliers SET member_id = 'M9'", 'its reward gives 0 hours'],
    [
      'points for more than was bet while it ran',
      'UPDATE point_multipliers SET starts_at = starts_at - 3600000, ends_at = ends_at - 3600000',
      'were multiplied for 1000, multipliers add 0',
    ],
  ])('QA-09 finds %s', (_what, tampering, finding) => {
    world = createTestWorld();
    atMark(world);
    give(world, 'M1', [2, 1]);
    bet(world, { memberId: 'M1', stakeMinor: 1_000 });
    expect(earnPoints(world, 'M1', world.clock.now()).balance).toBe(20);
    expect(world.ledger.audit().findings).toEqual([]);
    world.sqlite.exec(tampering);
    expect(world.ledger.audit().findings.join('\n')).toContain(finding);
  });
});

const step = fc.oneof(
  fc.record({ do: fc.constant('bet' as const), size: fc.integer({ min: 1, max: 90_000 }) }),
  fc.record({ do: fc.constant('wait' as const), size: fc.integer({ min: 1, max: 90 }) }),
  fc.record({ do: fc.constant('look' as const), size: fc.constant(0 as const) }),
  fc.record({
    ...{ do: fc.constant('multiply' as const), size: fc.integer({ min: 1, max: 3 }) },
    factor: fc.integer({ min: 2, max: 5 }),
  }),
);

describe('any life with multipliers', () => {
  it('PTS-04 QA-09 gives to the point what bets and multipliers come to, worked out bet by bet', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const world = createTestWorld();
        atMark(world);
        const bets: { at: number; size: number }[] = [];
        const spans: { from: number; to: number; factor: number }[] = [];
        const markOf = (at: number) => at - (at % (5 * MINUTE_MS));
        for (const one of steps) {
          const at = world.clock.now();
          if (one.do === 'bet') {
            bet(world, { memberId: 'M1', stakeMinor: one.size });
            bets.push({ at, size: one.size });
          } else if (one.do === 'wait') world.clock.advance(one.size * MINUTE_MS);
          else if (one.do === 'look') earnPoints(world, 'M1', at);
          else {
            give(world, 'M1', [one.factor, one.size]);
            const to = (at === markOf(at) ? at : markOf(at) + 5 * MINUTE_MS) + one.size * HOUR_MS;
            spans.push({ from: markOf(at), to, factor: one.factor });
          }
        }
        const factorAt = (at: number) =>
          Math.max(1, ...spans.filter(({ from, to }) => from <= at && at < to).map(({ factor }) => factor));
        const sum = (of: (one: { at: number; size: number }) => number) => bets.reduce((all, one) => all + of(one), 0);
        const plain = Math.floor(sum(({ size }) => size) / 100);
        const more = Math.floor(sum(({ at, size }) => size * (factorAt(at) - 1)) / 100);
        expect(earnPoints(world, 'M1', world.clock.now()).balance).toBe(plain + more);
        expect(world.ledger.audit().findings).toEqual([]);
        world.close();
      }),
      { numRuns: 60 },
    );
  });
});

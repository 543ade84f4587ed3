import {
  fetchPointBalance,
  fetchPointConfig,
  listPointEntries,
  listPointRewards,
  listRedemptions,
} from '@tonalli/contracts/points/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMemberByUsername } from '../../people/find-member';
import type { Player } from '../../testing/log-in';
import { createTestWorld } from '../../testing/test-world';
import type { OpenWorld } from '../../world/open-world';
import { MODULES_OFF } from '../../world/operator-settings';
import { POINT_RULES } from './point-settings';
import { addReward, bet, outcomeOf, servePoints } from './points-fixture';

const fixture = await servePoints();

const PAGE = { pageNo: '1', pageSize: '20', language: 'ES' };
const entries = (player: Player, query: Record<string, string> = {}) =>
  fixture.platform.value(listPointEntries, { ...PAGE, ...query }, { token: player.token });
const redemptions = (player: Player, query: Record<string, string> = {}) =>
  fixture.platform.value(listRedemptions, { ...PAGE, ...query }, { token: player.token });

describe('earning', () => {
  it('PTS-04 gives a point for each 1.00 of settled bets, once, and shows it with the bets it came from', async () => {
    const player = await fixture.player();
    bet(fixture.world, { memberId: player.id, stakeMinor: 1_250 });
    bet(fixture.world, { memberId: player.id, stakeMinor: 60 });
    const read = () => fixture.platform.value(fetchPointBalance, {}, { token: player.token });
    expect(await read()).toEqual({ balance: 13, validBet: '13.10', multipliers: [] });
    expect(await read()).toEqual({ balance: 13, validBet: '13.10', multipliers: [] });
    const { content } = await entries(player);
    expect(content).toMatchObject([
      { type: 'BET', changedPoints: 13, pointsBalance: 13, remark: { amount: '13.00', reward: null, quantity: null } },
    ]);
  });

  it('PTS-04 keeps what makes no whole point for the bets to come', async () => {
    const player = await fixture.player();
    for (const stakeMinor of [60, 60, 60]) {
      bet(fixture.world, { memberId: player.id, stakeMinor });
      await fixture.balance(player);
    }
    expect(await fixture.balance(player)).toBe(1);
    bet(fixture.world, { memberId: player.id, stakeMinor: 20 });
    expect(await fixture.balance(player)).toBe(2);
  });

  it('PTS-04 counts a bet once however many ask at the same time', async () => {
    const player = await fixture.player();
    bet(fixture.world, { memberId: player.id, stakeMinor: 700_000 });
    const balances = await Promise.all(Array.from({ length: 12 }, () => fixture.balance(player)));
    expect(new Set(balances)).toEqual(new Set([7_000]));
    expect((await entries(player)).totalRows).toBe(1);
  });

  it('PTS-04 gives nothing for play money, and takes nothing back when the ratio changes', async () => {
    const player = await fixture.player();
    bet(fixture.world, { memberId: player.id, stakeMinor: 90_000, isTrial: true });
    expect(await fixture.balance(player)).toBe(0);
    bet(fixture.world, { memberId: player.id, stakeMinor: 10_000 });
    expect(await fixture.balance(player)).toBe(100);
    const before = fixture.world.settings.get(POINT_RULES);
    fixture.world.settings.set(POINT_RULES, { ...before, validBetPerPointMinor: 1_000 });
    bet(fixture.world, { memberId: player.id, stakeMinor: 10_000 });
    const after = await fixture.balance(player);
    fixture.world.settings.set(POINT_RULES, before);
    expect(after).toBe(110);
  });

  it('PTS-04 rolls the count back with the settlement that failed', async () => {
    const player = await fixture.player();
    const settle = () =>
      fixture.world.transaction(() => {
        bet(fixture.world, { memberId: player.id, stakeMinor: 5_000 });
        throw new Error('the round did not settle');
      });
    expect(settle).toThrow('did not settle');
    expect(await fixture.balance(player)).toBe(0);
  });

  it('PTS-01 points never expire', async () => {
    const player = await fixture.player(500);
    const bytes = fixture.world.sqlite.prepare("SELECT count(*) FROM due_jobs WHERE kind LIKE 'point%'").pluck().get();
    expect(bytes).toBe(0);
    expect(await fixture.balance(player)).toBe(500);
  });
});

describe('the catalogue and the histories', () => {
  it('PTS-01 tells the ratios and the rewards in both languages', async () => {
    const { platform, world } = fixture;
    const { token } = await fixture.player();
    expect(await platform.value(fetchPointConfig, {}, { token })).toEqual({
      exchangeRatio: 500,
      minConvertPoints: 500,
      validBetPerPoint: '1.00',
    });
    const id = addReward(world, { requiredBetMinor: 5_000, stock: 3 });
    const read = async (language: 'ES' | 'EN') =>
      (await platform.value(listPointRewards, { language }, { token })).list.find(({ rewardId }) => rewardId === id);
    expect(await read('ES')).toMatchObject({
      type: 'LIFESTYLE',
      name: 'Taza',
      description: 'Pintada a mano.',
      quantity: 3,
      pointsRequirement: 1_000,
      amountRequirement: '50.00',
      bonusAmount: null,
    });
    expect(await read('EN')).toMatchObject({ name: 'Mug', description: 'Painted by hand.' });
  });

  it('PTS-03 lists requests by status and entries by type, newest first and page by page', async () => {
    const player = await fixture.player(10_000);
    const goods = addReward(fixture.world);
    const bonus = addReward(fixture.world, { type: 'BONUS', bonusMinor: 500, nameEs: 'Bono', nameEn: 'Bonus' });
    for (const id of [goods, bonus, goods]) expect(outcomeOf(await fixture.redeem(player, id))).toBe('OK');
    const all = await redemptions(player);
    expect(all.content.map(({ status }) => status)).toEqual(['PROCESS', 'APPROVED', 'PROCESS']);
    expect((await redemptions(player, { status: 'APPROVED' })).content).toMatchObject([
      { name: 'Bono', points: 1_000 },
    ]);
    expect((await redemptions(player, { status: 'REJECTED' })).content).toEqual([]);
    const second = await redemptions(player, { pageSize: '2', pageNo: '2', language: 'EN' });
    expect(second).toMatchObject({ pageNum: 2, totalPages: 2, totalRows: 3 });
    expect(second.content).toMatchObject([{ name: 'Mug', redeemId: all.content[2]?.redeemId }]);

    const details = await entries(player);
    expect(
      details.content.map(({ type, changedPoints, pointsBalance }) => [type, changedPoints, pointsBalance]),
    ).toEqual([
      ['REDEEM', -1_000, 7_000],
      ['REDEEM', -1_000, 8_000],
      ['REDEEM', -1_000, 9_000],
      ['GRANT', 10_000, 10_000],
    ]);
    expect(details.content[0]?.remark).toEqual({ amount: null, reward: 'Taza', quantity: 1 });
    expect((await entries(player, { type: 'GRANT' })).totalRows).toBe(1);
    expect((await entries(player, { pageSize: '3', pageNo: '2' })).content).toMatchObject([{ type: 'GRANT' }]);
  });

  it("PTS-03 shows nobody another member's requests or entries", async () => {
    const owner = await fixture.player(5_000);
    await fixture.redeem(owner, addReward(fixture.world));
    const other = await fixture.player();
    expect((await redemptions(other)).totalRows).toBe(0);
    expect((await entries(other)).totalRows).toBe(0);
    expect(await fixture.balance(other)).toBe(0);
  });

  it('PTS-01 has nothing for a trial account, nor for anybody while the module is off', async () => {
    const { platform } = fixture;
    const reads = [
      [fetchPointBalance, {}],
      [fetchPointConfig, {}],
      [listPointRewards, { language: 'ES' }],
      [listRedemptions, PAGE],
      [listPointEntries, PAGE],
    ] as const;
    const codesFor = (token: string) =>
      Promise.all(reads.map(async ([endpoint, wire]) => outcomeOf(await platform.call(endpoint, wire, { token }))));
    const trial = await fixture.player(0, { type: 4 });
    expect(new Set(await codesFor(trial.token))).toEqual(new Set(['TRIAL_ACCOUNT']));
    const member = await fixture.player();
    const before = fixture.world.settings.get(MODULES_OFF);
    fixture.world.settings.set(MODULES_OFF, [...before, 'PTSYS3']);
    const codes = await codesFor(member.token);
    fixture.world.settings.set(MODULES_OFF, before);
    expect(new Set(codes)).toEqual(new Set(['FUNCTION_NOT_AVAILABLE']));
  });

  it.each([{ status: 'SOLD' }, { pageNo: '0' }, { pageSize: '201' }, { type: 'BET' }])(
    'PTS-03 refuses a query that makes no sense: %o',
    async (query) => {
      const { token } = await fixture.player();
      const result = await fixture.platform.call(listRedemptions, { ...PAGE, ...query }, { token });
      expect(outcomeOf(result)).toBe('INVALID_REQUEST');
    },
  );

  it('PTS-03 answers the histories from an index', () => {
    const plan = (query: string) => JSON.stringify(fixture.world.sqlite.prepare(`EXPLAIN QUERY PLAN ${query}`).all());
    expect(plan("SELECT * FROM point_entries WHERE member_id = 'a' ORDER BY id DESC LIMIT 20")).toMatch(
      /INDEX point_entries_member/,
    );
    expect(plan("SELECT count(*) FROM point_redemptions WHERE member_id = 'a' AND status = 'PROCESS'")).toMatch(
      /COVERING INDEX point_redemptions_member/,
    );
  });
});

describe('default data', () => {
  // Built before the test, since it is a long work of its own.
  let world: OpenWorld;
  beforeAll(() => {
    world = createTestWorld({ seed: 'default' });
  });
  afterAll(() => world.close());

  it('PTS-01 has a catalogue with a picture each, and demo accounts with requests of every status', () => {
    const demo = findMemberByUsername(world, 'demo')?.id ?? '';
    const column = (query: string, ...values: string[]) =>
      world.sqlite
        .prepare(query)
        .pluck()
        .all(...values);
    expect(column('SELECT count(*) FROM point_rewards')).toEqual([20]);
    expect(column('SELECT DISTINCT type FROM point_rewards')).toHaveLength(4);
    const statuses = column('SELECT status FROM point_redemptions WHERE member_id = ? ORDER BY id', demo);
    expect(statuses).toEqual(['REJECTED', 'APPROVED', 'PROCESS']);
    expect(column('SELECT DISTINCT type FROM point_entries WHERE member_id = ? ORDER BY type', demo)).toEqual([
      'BET',
      'CONVERT',
      'GRANT',
      'REDEEM',
      'RETURN',
    ]);
    const counted = `SELECT t.member_id FROM play_totals t WHERE t.valid_minor <>
      (SELECT coalesce(sum(stake_minor), 0) FROM bets WHERE member_id = t.member_id AND is_trial = 0 AND status = 'SETTLED')`;
    expect(column(counted)).toEqual([]);
    expect(world.ledger.audit().findings).toEqual([]);
  });
});

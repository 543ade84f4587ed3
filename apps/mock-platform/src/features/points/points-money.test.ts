import { listPointEntries, listRedemptions } from '@tonalli/contracts/points/wire';
import { describe, expect, it } from 'vitest';
import type { Player } from '../../testing/log-in';
import { addReward, bet, outcomeOf, PAYMENT_PASSWORD, servePoints, stockOf } from './points-fixture';
import { reviewRedemption } from './review-redemption';

const fixture = await servePoints();

const moneyOf = ({ id }: Player) => fixture.world.ledger.balance(id, 'member.main');
const AT = 1_768_500_000_000;

describe('redeeming', () => {
  it('PTS-02 takes points and stock for goods, which wait for a review', async () => {
    const player = await fixture.player(5_000);
    const id = addReward(fixture.world);
    const { envelope } = await fixture.redeem(player, id, { quantity: 3 });
    expect(envelope).toMatchObject({ value: { status: 'PROCESS', points: 3_000, pointsBalance: 2_000 } });
    expect([await fixture.balance(player), stockOf(fixture.world, id), moneyOf(player)]).toEqual([2_000, 7, 0]);
  });

  it('PTS-02 pays a money bonus at once, by a posting of its own kind', async () => {
    const player = await fixture.player(5_000);
    const id = addReward(fixture.world, { type: 'BONUS', bonusMinor: 2_000 });
    const { envelope } = await fixture.redeem(player, id, { quantity: 2 });
    expect(envelope).toMatchObject({ value: { status: 'APPROVED', points: 2_000, pointsBalance: 3_000 } });
    expect(moneyOf(player)).toBe(4_000);
    const kinds = fixture.world.sqlite
      .prepare('SELECT kind FROM postings WHERE ? IN (from_owner, to_owner)')
      .pluck()
      .all(player.id);
    expect(kinds).toEqual(['bonus.points']);
  });

  it('PTS-02 refuses more than the points, the stock or the valid bets allow, and changes nothing', async () => {
    const { world } = fixture;
    const player = await fixture.player(2_500);
    const id = addReward(world, { stock: 2 });
    const locked = addReward(world, { requiredBetMinor: 10_000 });
    bet(world, { memberId: player.id, stakeMinor: 9_999 });
    expect(outcomeOf(await fixture.redeem(player, id, { quantity: 3 }))).toBe('POINT_REWARD_SOLD_OUT');
    expect(outcomeOf(await fixture.redeem(player, locked))).toBe('POINT_REWARD_LOCKED');
    expect(outcomeOf(await fixture.redeem(player, 'nobody'))).toBe('POINT_REWARD_NOT_FOUND');
    const dear = addReward(world, { points: 2_600 });
    expect(outcomeOf(await fixture.redeem(player, dear))).toBe('POINTS_INSUFFICIENT');
    expect([stockOf(world, id), stockOf(world, dear), await fixture.balance(player)]).toEqual([2, 10, 2_599]);
    bet(world, { memberId: player.id, stakeMinor: 1 });
    expect(outcomeOf(await fixture.redeem(player, locked))).toBe('OK');
  });

  it('PTS-02 answers a repeated key as the first time and takes once; another body is refused', async () => {
    const player = await fixture.player(5_000);
    const id = addReward(fixture.world);
    const first = await fixture.redeem(player, id, { key: 'intent-1' });
    const again = await fixture.redeem(player, id, { key: 'intent-1' });
    expect(again.envelope).toEqual(first.envelope);
    expect(outcomeOf(await fixture.redeem(player, id, { key: 'intent-1', quantity: 2 }))).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
    expect([await fixture.balance(player), stockOf(fixture.world, id)]).toEqual([4_000, 9]);
  });

  it("PTS-02 another member's key stands for nothing of one's own", async () => {
    const id = addReward(fixture.world);
    const [ana, luis] = [await fixture.player(1_000), await fixture.player(1_000)];
    expect(outcomeOf(await fixture.redeem(ana, id, { key: 'shared' }))).toBe('OK');
    expect(outcomeOf(await fixture.redeem(luis, id, { key: 'shared' }))).toBe('OK');
    expect([await fixture.balance(ana), await fixture.balance(luis)]).toEqual([0, 0]);
  });

  it('PTS-02 sells the last pieces once, however many ask together', async () => {
    const id = addReward(fixture.world, { stock: 3 });
    const players = await Promise.all(Array.from({ length: 8 }, () => fixture.player(1_000)));
    const outcomes = (await Promise.all(players.map((player) => fixture.redeem(player, id)))).map(outcomeOf);
    expect(outcomes.filter((outcome) => outcome === 'OK')).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === 'POINT_REWARD_SOLD_OUT')).toHaveLength(5);
    expect(stockOf(fixture.world, id)).toBe(0);
    const balances = await Promise.all(players.map((player) => fixture.balance(player)));
    expect(balances.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1_000, 1_000, 1_000, 1_000, 1_000]);
  });

  it('PTS-02 spends the same points once, however many ask together', async () => {
    const player = await fixture.player(2_000);
    const id = addReward(fixture.world, { stock: 50 });
    const calls = Array.from({ length: 6 }, () => fixture.redeem(player, id));
    const converting = Array.from({ length: 3 }, () => fixture.convert(player, 1_000));
    const outcomes = (await Promise.all([...calls, ...converting])).map(outcomeOf);
    expect(outcomes.filter((outcome) => outcome === 'OK')).toHaveLength(2);
    expect(outcomes.filter((outcome) => outcome === 'POINTS_INSUFFICIENT')).toHaveLength(7);
    expect(await fixture.balance(player)).toBe(0);
  });

  it.each([{ quantity: 0 }, { quantity: 100 }, { quantity: 1.5 }, { paymentPassword: '12345' }])(
    'PTS-02 refuses %o',
    async (change) => {
      const player = await fixture.player(5_000);
      expect(outcomeOf(await fixture.redeem(player, addReward(fixture.world), change))).toBe('INVALID_REQUEST');
    },
  );
});

describe('the payment password', () => {
  it('PTS-02 is asked for by both, and a wrong one takes nothing', async () => {
    const player = await fixture.player(5_000);
    const id = addReward(fixture.world);
    const wrong = { paymentPassword: '000000' };
    expect(outcomeOf(await fixture.redeem(player, id, wrong))).toBe('PAYMENT_PASSWORD_WRONG');
    expect(outcomeOf(await fixture.convert(player, 500, wrong))).toBe('PAYMENT_PASSWORD_WRONG');
    expect([await fixture.balance(player), stockOf(fixture.world, id)]).toEqual([5_000, 10]);
  });

  it('PTS-02 has to be set first, and is locked after five wrong ones', async () => {
    const unset = await fixture.player(1_000, { paymentPassword: null });
    expect(outcomeOf(await fixture.convert(unset, 500))).toBe('PAYMENT_PASSWORD_NOT_SET');
    const player = await fixture.player(1_000);
    for (let attempt = 0; attempt < 5; attempt += 1) await fixture.convert(player, 500, { paymentPassword: '000000' });
    expect(outcomeOf(await fixture.convert(player, 500))).toBe('PAYMENT_PASSWORD_LOCKED');
    expect(await fixture.balance(player)).toBe(1_000);
  });

  it('PTS-02 does not help a trial account, nor a call without a key', async () => {
    const trial = await fixture.player(0, { type: 4 });
    expect(outcomeOf(await fixture.redeem(trial, addReward(fixture.world)))).toBe('TRIAL_ACCOUNT');
    expect(outcomeOf(await fixture.convert(trial, 500))).toBe('TRIAL_ACCOUNT');
    const player = await fixture.player(1_000);
    expect(outcomeOf(await fixture.convert(player, 500, { key: '' }))).toBe('IDEMPOTENCY_KEY_REQUIRED');
  });
});

describe('converting', () => {
  it('PTS-02 turns points into money of the main balance by the ratio', async () => {
    const player = await fixture.player(5_200);
    const { envelope } = await fixture.convert(player, 4_500);
    expect(envelope).toMatchObject({ value: { amount: '9.00', pointsBalance: 700 } });
    expect(moneyOf(player)).toBe(900);
    const page = { pageNo: '1', pageSize: '1', language: 'ES' };
    const { content } = await fixture.platform.value(listPointEntries, page, { token: player.token });
    expect(content).toMatchObject([{ type: 'CONVERT', changedPoints: -4_500, remark: { amount: '9.00' } }]);
  });

  it.each([[499], [501], [1_250]])('PTS-02 refuses %i points, which make no whole amount', async (points) => {
    const player = await fixture.player(5_000);
    expect(outcomeOf(await fixture.convert(player, points))).toBe('POINT_AMOUNT_INVALID');
    expect(await fixture.balance(player)).toBe(5_000);
  });

  it('MEM-06 PTS-03 stands in the account record under the number of its entry', async () => {
    const player = await fixture.player(1_000);
    await fixture.convert(player, 500);
    const references = 'SELECT reference FROM postings WHERE ? IN (from_owner, to_owner)';
    const reference = fixture.world.sqlite.prepare(references).pluck().get(player.id);
    const query = { pageNo: '1', pageSize: '20', type: 'CONVERT', language: 'ES' };
    const { content } = await fixture.platform.value(listPointEntries, query, { token: player.token });
    expect(content.map(({ entryId }) => entryId)).toEqual([reference]);
  });

  it('PTS-02 refuses more points than there are', async () => {
    const player = await fixture.player(999);
    expect(outcomeOf(await fixture.convert(player, 1_000))).toBe('POINTS_INSUFFICIENT');
    expect(moneyOf(player)).toBe(0);
  });

  it('PTS-02 counts the points of the last bet in', async () => {
    const player = await fixture.player();
    bet(fixture.world, { memberId: player.id, stakeMinor: 50_000 });
    expect(outcomeOf(await fixture.convert(player, 500))).toBe('OK');
    expect(moneyOf(player)).toBe(100);
  });

  it('PTS-02 converts once for a key that repeats, at the same time too', async () => {
    const player = await fixture.player(5_000);
    const results = await Promise.all(
      Array.from({ length: 5 }, () => fixture.convert(player, 1_000, { key: 'one-intent' })),
    );
    expect(new Set(results.map(({ envelope }) => JSON.stringify(envelope))).size).toBe(1);
    expect([await fixture.balance(player), moneyOf(player)]).toEqual([4_000, 200]);
    expect(outcomeOf(await fixture.convert(player, 1_500, { key: 'one-intent' }))).toBe('IDEMPOTENCY_KEY_REUSED');
  });
});

describe('the review', () => {
  const requestOf = async (player: Player) => {
    const page = { pageNo: '1', pageSize: '1', language: 'ES' };
    const { content } = await fixture.platform.value(listRedemptions, page, { token: player.token });
    return content[0];
  };

  it('PTS-03 gives points and stock back when a request is rejected, once', async () => {
    const { world } = fixture;
    const player = await fixture.player(2_000);
    const id = addReward(world);
    await fixture.redeem(player, id, { quantity: 2 });
    const redeemId = (await requestOf(player))?.redeemId ?? '';
    reviewRedemption(world, { redeemId, decision: 'REJECTED', at: AT });
    expect(() => reviewRedemption(world, { redeemId, decision: 'REJECTED', at: AT })).toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
    expect([await fixture.balance(player), stockOf(world, id)]).toEqual([2_000, 10]);
    expect(await requestOf(player)).toMatchObject({ status: 'REJECTED', reviewedAt: new Date(AT).toISOString() });
  });

  it('PTS-03 keeps points and stock when it is approved, and decides nothing twice', async () => {
    const { world } = fixture;
    const player = await fixture.player(1_000);
    const id = addReward(world);
    await fixture.redeem(player, id);
    const redeemId = (await requestOf(player))?.redeemId ?? '';
    reviewRedemption(world, { redeemId, decision: 'APPROVED', at: AT });
    expect(() => reviewRedemption(world, { redeemId, decision: 'REJECTED', at: AT })).toThrow();
    expect([await fixture.balance(player), stockOf(world, id)]).toEqual([0, 9]);
    expect(await requestOf(player)).toMatchObject({ status: 'APPROVED' });
  });

  it('PTS-03 the operator decides and gives points through the control interface', async () => {
    const control = async (path: string, body?: object) => {
      const headers = { 'content-type': 'application/json' };
      const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { method: 'GET' };
      return (await (await fixture.platform.fetch(`/qa/api/points/${path}`, init)).json()) as { value: unknown };
    };
    const player = await fixture.player();
    expect(await control('grant', { memberId: player.id, points: 1_500 })).toMatchObject({ value: { balance: 1_500 } });
    expect(await control('grant', { memberId: player.id, points: 1_500 })).toMatchObject({ value: { balance: 3_000 } });
    expect(await control('grant', { memberId: 'M999999', points: 1 })).toMatchObject({ code: 'USER_NOT_FOUND' });
    const id = addReward(fixture.world);
    await fixture.redeem(player, id);
    const redeemId = (await requestOf(player))?.redeemId;
    expect((await control('redemptions')).value).toContainEqual(
      expect.objectContaining({ redeemId, memberId: player.id }),
    );
    await control('review', { redeemId, decision: 'REJECTED' });
    expect(await fixture.balance(player)).toBe(3_000);
    expect(await control('review', { redeemId, decision: 'APPROVED' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await control('ratios', { minConvertPoints: 1_000 })).toMatchObject({ value: { minConvertPoints: 1_000 } });
    const refused = outcomeOf(await fixture.convert(player, 500, { paymentPassword: PAYMENT_PASSWORD }));
    await control('ratios', { minConvertPoints: 500 });
    expect(refused).toBe('POINT_AMOUNT_INVALID');
  });
});

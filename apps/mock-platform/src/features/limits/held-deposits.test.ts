import * as cashier from '@tonalli/contracts/cashier/wire';
import { changeLimits, confirmLimitChange, fetchLimits } from '@tonalli/contracts/limits/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Player } from '../../testing/log-in';
import { TEST_TIME_MS } from '../../testing/test-time';
import { DEPOSIT_AUTO_CONFIRM, simulatePayment } from '../cashier';
import { serveCashier } from '../cashier/cashier-fixture';
import { keepDepositLimits } from './keep-limits';

const HOUR_MS = 3_600_000;
const NEXT_DAY = Date.parse('2026-01-16T06:00:00.000Z');

const fixture = await serveCashier();
const { platform, world } = fixture;
let player: Player;

beforeEach(async () => {
  world.settings.set(DEPOSIT_AUTO_CONFIRM, 0);
  world.clock.set(TEST_TIME_MS);
  player = await fixture.player(0);
  keepDepositLimits(world, { memberId: player.id, limits: { daily: 50_000 }, at: TEST_TIME_MS });
});

const as = () => ({ token: player.token });
const statusOf = async (orderId: string) => (await platform.value(cashier.fetchDeposit, { orderId }, as())).status;
const change = (daily: string | undefined) =>
  platform.value(changeLimits, { kind: 'deposit', limits: daily === undefined ? {} : { daily } }, as());
const decide = (orderId: string, choice: 'CREDIT' | 'RETURN', key = `${orderId}${choice}`) =>
  platform.call(cashier.decideHeldDeposit, { orderId, choice }, { ...as(), idempotencyKey: key });
const heldInTheHouse = () =>
  world.sqlite
    .prepare("SELECT coalesce(sum(balance_minor), 0) FROM accounts WHERE kind = 'house.overLimit'")
    .pluck()
    .get();

async function held(amountMinor = 60_000): Promise<string> {
  const orderId = await fixture.deposit(player, 50_000);
  simulatePayment(world, { orderId, action: 'partly', amountMinor });
  return orderId;
}
function waitUntil(at: number): void {
  world.clock.set(at);
  player = fixture.again(player);
}

describe('a limit that is lowered', () => {
  it('MEM-16 calls off the newest orders until the others fit', async () => {
    const orders = [
      await fixture.deposit(player, 20_000),
      await fixture.deposit(player, 20_000),
      await fixture.deposit(player, 10_000),
    ];
    await change('300.00');
    expect(await Promise.all(orders.map(statusOf))).toEqual(['PENDING', 'REJECTED', 'REJECTED']);
    expect(() => simulatePayment(world, { orderId: orders[1] ?? '', action: 'approve' })).toThrow(
      expect.objectContaining({ code: 'ORDER_CLOSED' }),
    );
    await change('100.00');
    expect(await Promise.all(orders.map(statusOf))).toEqual(['REJECTED', 'REJECTED', 'REJECTED']);
  });

  it('MEM-16 below what was deposited leaves nothing, and says so', async () => {
    simulatePayment(world, { orderId: await fixture.deposit(player, 30_000), action: 'approve' });
    const { states } = await change('100.00');
    expect(states[0]).toMatchObject({ limit: '100.00', used: '300.00', left: '0.00' });
  });
});

describe('a deposit that is held', () => {
  it('MEM-16 is sent back as its member says, once, also when many say so at once', async () => {
    const orderId = await held();
    const answers = await Promise.all(['a', 'b', 'c'].map((key) => decide(orderId, 'RETURN', key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect([await statusOf(orderId), fixture.balance(player), heldInTheHouse()]).toEqual(['REJECTED', 0, 0]);
    expect((await decide(orderId, 'CREDIT')).envelope).toMatchObject({ code: 'ORDER_CLOSED' });
  });

  it('MEM-16 is credited by the clock as soon as its period is over, if its member says so', async () => {
    const [chosen, other] = [await held(50_001), await held(40_000)];
    expect((await decide(chosen, 'CREDIT')).envelope).toMatchObject({
      value: { status: 'HELD', creditWhenFits: true },
    });
    waitUntil(NEXT_DAY - 1);
    expect(await statusOf(chosen)).toBe('HELD');
    waitUntil(NEXT_DAY);
    // Beyond the whole limit of a day it goes on waiting, and can still be sent back.
    expect([await statusOf(chosen), await statusOf(other), fixture.balance(player)]).toEqual([
      'HELD',
      'CONFIRMED',
      40_000,
    ]);
    await decide(chosen, 'RETURN');
    waitUntil(NEXT_DAY + 24 * HOUR_MS);
    expect([await statusOf(chosen), fixture.balance(player), heldInTheHouse()]).toEqual(['REJECTED', 40_000, 0]);
  });

  it('MEM-16 is credited when its member confirms a higher limit, and not before', async () => {
    const orderId = await held();
    await decide(orderId, 'CREDIT');
    const { changes } = await change('600.00');
    waitUntil(TEST_TIME_MS + 24 * HOUR_MS);
    expect(await statusOf(orderId)).toBe('HELD');
    await platform.value(confirmLimitChange, { changeId: changes[0]?.changeId }, as());
    expect([await statusOf(orderId), fixture.balance(player), heldInTheHouse()]).toEqual(['CONFIRMED', 60_000, 0]);
  });

  it("S2 MEM-16 is nobody else's to decide on, and no order that is not held", async () => {
    const orderId = await held();
    player = await fixture.player(0);
    expect((await decide(orderId, 'RETURN')).envelope).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    const open = await fixture.deposit(player, 10_000);
    expect((await decide(open, 'CREDIT')).envelope).toMatchObject({ code: 'ORDER_CLOSED' });
  });
});

describe('the change of a limit', () => {
  it.each([
    [24 * HOUR_MS - 1, 'LIMIT_CHANGE_TOO_EARLY'],
    [24 * HOUR_MS, 'OK'],
    [8 * 24 * HOUR_MS - 1, 'OK'],
    [8 * 24 * HOUR_MS, 'LIMIT_CHANGE_NOT_FOUND'],
  ])('RG-01 confirmed %s ms after it was asked for answers %s', async (after, code) => {
    const { changes } = await change(undefined);
    waitUntil(TEST_TIME_MS + after);
    const answer = await platform.call(confirmLimitChange, { changeId: changes[0]?.changeId }, as());
    expect('code' in answer.envelope ? answer.envelope.code : 'OK').toBe(code);
    const { states } = await platform.value(fetchLimits, {}, as());
    expect(states[0]?.limit).toBe(code === 'OK' ? null : '500.00');
  });

  it('S2 RG-01 is its own member to confirm', async () => {
    const { changes } = await change('600.00');
    waitUntil(TEST_TIME_MS + 24 * HOUR_MS);
    player = await fixture.player(0);
    const answer = await platform.call(confirmLimitChange, { changeId: changes[0]?.changeId }, as());
    expect(answer.envelope).toMatchObject({ code: 'LIMIT_CHANGE_NOT_FOUND' });
  });

  it.each([
    ['deposit', { daily: '500.00', weekly: '499.99' }, 'weekly', 'limitOrder'],
    ['deposit', { rolling: '500.00' }, 'rolling', 'limitPeriod'],
    ['singleStake', { daily: '500.00' }, 'daily', 'limitPeriod'],
    ['time', { daily: '500.00' }, 'daily', 'limitPeriod'],
    ['loss', { minutes: 60 }, 'minutes', 'limitPeriod'],
  ])('RG-01 of %s to %o is refused, and leaves all as it was', async (...asked) => {
    const [kind, limits, field, patternId] = asked;
    const answer = await platform.call(changeLimits, { kind, limits }, as());
    expect(answer.envelope).toMatchObject({ code: 'LIMIT_INVALID', fields: { [field]: { patternId } } });
    expect((await platform.value(fetchLimits, {}, as())).states[0]?.limit).toBe('500.00');
  });

  it.each([{ daily: '0.00' }, { daily: '-1.00' }, { daily: '99999999999999.00' }, { daily: 5 }, { minutes: 1_441 }])(
    'S3 RG-01 to %o is no request',
    async (limits) => {
      const answer = await platform.call(changeLimits, { kind: 'deposit', limits }, as());
      expect(answer.envelope).toMatchObject({ code: 'INVALID_REQUEST' });
    },
  );
});

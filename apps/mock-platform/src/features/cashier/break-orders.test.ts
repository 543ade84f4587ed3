import * as wire from '@tonalli/contracts/cashier/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepLimits } from '../../people/player-protection';
import type { Player } from '../../testing/log-in';
import { TEST_TIME_MS } from '../../testing/test-time';
import { startBreak } from '../breaks';
import { codeOf, serveCashier } from './cashier-fixture';
import { WITHDRAWAL_RULES } from './cashier-settings';
import { openOrders, simulatePayment } from './simulate-payment';

const DAY_MS = 86_400_000;
const fixture = await serveCashier();
const { world, platform } = fixture;
let ana: Player;
beforeEach(async () => {
  world.clock.set(TEST_TIME_MS);
  ana = await fixture.player(100_000);
});

function step(choice: '24h' | '6m'): void {
  startBreak(world, ana.id, choice);
  ana = fixture.again(ana);
}
const order = (orderId: string) => platform.value(wire.fetchDeposit, { orderId }, { token: ana.token });
const arrives = (orderId: string) => simulatePayment(world, { orderId, action: 'approve' });
const houseHolds = () => world.ledger.houseBalance('house.overLimit');

describe('orders of a member who takes a break', () => {
  it.each(['24h', '6m'] as const)('RG-03 of %s: what is unpaid ends, and what comes late goes back', async (choice) => {
    const orderId = await fixture.deposit(ana, 20_000);
    const before = houseHolds();
    step(choice);
    expect((await order(orderId)).status).toBe('EXPIRED');
    expect(await codeOf(fixture.createDeposit(ana, 20_000))).toBe('ACCOUNT_ON_BREAK');
    arrives(orderId);
    world.clock.advance(1_000);
    ana = fixture.again(ana);
    expect([(await order(orderId)).status, fixture.balance(ana), houseHolds()]).toEqual(['REJECTED', 100_000, before]);
    expect(() => arrives(orderId)).toThrow(expect.objectContaining({ code: 'ORDER_CLOSED' }));
    const kinds = world.sqlite.prepare('SELECT kind FROM messages WHERE member_id = ? ORDER BY id DESC LIMIT 1');
    expect(kinds.pluck().get(ana.id)).toBe('depositReturned');
  });

  it.each([null, 10_000])('MEM-03 an order that expired by itself takes nothing, at a limit of %s', async (daily) => {
    const orderId = await fixture.deposit(ana, 20_000);
    const before = houseHolds();
    if (daily !== null) keepLimits(world, ana.id, { deposit: { daily } });
    world.clock.advance(DAY_MS);
    ana = fixture.again(ana);
    expect(() => arrives(orderId)).toThrow(expect.objectContaining({ code: 'ORDER_CLOSED' }));
    expect([(await order(orderId)).status, fixture.balance(ana), houseHolds()]).toEqual(['EXPIRED', 100_000, before]);
  });

  it('RG-03 a payout goes on, and one of an exclusion goes first', async () => {
    const own = await fixture.withdrawal(ana, 30_000);
    const later = await fixture.player(100_000);
    const other = await fixture.withdrawal(later, 30_000);
    const first = () => openOrders(world, 2).withdrawals.map(({ withdrawalId }) => withdrawalId);
    expect(first()).toEqual([other, own]);
    step('24h');
    expect(first()).toEqual([other, own]);
    step('6m');
    expect(first()).toEqual([own, other]);
    const next = await fixture.withdrawal(ana, 30_000);
    expect(openOrders(world, 1).withdrawals).toMatchObject([{ withdrawalId: next }]);
    simulatePayment(world, { orderId: own, action: 'approve' });
    expect(fixture.balance(ana)).toBe(40_000);
  });

  it('RG-03 what an excluded member does not fetch is paid out after thirty days, without a fee', async () => {
    world.settings.set(WITHDRAWAL_RULES, { ...world.settings.get(WITHDRAWAL_RULES), dailyCount: 0 });
    await fixture.bind(ana);
    step('6m');
    const none = await fixture.player(50_000);
    startBreak(world, none.id, '6m');
    const short = await fixture.player(50_000);
    await fixture.bind(short);
    startBreak(world, short.id, '3m');
    world.clock.advance(30 * DAY_MS - 1);
    expect(fixture.balance(ana)).toBe(100_000);
    world.clock.advance(1);
    ana = fixture.again(ana);
    expect([ana, none, short].map((one) => fixture.balance(one))).toEqual([0, 50_000, 50_000]);
    expect(await fixture.newestWithdrawal(ana)).toMatchObject({ amount: '1000.00', fee: '0.00', status: 'REQUESTED' });
  });
});

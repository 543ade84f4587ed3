import * as wire from '@tonalli/contracts/cashier/wire';
import { isClabe } from '@tonalli/contracts/clabe';
import { beforeEach, describe, expect, it } from 'vitest';
import { toIso } from '../../clock/system-time';
import type { Player } from '../../testing/log-in';
import { TEST_TIME_MS } from '../../testing/test-time';
import { codeOf, serveCashier } from './cashier-fixture';
import { DEPOSIT_AUTO_CONFIRM, DEPOSIT_CHANNELS } from './cashier-settings';
import { simulatePayment } from './simulate-payment';

const MINUTE_MS = 60_000;
const fixture = await serveCashier();
let player: Player;

beforeEach(async () => {
  fixture.world.settings.set(DEPOSIT_AUTO_CONFIRM, 0);
  fixture.world.clock.set(TEST_TIME_MS);
  player = await fixture.player(0);
});

const read = (orderId: string, who = player) =>
  fixture.platform.value(wire.fetchDeposit, { orderId }, { token: who.token });
const approve = (orderId: string) => simulatePayment(fixture.world, { orderId, action: 'approve' });

describe('a deposit order', () => {
  it.each([
    ['spei', '500.00', '0.00', '500.00'],
    ['cash', '500.00', '12.00', '488.00'],
    ['card', '500.00', '14.50', '485.50'],
    ['wallet', '333.33', '5.00', '328.33'],
    ['crypto', '500.00', '5.00', '495.00'],
  ])('MEM-03 by %s waits with its fee and instructions, and moves nothing', async (channelId, ...money) => {
    const [amount, fee, credit] = money;
    const minor = Math.round(Number(amount) * 100);
    const { instructions, ...order } = await read(await fixture.deposit(player, minor, channelId));
    expect(order).toMatchObject({ amount, fee, credit, received: null, status: 'PENDING', settledAt: null });
    expect(Date.parse(order.expiresAt)).toBeGreaterThan(TEST_TIME_MS);
    expect(instructions.kind).toBe(channelId.toUpperCase());
    expect(fixture.balance(player)).toBe(0);
  });

  it('MEM-03 by bank has a CLABE of its own whose check digit is right; a voucher has pairs of digits', async () => {
    const clabes = new Set<string>();
    for (let count = 0; count < 4; count += 1) {
      const { instructions } = await read(await fixture.deposit(player, 10_000));
      if (instructions.kind === 'SPEI') clabes.add(instructions.clabe);
    }
    expect([...clabes].map(isClabe)).toEqual([true, true, true, true]);
    const { instructions } = await read(await fixture.deposit(player, 10_000, 'cash'));
    expect(instructions).toMatchObject({ kind: 'CASH', barcode: expect.stringMatching(/^\d{18}$/) });
  });

  it('MEM-03 credits what was paid less the fee, once, when the payment is confirmed', async () => {
    const told: unknown[] = [];
    const stop = fixture.world.events.subscribe((event) => told.push(event));
    const orderId = await fixture.deposit(player, 50_000, 'cash');
    approve(orderId);
    stop();
    expect(await read(orderId)).toMatchObject({ status: 'CONFIRMED', received: '500.00', credit: '488.00' });
    expect(fixture.balance(player)).toBe(48_800);
    expect(() => approve(orderId)).toThrow(expect.objectContaining({ code: 'ORDER_CLOSED' }));
    expect(fixture.balance(player)).toBe(48_800);
    expect(told).toContainEqual({ type: 'cashier', customerId: player.id });
    expect(told).toContainEqual({ type: 'balance', customerId: player.id, balance: 48_800 });
  });

  it('MEM-14 tells the member of the money that reached their balance, once, and of none that did not', async () => {
    const orderId = await fixture.deposit(player, 50_000, 'cash');
    const refused = await fixture.deposit(player, 20_000);
    simulatePayment(fixture.world, { orderId: refused, action: 'reject' });
    expect(await fixture.inbox(player)).toEqual([]);
    approve(orderId);
    expect(() => approve(orderId)).toThrow();
    const title = 'Your deposit of $488.00 is in your balance';
    expect(await fixture.inbox(player)).toEqual([{ kind: 'depositCredited', title }]);
  });

  it('MEM-03 takes less than was ordered as it is, with the fee of what arrived', async () => {
    const orderId = await fixture.deposit(player, 100_000, 'wallet');
    simulatePayment(fixture.world, { orderId, action: 'partly', amountMinor: 20_000 });
    expect(await read(orderId)).toMatchObject({ amount: '1000.00', received: '200.00', fee: '3.00', credit: '197.00' });
    expect(fixture.balance(player)).toBe(19_700);
  });

  it('MEM-03 credits nothing when all that arrives is the fee', async () => {
    const orderId = await fixture.deposit(player, 10_000, 'cash');
    simulatePayment(fixture.world, { orderId, action: 'partly', amountMinor: 700 });
    expect(await read(orderId)).toMatchObject({ received: '7.00', fee: '7.00', credit: '0.00' });
    expect(fixture.balance(player)).toBe(0);
  });

  it('MEM-03 that was rejected or has expired can no longer be paid', async () => {
    const rejected = await fixture.deposit(player, 50_000);
    simulatePayment(fixture.world, { orderId: rejected, action: 'reject' });
    const expired = await fixture.deposit(player, 50_000);
    fixture.world.clock.advance(30 * MINUTE_MS);
    expect([(await read(rejected)).status, (await read(expired)).status]).toEqual(['REJECTED', 'EXPIRED']);
    for (const orderId of [rejected, expired]) {
      expect(() => approve(orderId)).toThrow(expect.objectContaining({ code: 'ORDER_CLOSED' }));
    }
    expect(fixture.balance(player)).toBe(0);
  });

  it('MEM-03 expires at its minute and not before, and leaves no job behind', async () => {
    const orderId = await fixture.deposit(player, 50_000);
    fixture.world.clock.advance(30 * MINUTE_MS - 1);
    expect((await read(orderId)).status).toBe('PENDING');
    fixture.world.clock.advance(1);
    expect(await read(orderId)).toMatchObject({ status: 'EXPIRED', settledAt: toIso(TEST_TIME_MS + 30 * MINUTE_MS) });
    const paid = await fixture.deposit(player, 50_000);
    approve(paid);
    const numbers = [orderId, paid].map((id) => String(Number(id.slice(1))));
    const left = fixture.world.clock
      .pending()
      .filter(({ kind, key }) => kind.startsWith('deposit') && numbers.includes(key));
    expect(left).toEqual([]);
    expect(fixture.world.clock.failed()).toEqual([]);
  });

  it('MEM-03 confirms by itself after the seconds of the setting, and never when it is off', async () => {
    fixture.world.settings.set(DEPOSIT_AUTO_CONFIRM, 20);
    const orderId = await fixture.deposit(player, 50_000);
    fixture.world.clock.advance(19_999);
    expect((await read(orderId)).status).toBe('PENDING');
    fixture.world.clock.advance(1);
    expect((await read(orderId)).status).toBe('CONFIRMED');
    expect(fixture.balance(player)).toBe(50_000);
  });
});

describe('opening a deposit', () => {
  it.each([
    [9_999, 'AMOUNT_OUT_OF_RANGE'],
    [10_000, 'OK'],
    [10_000_000, 'OK'],
    [10_000_001, 'AMOUNT_OUT_OF_RANGE'],
  ])('MEM-03 of %i centavos by bank answers %s', async (amountMinor, expected) => {
    expect(await codeOf(fixture.createDeposit(player, amountMinor))).toBe(expected);
  });

  it('MEM-03 names the limits of the amount that it refuses', async () => {
    const { envelope } = await fixture.createDeposit(player, 1);
    expect(envelope).toMatchObject({ fields: { amount: { min: 10_000, max: 10_000_000 } } });
  });

  it('MEM-03 refuses channels that are closed or unknown, and lists the open ones', async () => {
    const channels = fixture.world.settings.get(DEPOSIT_CHANNELS);
    fixture.world.settings.set(
      DEPOSIT_CHANNELS,
      channels.map((channel) => ({
        ...channel,
        presetsMinor: [...channel.presetsMinor],
        isOpen: channel.id !== 'cash',
      })),
    );
    expect(await codeOf(fixture.createDeposit(player, 50_000, { channelId: 'cash' }))).toBe('CHANNEL_UNAVAILABLE');
    expect(await codeOf(fixture.createDeposit(player, 50_000, { channelId: 'gold' }))).toBe('CHANNEL_UNAVAILABLE');
    const listed = await fixture.platform.value(wire.listDepositChannels, {}, { token: player.token });
    expect(listed.channels.map(({ channelId }) => channelId)).toEqual(['spei', 'card', 'wallet', 'crypto']);
    fixture.world.settings.set(
      DEPOSIT_CHANNELS,
      channels.map((channel) => ({ ...channel, presetsMinor: [...channel.presetsMinor] })),
    );
  });

  it('MEM-03 keeps five open at most, and makes room when one ends', async () => {
    const [first = ''] = await Promise.all([1, 2, 3, 4, 5].map(() => fixture.deposit(player, 10_000)));
    expect(await codeOf(fixture.createDeposit(player, 10_000))).toBe('ORDER_LIMIT_REACHED');
    approve(first);
    expect(await codeOf(fixture.createDeposit(player, 10_000))).toBe('OK');
  });

  it('MEM-03 answers a repeated key with the first order, also when many come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => fixture.createDeposit(player, 50_000, { key: `again-${player.id}` })),
    );
    expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope))).size).toBe(1);
    const { totalRows } = await fixture.platform.value(
      wire.listDeposits,
      { pageNo: '1', pageSize: '10' },
      { token: player.token },
    );
    expect(totalRows).toBe(1);
    const other = fixture.createDeposit(player, 60_000, { key: `again-${player.id}` });
    expect(await codeOf(other)).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('MEM-03 takes the same key of two members for two orders', async () => {
    const other = await fixture.player(0);
    const [own, theirs] = await Promise.all(
      [player, other].map((who) => fixture.createDeposit(who, 50_000, { key: 'of-both' })),
    );
    expect([own?.envelope.success, theirs?.envelope.success]).toEqual([true, true]);
    expect(wire.DepositOrder.parse(Object(own?.envelope).value).orderId).not.toBe(
      wire.DepositOrder.parse(Object(theirs?.envelope).value).orderId,
    );
  });

  it('MEM-03 needs a key, and a real account', async () => {
    const { token } = player;
    const body = { channelId: 'spei', amount: '500.00' };
    expect(await codeOf(fixture.platform.call(wire.createDeposit, body, { token }))).toBe('IDEMPOTENCY_KEY_REQUIRED');
    const guest = await fixture.player(0, 4);
    expect(await codeOf(fixture.createDeposit(guest, 50_000))).toBe('TRIAL_ACCOUNT');
  });

  it("S2 MEM-03 does not find another member's order, nor one that is none, nor list it", async () => {
    const orderId = await fixture.deposit(player, 50_000);
    const other = await fixture.player(0);
    for (const id of [orderId, 'D99999999', 'W00000001', 'nothing']) {
      const call = fixture.platform.call(wire.fetchDeposit, { orderId: id }, { token: other.token });
      expect(await codeOf(call)).toBe('ORDER_NOT_FOUND');
    }
    const page = { pageNo: '1', pageSize: '10' };
    expect(await fixture.platform.value(wire.listDeposits, page, { token: other.token })).toMatchObject({
      content: [],
      totalRows: 0,
      totalPages: 1,
    });
  });

  it('MEM-03 lists orders newest first, page by page', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) ids.unshift(await fixture.deposit(player, 10_000));
    const page = (pageNo: string) =>
      fixture.platform.value(wire.listDeposits, { pageNo, pageSize: '3' }, { token: player.token });
    const listed = [await page('1'), await page('2')].flatMap(({ content }) => content.map(({ orderId }) => orderId));
    expect(listed).toEqual(ids);
    expect((await page('1')).totalPages).toBe(2);
  });
});

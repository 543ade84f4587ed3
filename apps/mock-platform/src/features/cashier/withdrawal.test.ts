import * as wire from '@tonalli/contracts/cashier/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mintMember, TEST_TIME_MS } from '../../testing';
import { findMember } from '../account';
import { openSession } from '../session';
import { type CashierFixture, codeOf, createCashierFixture, type Player } from './cashier-fixture';
import { simulatePayment } from './simulate-payment';

const DAY_MS = 86_400_000;
const FEE = 800;
let fixture: CashierFixture;
let player: Player;

beforeAll(async () => {
  fixture = await createCashierFixture();
});
afterAll(() => {
  expect(fixture.world.ledger.audit().findings).toEqual([]);
  return fixture.platform.stop();
});
beforeEach(async () => {
  fixture.world.settings.set('withdrawalAutoPaySeconds', 0);
  fixture.world.clock.set(TEST_TIME_MS);
  player = await fixture.player(200_000);
  await fixture.bind(player);
});

const page = { pageNo: '1', pageSize: '10' };
const newest = async (who = player) =>
  (await fixture.platform.value(wire.listWithdrawals, page, { token: who.token })).content[0];
const simulate = (orderId: string, action: 'approve' | 'reject' | 'partly', amountMinor?: number) =>
  simulatePayment(fixture.world, { orderId, action, amountMinor });
const rules = () => fixture.platform.value(wire.fetchWithdrawalRules, {}, { token: player.token });
const confirm = (withdrawalId: string, change: object, options: { key?: string; who?: Player } = {}) =>
  fixture.platform.call(
    wire.confirmReceipt,
    { withdrawalId, receipt: 'FULL', ...change },
    { token: (options.who ?? player).token, idempotencyKey: options.key ?? `receipt-${withdrawalId}` },
  );
/** What the house holds for withdrawals under way. */
const heldMinor = () =>
  fixture.world.sqlite
    .prepare<[], { held: number }>(
      "SELECT coalesce(sum(balance_minor), 0) held FROM accounts WHERE kind = 'house.withdrawals'",
    )
    .get()?.held;

describe('asking for a payout', () => {
  it('MEM-04 takes the amount out of the balance at once and holds it', async () => {
    const before = heldMinor() ?? 0;
    const id = await fixture.withdrawal(player, 50_000);
    expect(fixture.balance(player)).toBe(150_000);
    expect(heldMinor()).toBe(before + 50_000);
    expect(await newest()).toMatchObject({
      withdrawalId: id,
      status: 'REQUESTED',
      amount: '500.00',
      fee: '8.00',
      net: '492.00',
      paid: '0.00',
      received: null,
      remaining: null,
    });
  });

  it('MEM-04 never shows more of the account than its last digits', async () => {
    await fixture.withdrawal(player, 50_000);
    const accounts = await fixture.platform.value(wire.listBankAccounts, {}, { token: player.token });
    expect(JSON.stringify([await newest(), accounts])).not.toMatch(/\d{10}/);
    expect((await newest())?.maskedClabe).toMatch(/^•••• \d{4}$/);
  });

  it.each([
    [19_999, 'AMOUNT_OUT_OF_RANGE'],
    [20_000, 'OK'],
    [200_000, 'OK'],
    [200_001, 'INSUFFICIENT_FUNDS'],
    [5_000_001, 'AMOUNT_OUT_OF_RANGE'],
  ])('MEM-04 of %i centavos from 200,000 answers %s', async (amountMinor, expected) => {
    expect(await codeOf(fixture.createWithdrawal(player, amountMinor))).toBe(expected);
    expect(fixture.balance(player)).toBe(expected === 'OK' ? 200_000 - amountMinor : 200_000);
  });

  it('MEM-04 does not pay twice when the same key repeats, also when many come at once', async () => {
    const key = `again-${player.id}`;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => fixture.createWithdrawal(player, 50_000, { key })),
    );
    expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope))).size).toBe(1);
    expect(fixture.balance(player)).toBe(150_000);
    expect(await codeOf(fixture.createWithdrawal(player, 60_000, { key }))).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('MEM-04 lets callers that come at once take no more than there is', async () => {
    const codes = await Promise.all(Array.from({ length: 3 }, () => codeOf(fixture.createWithdrawal(player, 150_000))));
    expect(codes.toSorted()).toEqual(['INSUFFICIENT_FUNDS', 'INSUFFICIENT_FUNDS', 'OK']);
    expect(fixture.balance(player)).toBe(50_000);
  });

  it('MEM-04 asks for the payment password, and counts wrong ones although nothing is kept', async () => {
    const wrong = () => codeOf(fixture.createWithdrawal(player, 50_000, { paymentPassword: '000000' }));
    expect(await wrong()).toBe('PAYMENT_PASSWORD_WRONG');
    for (let count = 0; count < 3; count += 1) await wrong();
    expect(await wrong()).toBe('PAYMENT_PASSWORD_LOCKED');
    expect(await codeOf(fixture.createWithdrawal(player, 50_000))).toBe('PAYMENT_PASSWORD_LOCKED');
    expect(fixture.balance(player)).toBe(200_000);
    expect(await newest()).toBeUndefined();
  });

  it('MEM-04 needs a payment password to be set', async () => {
    const { id } = await mintMember(fixture.world, { balanceMinor: 100_000, paymentPassword: null });
    const member = findMember(fixture.world, id);
    if (!member) throw new Error('the member was not kept');
    const bare = { id, token: openSession(fixture.world, member, '127.0.0.1').token };
    await fixture.bind(bare);
    expect(await codeOf(fixture.createWithdrawal(bare, 50_000))).toBe('PAYMENT_PASSWORD_NOT_SET');
  });

  it('MEM-04 keeps three requests a day of the operator, the rejected ones left out', async () => {
    const ids = [];
    for (let count = 0; count < 3; count += 1) ids.push(await fixture.withdrawal(player, 20_000));
    expect(await codeOf(fixture.createWithdrawal(player, 20_000))).toBe('ORDER_LIMIT_REACHED');
    expect(await rules()).toMatchObject({ dailyCount: 3, usedToday: 3 });
    simulate(ids[0] ?? '', 'reject');
    expect(await codeOf(fixture.createWithdrawal(player, 20_000))).toBe('OK');
    // Noon in Mexico City: the day has twelve hours left.
    fixture.world.clock.advance(DAY_MS / 2 - 1);
    const login = async () => {
      const member = findMember(fixture.world, player.id);
      if (!member) throw new Error('the member is gone');
      player = { ...player, token: openSession(fixture.world, member, '127.0.0.1').token };
    };
    await login();
    expect(await codeOf(fixture.createWithdrawal(player, 20_000))).toBe('ORDER_LIMIT_REACHED');
    fixture.world.clock.advance(1);
    await login();
    expect(await codeOf(fixture.createWithdrawal(player, 20_000))).toBe('OK');
  });

  it("S2 MEM-04 does not pay to another member's account, nor to one that is none or was removed", async () => {
    const other = await fixture.player(200_000);
    const accountId = await fixture.bind(other, 77);
    for (const wanted of [accountId, 'A99999999', 'nothing']) {
      expect(await codeOf(fixture.createWithdrawal(player, 50_000, { accountId: wanted }))).toBe(
        'BANK_ACCOUNT_NOT_FOUND',
      );
    }
    await fixture.platform.value(wire.removeBankAccount, { accountId }, { token: other.token });
    expect(await codeOf(fixture.createWithdrawal(other, 50_000))).toBe('BANK_ACCOUNT_NOT_FOUND');
  });

  it('GAME-06 MEM-04 refuses a trial account', async () => {
    const guest = await fixture.player(200_000, 4);
    expect(await codeOf(fixture.createWithdrawal(guest, 50_000))).toBe('TRIAL_ACCOUNT');
    const input = { clabe: '801180000118359714', holder: 'Nadie' };
    expect(await codeOf(fixture.platform.call(wire.addBankAccount, input, { token: guest.token }))).toBe(
      'TRIAL_ACCOUNT',
    );
  });
});

describe('turnover', () => {
  const deposit = async (amountMinor: number) => simulate(await fixture.deposit(player, amountMinor), 'approve');

  it('MEM-04 asks for bets of the deposited amount, counts real and settled ones, and shows how far it is', async () => {
    expect((await rules()).turnover).toEqual({ required: '0.00', done: '0.00' });
    await deposit(100_000);
    fixture.stake(player, 60_000);
    fixture.stake(player, 90_000, true);
    expect((await rules()).turnover).toEqual({ required: '1000.00', done: '600.00' });
    expect(await codeOf(fixture.createWithdrawal(player, 50_000))).toBe('TURNOVER_NOT_MET');
    fixture.stake(player, 40_000);
    fixture.stake(player, 500_000);
    expect((await rules()).turnover).toEqual({ required: '1000.00', done: '1000.00' });
    expect(await codeOf(fixture.createWithdrawal(player, 50_000))).toBe('OK');
  });

  it('MEM-04 a small deposit adds to what a large one still asks for', async () => {
    await deposit(100_000);
    fixture.stake(player, 30_000);
    fixture.world.clock.advance(1);
    await deposit(10_000);
    expect((await rules()).turnover).toEqual({ required: '800.00', done: '0.00' });
  });

  it('MEM-04 takes the share of the deposit from the setting', async () => {
    const before = fixture.world.settings.get('withdrawals');
    fixture.world.settings.set('withdrawals', { ...before, turnoverPercent: 250 });
    await deposit(10_000);
    expect((await rules()).turnover.required).toBe('250.00');
    fixture.world.settings.set('withdrawals', before);
  });
});

describe('a withdrawal', () => {
  it('MEM-04 returns everything when it is rejected, once', async () => {
    const before = heldMinor();
    const id = await fixture.withdrawal(player, 50_000);
    simulate(id, 'reject');
    expect(fixture.balance(player)).toBe(200_000);
    expect(await newest()).toMatchObject({ status: 'REJECTED', refunded: '500.00' });
    for (const action of ['approve', 'reject', 'partly'] as const) {
      expect(() => simulate(id, action)).toThrow(expect.objectContaining({ code: 'ORDER_CLOSED' }));
    }
    expect([fixture.balance(player), heldMinor()]).toEqual([200_000, before]);
  });

  it('MEM-04 is confirmed in full by the member, after which nothing is held', async () => {
    const before = heldMinor();
    const id = await fixture.withdrawal(player, 50_000);
    expect(await codeOf(confirm(id, {}, { key: 'too-early' }))).toBe('ORDER_CLOSED');
    simulate(id, 'approve');
    expect(await newest()).toMatchObject({ status: 'PAID', paid: '492.00' });
    expect(await codeOf(confirm(id, {}))).toBe('OK');
    expect(await newest()).toMatchObject({
      status: 'CONFIRMED_FULL',
      received: '492.00',
      remaining: '0.00',
      refunded: '0.00',
      forced: false,
    });
    expect([fixture.balance(player), heldMinor()]).toEqual([150_000, before]);
    const key = String(Number(id.slice(1)));
    const left = fixture.world.clock.pending().filter((job) => job.kind.startsWith('withdrawal') && job.key === key);
    expect(left).toEqual([]);
  });

  it('MEM-04 that was paid in part gives the rest back when the member says so; received and remaining add up', async () => {
    const before = heldMinor();
    const id = await fixture.withdrawal(player, 50_000);
    simulate(id, 'partly', 30_000);
    await confirm(id, { receipt: 'PARTLY', received: '300.00' });
    expect(await newest()).toMatchObject({
      status: 'CONFIRMED_PARTLY',
      net: '492.00',
      received: '300.00',
      remaining: '192.00',
      refunded: '192.00',
    });
    expect([fixture.balance(player), heldMinor()]).toEqual([150_000 + 19_200, before]);
  });

  it('MEM-04 gives back only what the operator has kept, whatever the member says', async () => {
    const id = await fixture.withdrawal(player, 50_000);
    simulate(id, 'approve');
    await confirm(id, { receipt: 'PARTLY', received: '0.01' });
    expect(await newest()).toMatchObject({ received: '0.01', remaining: '491.99', refunded: '0.00' });
    expect(fixture.balance(player)).toBe(150_000);
  });

  it.each(['492.00', '999.00', undefined])('MEM-04 refuses %s as a part of 492.00', async (received) => {
    const id = await fixture.withdrawal(player, 50_000);
    simulate(id, 'approve');
    expect(await codeOf(confirm(id, { receipt: 'PARTLY', ...(received && { received }) }))).toBe('AMOUNT_OUT_OF_RANGE');
    expect((await newest())?.status).toBe('PAID');
  });

  it('MEM-04 counts as received when nobody answers in time, and gives nothing back', async () => {
    const before = heldMinor();
    const id = await fixture.withdrawal(player, 50_000);
    simulate(id, 'partly', 10_000);
    const { receiptMinutes } = fixture.world.settings.get('withdrawals');
    fixture.world.clock.advance(receiptMinutes * 60_000);
    const member = findMember(fixture.world, player.id);
    if (!member) throw new Error('the member is gone');
    player = { ...player, token: openSession(fixture.world, member, '127.0.0.1').token };
    expect(await newest()).toMatchObject({
      status: 'CONFIRMED_FULL',
      received: '492.00',
      refunded: '0.00',
      forced: true,
    });
    expect([fixture.balance(player), heldMinor()]).toEqual([150_000, before]);
    expect(await codeOf(confirm(id, { receipt: 'PARTLY', received: '1.00' }))).toBe('ORDER_CLOSED');
  });

  it('MEM-04 answers a repeated receipt with the first answer, and gives back once when many come at once', async () => {
    const id = await fixture.withdrawal(player, 50_000);
    simulate(id, 'partly', 30_000);
    const part = { receipt: 'PARTLY', received: '300.00' };
    const same = await Promise.all(Array.from({ length: 6 }, () => codeOf(confirm(id, part))));
    const others = await Promise.all([1, 2, 3].map((key) => codeOf(confirm(id, part, { key: `other-${id}-${key}` }))));
    expect([new Set(same), new Set(others)]).toEqual([new Set(['OK']), new Set(['ORDER_CLOSED'])]);
    expect(fixture.balance(player)).toBe(150_000 + 19_200);
  });

  it("S2 MEM-04 takes no receipt for another member's payout, nor shows it", async () => {
    const id = await fixture.withdrawal(player, 50_000);
    simulate(id, 'approve');
    const other = await fixture.player(0);
    expect(await codeOf(confirm(id, {}, { who: other }))).toBe('ORDER_NOT_FOUND');
    expect(await codeOf(confirm('W99999999', {}))).toBe('ORDER_NOT_FOUND');
    expect(await newest(other)).toBeUndefined();
  });

  it('MEM-04 is reviewed and paid by itself after the seconds of the setting', async () => {
    fixture.world.settings.set('withdrawalAutoPaySeconds', 30);
    await fixture.withdrawal(player, 50_000);
    fixture.world.clock.advance(10_000);
    expect((await newest())?.status).toBe('REVIEWING');
    fixture.world.clock.advance(19_999);
    expect((await newest())?.status).toBe('REVIEWING');
    fixture.world.clock.advance(1);
    expect((await newest())?.status).toBe('PAID');
    expect(fixture.world.clock.failed()).toEqual([]);
  });

  it.each([[0], [49_201]])('MEM-04 cannot be paid %i centavos of 49,200', async (amountMinor) => {
    const id = await fixture.withdrawal(player, 50_000);
    expect(50_000 - FEE).toBe(49_200);
    expect(() => simulate(id, 'partly', amountMinor)).toThrow(expect.objectContaining({ code: 'AMOUNT_OUT_OF_RANGE' }));
    expect((await newest())?.status).toBe('REQUESTED');
  });
});

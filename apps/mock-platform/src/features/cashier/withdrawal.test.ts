import * as wire from '@tonalli/contracts/cashier/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { mintMember } from '../../emulator/control/mint-member';
import { type Player, playerOf } from '../../testing/log-in';
import { TEST_TIME_MS } from '../../testing/test-time';
import { codeOf, serveCashier } from './cashier-fixture';
import { WITHDRAWAL_AUTO_PAY, WITHDRAWAL_RULES } from './cashier-settings';

const DAY_MS = 86_400_000;
const fixture = await serveCashier();
let player: Player;

beforeEach(async () => {
  fixture.world.settings.set(WITHDRAWAL_AUTO_PAY, 0);
  fixture.world.clock.set(TEST_TIME_MS);
  player = await fixture.player(200_000);
  await fixture.bind(player);
});

const rules = () => fixture.platform.value(wire.fetchWithdrawalRules, {}, { token: player.token });

describe('asking for a payout', () => {
  it('MEM-04 takes the amount out of the balance at once and holds it', async () => {
    const before = fixture.heldMinor();
    const id = await fixture.withdrawal(player, 50_000);
    expect(fixture.balance(player)).toBe(150_000);
    expect(fixture.heldMinor()).toBe(before + 50_000);
    expect(await fixture.newestWithdrawal(player)).toMatchObject({
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
    expect(JSON.stringify([await fixture.newestWithdrawal(player), accounts])).not.toMatch(/\d{10}/);
    expect((await fixture.newestWithdrawal(player))?.maskedClabe).toMatch(/^•••• \d{4}$/);
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
    expect(await fixture.newestWithdrawal(player)).toBeUndefined();
  });

  it('MEM-04 needs a payment password to be set', async () => {
    const { id } = await mintMember(fixture.world, { balanceMinor: 100_000, paymentPassword: null });
    const bare = playerOf(fixture.world, id);
    await fixture.bind(bare);
    expect(await codeOf(fixture.createWithdrawal(bare, 50_000))).toBe('PAYMENT_PASSWORD_NOT_SET');
  });

  it('MEM-04 keeps three requests a day of the operator, the rejected ones left out', async () => {
    const ids = [];
    for (let count = 0; count < 3; count += 1) ids.push(await fixture.withdrawal(player, 20_000));
    expect(await codeOf(fixture.createWithdrawal(player, 20_000))).toBe('ORDER_LIMIT_REACHED');
    expect(await rules()).toMatchObject({ dailyCount: 3, usedToday: 3 });
    fixture.simulate(ids[0] ?? '', 'reject');
    expect(await codeOf(fixture.createWithdrawal(player, 20_000))).toBe('OK');
    // Noon in Mexico City: the day has twelve hours left.
    fixture.world.clock.advance(DAY_MS / 2 - 1);
    player = fixture.again(player);
    expect(await codeOf(fixture.createWithdrawal(player, 20_000))).toBe('ORDER_LIMIT_REACHED');
    fixture.world.clock.advance(1);
    player = fixture.again(player);
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
    const call = { token: guest.token, idempotencyKey: 'guest-account' };
    expect(await codeOf(fixture.platform.call(wire.addBankAccount, input, call))).toBe('TRIAL_ACCOUNT');
  });
});

describe('turnover', () => {
  const deposit = async (amountMinor: number) =>
    fixture.simulate(await fixture.deposit(player, amountMinor), 'approve');

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

  it('MEM-04 counts each bet once, also of those in the same millisecond as two deposits', async () => {
    fixture.stake(player, 25_000);
    await deposit(100_000);
    expect((await rules()).turnover).toEqual({ required: '1000.00', done: '0.00' });
    fixture.stake(player, 30_000);
    await deposit(10_000);
    expect((await rules()).turnover).toEqual({ required: '800.00', done: '0.00' });
    fixture.stake(player, 5_000);
    expect((await rules()).turnover).toEqual({ required: '800.00', done: '50.00' });
  });

  it('MEM-04 takes the share of the deposit from the setting', async () => {
    const before = fixture.world.settings.get(WITHDRAWAL_RULES);
    fixture.world.settings.set(WITHDRAWAL_RULES, { ...before, turnoverPercent: 250 });
    await deposit(10_000);
    expect((await rules()).turnover.required).toBe('250.00');
    fixture.world.settings.set(WITHDRAWAL_RULES, before);
  });
});

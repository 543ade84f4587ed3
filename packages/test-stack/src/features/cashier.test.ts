import { PICTURE } from '@tonalli/contracts/access-row';
import type { DepositView, WithdrawalView } from '@tonalli/contracts/cashier/api';
import { clabeCheckDigit } from '@tonalli/contracts/clabe';
import { beforeAll, describe, expect, it } from 'vitest';
import { formOf } from '../authorisation/resources';
import { askedOf, lastRecordedCall, minor, type RecordedCall } from '../recorded-call';
import { useStack } from '../shared-stack';
import type { LoggedIn, StackWorld } from '../stack';
import { codeOf } from '../test-browser';

const PAGE = { page: 1, pageSize: 10 };
const DIGITS = '80118000000000042';
const CLABE = DIGITS + clabeCheckDigit(DIGITS);
const under = (idempotencyKey: string) => ({ context: { idempotencyKey } });

const stack = await useStack();
let world: StackWorld;
let player: LoggedIn;
beforeAll(async () => {
  world = await stack.world();
  await world.control.run('setPaymentDelays', { depositSeconds: 0, withdrawalSeconds: 0 });
  player = await world.member({ balanceMinor: 500_000 });
  await player.client.cashier.addBankAccount.mutate({ clabe: CLABE, holder: 'Ana Luna' }, under('account'));
});

const orNull = (decimal: string | null) => (decimal === null ? null : minor(decimal));

/** What the web is to be told of an order of the platform. */
function expectedDeposit(order: RecordedCall<'createDeposit'>['value']): DepositView {
  const { orderId, amount, fee, credit, received, ...same } = order;
  const amounts = { amountMinor: minor(amount), feeMinor: minor(fee), creditMinor: minor(credit) };
  return { ...same, ...amounts, id: orderId, receivedMinor: orNull(received) };
}
function expectedWithdrawal(order: RecordedCall<'createWithdrawal'>['value']): WithdrawalView {
  const { withdrawalId, amount, fee, net, paid, received, remaining, refunded, ...same } = order;
  return {
    ...same,
    id: withdrawalId,
    amountMinor: minor(amount),
    feeMinor: minor(fee),
    netMinor: minor(net),
    paidMinor: minor(paid),
    receivedMinor: orNull(received),
    remainingMinor: orNull(remaining),
    refundedMinor: minor(refunded),
  };
}
const expectedFee = ({ fixed, basisPoints }: { fixed: string; basisPoints: number }) => ({
  fixedMinor: minor(fixed),
  basisPoints,
});

async function askForPayout(key: string, change: { amountMinor?: number; paymentPassword?: string } = {}) {
  const [account] = await player.client.cashier.bankAccounts.query();
  const input = { accountId: account?.id ?? '', amountMinor: 50_000, paymentPassword: '246810', ...change };
  return { input, ask: () => player.client.cashier.createWithdrawal.mutate(input, under(key)) };
}

describe('deposits', () => {
  it('MEM-03 are opened under the key of their intent, the amount as a decimal on the wire', async () => {
    // Of somebody else: what is paid in has to be bet before it can be paid out.
    const payer = await world.member();
    const { cashier } = payer.client;
    const input = { channelId: 'spei', amountMinor: 50_050 };
    const opened = await cashier.createDeposit.mutate(input, under('intent-1'));
    const { request, headers, value } = await lastRecordedCall(stack, world, 'createDeposit');
    expect(request).toEqual({ channelId: 'spei', amount: '500.50' });
    expect(headers['idempotency-key']).toBe('intent-1');
    expect(opened).toMatchObject({ channelId: 'spei', amountMinor: 50_050, receivedMinor: null });
    expect(opened).toEqual(expectedDeposit(value));

    expect(await cashier.deposit.query({ id: opened.id })).toEqual(opened);
    const listed = await cashier.deposits.query(PAGE);
    expect(listed).toEqual({ rows: [opened], page: 1, totalPages: 1, totalRows: 1 });
    await world.control.run('settleOrder', { id: opened.id, action: 'partly', amount: '123.45' });
    expect(await cashier.deposit.query({ id: opened.id })).toMatchObject({ receivedMinor: 12_345 });
  });

  it('MEM-03 name their channels with limits, fee and amounts in minor units', async () => {
    const channels = await player.client.cashier.depositChannels.query();
    const { value } = await lastRecordedCall(stack, world, 'listDepositChannels');
    expect(channels.map(({ id }) => id)).toContain('spei');
    expect(channels).toEqual(
      value.channels.map(({ channelId, kind, min, max, fee, presets, expiresMinutes, debitOnly }) => ({
        id: channelId,
        kind,
        minMinor: minor(min),
        maxMinor: minor(max),
        fee: expectedFee(fee),
        presetsMinor: presets.map(minor),
        expiresMinutes,
        debitOnly,
      })),
    );
  });
});

describe('payouts', () => {
  it('MEM-04 are asked for with the payment password, sealed, and never give it back', async () => {
    const { input, ask } = await askForPayout('intent-2', { amountMinor: 50_075 });
    const asked = await ask();
    const { request, headers, body, value } = await lastRecordedCall(stack, world, 'createWithdrawal');
    expect(Object.keys(request).sort()).toEqual(['accountId', 'amount', 'paymentPassword']);
    expect(request).toMatchObject({ accountId: input.accountId, amount: '500.75' });
    expect(headers).toMatchObject({ 'idempotency-key': 'intent-2', 'content-type': 'application/jose' });
    expect(asked).toMatchObject({
      amountMinor: 50_075,
      maskedClabe: expect.stringMatching(new RegExp(`${CLABE.slice(-4)}$`)),
    });
    expect(asked).toEqual(expectedWithdrawal(value));
    expect(JSON.stringify(asked) + body).not.toMatch(new RegExp(`246810|${CLABE}`));
  });

  it.each([
    ['a payment password that is none', { paymentPassword: '12345' }],
    ['an amount of nothing', { amountMinor: 0 }],
    ['an amount below nothing', { amountMinor: -1 }],
    ['an amount beyond all bounds', { amountMinor: 1_000_000_000_000 }],
  ])('MEM-04 refuse %s before the platform is asked', async (_what, change) => {
    const { ask } = await askForPayout('intent-3', change);
    const before = askedOf(stack, world);
    expect(await codeOf(ask())).toBe('INVALID_REQUEST');
    expect(askedOf(stack, world)).toEqual(before);
  });

  it('MEM-04 show rules, accounts and history in minor units', async () => {
    const rules = await player.client.cashier.withdrawalRules.query();
    const { min, max, fee, turnover, bonusLeft, ...same } = (
      await lastRecordedCall(stack, world, 'fetchWithdrawalRules')
    ).value;
    expect(rules).toEqual({
      ...same,
      minMinor: minor(min),
      maxMinor: minor(max),
      fee: expectedFee(fee),
      turnover: { requiredMinor: minor(turnover.required), doneMinor: minor(turnover.done) },
      bonusLeftMinor: bonusLeft === null ? null : minor(bonusLeft),
    });
    const [bank] = (await player.client.cashier.banks.query()).filter(({ code }) => code === CLABE.slice(0, 3));
    const known = (await lastRecordedCall(stack, world, 'listBanks')).value.banks;
    const { bankId, ...named } = known.find(({ code }) => code === CLABE.slice(0, 3)) ?? {};
    expect(bank).toEqual({ ...named, id: bankId });
    expect(await player.client.cashier.bankAccounts.query()).toEqual([
      { id: expect.any(String), bank, maskedClabe: expect.any(String), holder: 'Ana Luna', isDefault: true },
    ]);
    const history = await player.client.cashier.withdrawals.query(PAGE);
    const { content, ...pages } = (await lastRecordedCall(stack, world, 'listWithdrawals')).value;
    expect(history).toEqual({
      rows: content.map(expectedWithdrawal),
      page: 1,
      totalPages: pages.totalPages,
      totalRows: pages.totalRows,
    });
    expect(history.rows.length).toBeGreaterThan(0);
  });

  it('MEM-04 take what arrived, and pictures where nothing did', async () => {
    const paid = async (key: string) => {
      const { id } = await (await askForPayout(key)).ask();
      await world.control.run('settleOrder', { id, action: 'approve' });
      return id;
    };
    const id = await paid('intent-4');
    const input = { id, receipt: 'PARTLY', receivedMinor: 12_345 } as const;
    const partly = await player.client.cashier.confirmReceipt.mutate(input, under('answer-1'));
    const receipt = await lastRecordedCall(stack, world, 'confirmReceipt');
    expect(receipt.request).toEqual({ withdrawalId: id, receipt: 'PARTLY', received: '123.45' });
    expect(partly).toEqual(expectedWithdrawal(receipt.value));
    expect(partly).toMatchObject({ id, receivedMinor: 12_345 });

    const lost = await paid('intent-5');
    const report = (fields: object) =>
      player.client.cashier.reportNotReceived.mutate(formOf({ id: lost, ...fields }), under('answer-2'));
    expect(await codeOf(report({}))).toBe('INVALID_REQUEST');
    const reported = await report({ images: [PICTURE] });
    expect(reported).toMatchObject({ id: lost, status: 'NOT_RECEIVED', proof: [expect.stringMatching(/^I\d+$/)] });
  });
});

it('MEM-04 bank accounts are chosen and removed by their id', async () => {
  const other = `${DIGITS.slice(0, -1)}3`;
  const { cashier } = player.client;
  const account = { clabe: other + clabeCheckDigit(other), holder: 'Ana Luna' };
  const added = await cashier.addBankAccount.mutate(account, under('other-account'));
  await cashier.chooseBankAccount.mutate({ id: added.id });
  expect((await cashier.bankAccounts.query()).map(({ id, isDefault }) => [id === added.id, isDefault])).toEqual([
    [true, true],
    [false, false],
  ]);
  await cashier.removeBankAccount.mutate({ id: added.id });
  expect((await cashier.bankAccounts.query()).map(({ id }) => id)).not.toContain(added.id);
});

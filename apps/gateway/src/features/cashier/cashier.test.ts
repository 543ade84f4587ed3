import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

describe('the cashier', () => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await startGateway();
  });
  afterEach(() => gateway.stop());

  const DEPOSIT = { channelId: 'spei', amountMinor: 50_000 };
  const headers = { 'x-idempotency-key': 'intent-1' };
  const last = () => gateway.platform.calls.at(-1);

  it('MEM-03 opens an order under the key of its intent, the amount as a decimal on the wire', async () => {
    const answer = await gateway.mutate('cashier.createDeposit', DEPOSIT, { tab: await gateway.login(), headers });
    expect(last()).toMatchObject({ name: 'createDeposit', input: { channelId: 'spei', amount: 50_000 } });
    expect(last()?.headers['idempotency-key']).toBe('intent-1');
    expect(answer.data).toMatchObject({ id: 'D00000001', amountMinor: 50_000, feeMinor: 800, creditMinor: 49_200 });
  });

  it('MEM-04 asks for a payout with the payment password, and never gives either back', async () => {
    const input = { accountId: 'A00000001', amountMinor: 50_000, paymentPassword: '246810' };
    const answer = await gateway.mutate('cashier.createWithdrawal', input, { tab: await gateway.login(), headers });
    expect(last()?.input).toEqual({ accountId: 'A00000001', amount: 50_000, paymentPassword: '246810' });
    expect(last()?.headers['content-type']).toContain('jose');
    expect(answer.data).toMatchObject({ netMinor: 49_200, maskedClabe: '•••• 9714' });
    expect(JSON.stringify(answer.json)).not.toContain('246810');
  });

  it.each([
    ['a payment password that is none', { paymentPassword: '12345' }],
    ['an amount of nothing', { amountMinor: 0 }],
    ['an amount below nothing', { amountMinor: -1 }],
    ['an amount beyond all bounds', { amountMinor: 1_000_000_000_000 }],
  ])('MEM-04 refuses %s before the platform is asked', async (_what, change) => {
    const tab = await gateway.login();
    const before = gateway.platform.calls.length;
    const input = { accountId: 'A00000001', amountMinor: 50_000, paymentPassword: '246810', ...change };
    const answer = await gateway.mutate('cashier.createWithdrawal', input, { tab, headers });
    expect([answer.status, answer.error?.data.platform.code]).toEqual([400, 'INVALID_REQUEST']);
    expect(gateway.platform.calls.length).toBe(before);
  });

  it('MEM-04 shows rules, accounts and history in minor units', async () => {
    const tab = await gateway.login();
    const rules = await gateway.query('cashier.withdrawalRules', undefined, { tab });
    expect(rules.data).toMatchObject({ fee: { fixedMinor: 800 }, turnover: { requiredMinor: 100_000 } });
    const accounts = await gateway.query('cashier.bankAccounts', undefined, { tab });
    expect(accounts.data).toMatchObject([{ id: 'A00000001', bank: { id: 'bank-1', code: '801' }, isDefault: true }]);
    const history = await gateway.query('cashier.withdrawals', { page: 1, pageSize: 10 }, { tab });
    expect(history.data).toMatchObject({ page: 1, totalRows: 1, rows: [{ id: 'W00000001', remainingMinor: null }] });
  });
});

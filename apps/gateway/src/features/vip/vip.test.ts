import { afterEach, beforeEach, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

it('MEM-10 shows levels, progress and what waits in minor units, asked in the language of the reader', async () => {
  const { data } = await gateway.query('vip.info', { language: 'en' }, { tab: await gateway.login() });
  expect(data).toEqual({
    label: 'Club',
    level: 1,
    validBetMinor: 150_000,
    levels: [
      { level: 0, name: 'Alba', validBetMinor: 0, upgradeBonusMinor: 0, monthlyBonusMinor: 0 },
      { level: 1, name: 'Barro', validBetMinor: 100_000, upgradeBonusMinor: 1_000, monthlyBonusMinor: 500 },
    ],
    bonuses: [
      {
        bonusId: 'V00000001',
        kind: 'UPGRADE',
        level: 1,
        amountMinor: 1_000,
        grantedAt: '2026-03-01T12:00:00.000Z',
        expiresAt: null,
      },
    ],
  });
  expect(gateway.platform.calls.at(-1)?.headers.language).toBe('EN');
});

it('MEM-10 claims under the key of the intent', async () => {
  const tab = await gateway.login();
  const headers = { 'x-idempotency-key': 'claim-of-this-click' };
  const { data } = await gateway.mutate('vip.claim', { bonusId: 'V00000001' }, { tab, headers });
  expect(data).toEqual({ bonusId: 'V00000001', amountMinor: 1_000, balanceMinor: 101_000 });
  expect(gateway.platform.calls.at(-1)).toMatchObject({
    name: 'claimVipBonus',
    input: { bonusId: 'V00000001' },
    headers: { 'idempotency-key': 'claim-of-this-click' },
  });
});

it('MEM-10 lists what was received, narrowed by kind', async () => {
  const input = { kind: 'bonus.vip', page: 2, pageSize: 20 };
  const { data } = await gateway.query('vip.received', input, { tab: await gateway.login() });
  expect(data).toMatchObject({ rows: [{ kind: 'bonus.vip', amountMinor: 1_000 }], totalMinor: 1_000, totalRows: 1 });
  expect(gateway.platform.calls.at(-1)?.input).toEqual({ kind: 'bonus.vip', pageNo: 2, pageSize: 20 });
});

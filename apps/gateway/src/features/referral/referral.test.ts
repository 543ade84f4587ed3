import { afterEach, beforeEach, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

it('MEM-12 makes the link of the site that the member is on, and of their code', async () => {
  const { data } = await gateway.query('referral.info', undefined, { tab: await gateway.login() });
  expect(data).toEqual({
    code: '12345678',
    link: `${gateway.url}/register?referralCode=12345678`,
    rateBasisPoints: 20,
    invited: 3,
    deposited: 2,
    active: 1,
    earnedMinor: 4_250,
  });
});

it('MEM-12 lists friends and earnings page by page, amounts in minor units', async () => {
  const tab = await gateway.login();
  const invited = await gateway.query('referral.invited', { page: 3, pageSize: 10 }, { tab });
  expect(invited.data).toEqual({
    rows: [{ name: 'Ana***', joinedAt: '2026-03-01T12:00:00.000Z', hasDeposited: true, hasBet: false }],
    page: 1,
    totalPages: 1,
    totalRows: 1,
  });
  expect(gateway.platform.calls.at(-1)?.input).toEqual({ pageNo: 3, pageSize: 10 });
  const earnings = await gateway.query('referral.earnings', { page: 1, pageSize: 10 }, { tab });
  expect(earnings.data).toMatchObject({
    rows: [{ day: '2026-02-28', active: 1, validBetMinor: 100_000, rateBasisPoints: 20, amountMinor: 200 }],
  });
});

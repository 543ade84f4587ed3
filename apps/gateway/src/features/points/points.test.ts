import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

const PAGE = { language: 'en', page: 2, pageSize: 20 };

describe('the points mall', () => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await startGateway();
  });
  afterEach(() => gateway.stop());

  it('PTS-01 joins balance and ratios, and gives the catalogue in minor units', async () => {
    const tab = await gateway.login();
    expect((await gateway.query('points.overview', undefined, { tab })).data).toEqual({
      points: 12_000,
      validBetMinor: 2_500_000,
      exchangeRatio: 500,
      minConvertPoints: 500,
      validBetPerPointMinor: 100,
    });
    expect((await gateway.query('points.rewards', { language: 'es' }, { tab })).data).toEqual([
      {
        id: 'taza',
        type: 'LIFESTYLE',
        name: 'Taza Tonalli',
        description: 'Pintada a mano.',
        picture: '/art/rewards/taza.svg',
        left: 7,
        points: 6_000,
        requiredBetMinor: 0,
        bonusMinor: null,
      },
    ]);
  });

  it('PTS-03 asks for exactly the page and the filter that were chosen', async () => {
    const tab = await gateway.login();
    const redemptions = await gateway.query('points.redemptions', { ...PAGE, status: 'PROCESS' }, { tab });
    expect(redemptions.data).toMatchObject({ page: 1, totalPages: 1, rows: [{ id: 'C00000001', status: 'PROCESS' }] });
    const entries = await gateway.query('points.entries', { ...PAGE, type: 'CONVERT' }, { tab });
    expect(entries.data).toMatchObject({ rows: [{ change: -500, balance: 12_000, amountMinor: 100, reward: null }] });
    const query = { pageNo: 2, pageSize: 20, language: 'EN' };
    expect(gateway.platform.calls.slice(-2).map(({ input }) => input)).toEqual([
      { ...query, status: 'PROCESS' },
      { ...query, type: 'CONVERT' },
    ]);
  });

  it.each([
    ['points.redeem', { rewardId: 'taza', quantity: 2, paymentPassword: '246810' }],
    ['points.convert', { points: 500, paymentPassword: '246810' }],
  ])('PTS-02 %s carries the key of its intent, sealed', async (path, input) => {
    const tab = await gateway.login();
    const { status } = await gateway.mutate(path, input, { tab, headers: { 'x-idempotency-key': 'intent-1' } });
    expect(status).toBe(200);
    const call = gateway.platform.calls.at(-1);
    expect(call?.input).toEqual(input);
    expect(call?.headers).toMatchObject({ 'idempotency-key': 'intent-1', 'content-type': 'application/jose' });
  });

  it.each([
    ['points.redeem', { rewardId: 'taza', quantity: 0, paymentPassword: '246810' }],
    ['points.redeem', { rewardId: 'taza', quantity: 1, paymentPassword: 'secret' }],
    ['points.convert', { points: -500, paymentPassword: '246810' }],
    ['points.convert', { points: 0.5, paymentPassword: '246810' }],
  ])('PTS-02 %s refuses %o before the platform is asked', async (path, input) => {
    const tab = await gateway.login();
    const asked = gateway.platform.calls.length;
    expect((await gateway.mutate(path, input, { tab })).status).toBe(400);
    expect(gateway.platform.calls).toHaveLength(asked);
  });
});

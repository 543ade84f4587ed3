import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FAKE_VALUES } from '../../testing/fake-values';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

describe('promotions at the gateway', () => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await startGateway();
  });
  afterEach(() => gateway.stop());

  it('PROMO-01 asks the platform once for each language, without a token, whoever asks', async () => {
    const tab = await gateway.login();
    for (const language of ['es', 'es', 'en']) await gateway.query('promotions.list', { language }, { tab });
    await gateway.query('promotions.list', { language: 'es' });
    expect(gateway.platform.count('listPromotions')).toBe(2);
    expect(gateway.platform.calls.at(-1)?.headers.authorization).toBeUndefined();
    const [promotion] = FAKE_VALUES.listPromotions.list;
    const { data } = await gateway.query('promotions.list', { language: 'es' });
    expect(data).toMatchObject([{ id: 'zalo', image: promotion?.imageUrl, phase: 'OPEN', endsAt: null }]);
  });

  it('PROMO-01 answers a promotion with its terms and what can be done', async () => {
    const action = { label: 'Ir', linkType: 'INNER', url: '/rng', membersOnly: false } as const;
    gateway.platform.answer({ fetchPromotion: () => ({ ...FAKE_VALUES.fetchPromotion, action }) });
    const { data } = await gateway.query('promotions.detail', { id: 'zalo', language: 'en' });
    expect(data).toMatchObject({
      id: 'zalo',
      text: [{ tag: 'p', parts: ['Hola'] }],
      terms: ['Una por persona.'],
      action,
    });
    expect(gateway.platform.calls.at(-1)?.input).toEqual({ promotionId: 'zalo', language: 'EN' });
  });
});

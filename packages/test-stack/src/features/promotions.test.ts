import type { RichText } from '@tonalli/contracts/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { askedOf, lastRecordedCall } from '../recorded-call';
import { useStack } from '../shared-stack';
import type { StackWorld } from '../stack';

const stack = await useStack();
let world: StackWorld;
beforeAll(async () => {
  world = await stack.world();
});

describe('promotions', () => {
  it('PROMO-01 are asked for once for each language, without a token, whoever asks', async () => {
    const member = await world.member();
    for (const language of ['es', 'es', 'en'] as const) await member.client.promotions.list.query({ language });
    const { headers, request } = await lastRecordedCall(stack, world, 'listPromotions');
    expect(request).toEqual({ language: 'EN' });
    expect(headers.authorization).toBeUndefined();
    const english = await world.visitor().client.promotions.list.query({ language: 'en' });
    expect(askedOf(stack, world).filter((call) => call.endsWith('MCSFE_promotionList'))).toHaveLength(2);
    const { list } = (await lastRecordedCall(stack, world, 'listPromotions')).value;
    expect(english).toEqual(
      list.map(({ promotionId, imageUrl, ...same }) => ({ ...same, id: promotionId, image: imageUrl })),
    );
    expect(english.map(({ id }) => id)).toContain('zalo');
  });

  it('PROMO-01 are answered with their text, their terms and what can be done', async () => {
    const shown = await world.visitor().client.promotions.detail.query({ id: 'zalo', language: 'en' });
    const { request, value } = await lastRecordedCall(stack, world, 'fetchPromotion');
    expect(request).toEqual({ promotionId: 'zalo', language: 'EN' });
    const { promotionId, imageUrl, content, prize, ...same } = value;
    const { text, ...rest } = shown;
    const drawn = prize?.kind === 'draw' ? prize.prizes.map(({ amount, chances }) => [amount, chances]) : [];
    expect(drawn[0]).toEqual(['131000.00', 1]);
    const prizes = drawn.map(([amount, chances]) => ({ amountMinor: Math.round(Number(amount) * 100), chances }));
    expect(rest).toEqual({ ...same, id: promotionId, image: imageUrl, prize: { kind: 'draw', prizes } });
    expect(wordsOf(text)).toBe(content.replaceAll(/<[^>]*>/g, ''));
    expect([same.terms.length > 0, same.action?.linkType]).toEqual([true, 'OUTER']);
  });

  it('PROMO-02 are taken part in, and answered as the platform says', async () => {
    const { client } = await world.member();
    const before = await client.promotions.mine.query();
    const taking = await client.promotions.join.mutate({ id: 'cashback', language: 'es' }, intent());
    const { request, headers } = await lastRecordedCall(stack, world, 'joinPromotion');
    expect([request, headers['idempotency-key']]).toEqual([
      { promotionId: 'cashback', language: 'ES' },
      expect.any(String),
    ]);
    expect(taking).toMatchObject({
      id: 'cashback',
      status: 'joined',
      action: null,
      version: 1,
      cashback: { stakeMinor: 0, payoutMinor: 0, bonusMinor: 0, netLossMinor: 0, rateBp: 300, amountMinor: 0 },
    });
    const after = await client.promotions.mine.query();
    expect(after.available).toBe(before.available - 1);
    expect(after.list.find(({ id }) => id === 'vip-gift')).toMatchObject({
      action: 'claim',
      reasons: [{ rule: 'vipAtLeast', level: 2 }, { rule: 'depositMade' }],
    });
    expect(await client.promotions.mineOf.query({ id: 'cashback', language: 'es' })).toEqual(taking);
  });

  it('NAV-12 are counted for a visitor by those that are open and ask for something', async () => {
    const list = await world.visitor().client.promotions.list.query({ language: 'es' });
    const open = list.filter(({ kind, phase }) => kind !== 'information' && phase === 'OPEN');
    expect(await world.visitor().client.promotions.openCount.query()).toEqual({ available: open.length });
  });
});

const intent = () => ({ context: { idempotencyKey: crypto.randomUUID() } });

const wordsOf = (text: RichText): string =>
  text.map((part) => (typeof part === 'string' ? part : 'parts' in part ? wordsOf(part.parts) : '')).join('');

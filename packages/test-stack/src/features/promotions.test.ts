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
    const { promotionId, imageUrl, content, ...same } = value;
    const { text, ...rest } = shown;
    expect(rest).toEqual({ ...same, id: promotionId, image: imageUrl });
    expect(wordsOf(text)).toBe(content.replaceAll(/<[^>]*>/g, ''));
    expect([same.terms.length > 0, same.action?.linkType]).toEqual([true, 'OUTER']);
  });
});

const wordsOf = (text: RichText): string =>
  text.map((part) => (typeof part === 'string' ? part : 'parts' in part ? wordsOf(part.parts) : '')).join('');

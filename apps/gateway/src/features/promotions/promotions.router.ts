import type { ValueOf } from '@tonalli/contracts/endpoint';
import { toWireLanguage } from '@tonalli/contracts/language';
import {
  ListPromotionsInput,
  type PromotionCard,
  type PromotionDetail,
  PromotionDetailInput,
} from '@tonalli/contracts/promotions/api';
import { fetchPromotion, listPromotions } from '@tonalli/contracts/promotions/wire';
import { toRichText } from '../../rich-text/to-rich-text';
import { cachedProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

const CACHE = { ttlMs: 30_000, staleMs: 300_000, scope: 'shared' } as const;

type WirePromotion = ValueOf<typeof listPromotions>['list'][number];

const toCard = (promotion: WirePromotion): PromotionCard => ({
  id: promotion.promotionId,
  category: promotion.category,
  title: promotion.title,
  summary: promotion.summary,
  image: promotion.imageUrl,
  phase: promotion.phase,
  startsAt: promotion.startsAt,
  endsAt: promotion.endsAt,
});

export const promotionsRouter = t.router({
  list: cachedProcedure(CACHE, ListPromotionsInput).query(async ({ ctx, input }): Promise<PromotionCard[]> => {
    const { list } = await ctx.call(listPromotions, { language: toWireLanguage(input.language) });
    return list.map(toCard);
  }),

  detail: cachedProcedure(CACHE, PromotionDetailInput).query(async ({ ctx, input }): Promise<PromotionDetail> => {
    const language = toWireLanguage(input.language);
    const promotion = await ctx.call(fetchPromotion, { promotionId: input.id, language });
    const { content, terms, action } = promotion;
    return { ...toCard(promotion), text: toRichText(content), terms, action };
  }),
});

import { toWireLanguage } from '@tonalli/contracts/language';
import {
  ApplyForPromotionInput,
  ListPromotionsInput,
  type MyPromotions,
  type PromotionCard,
  type PromotionDetail,
  PromotionDetailInput,
  type TakingView,
} from '@tonalli/contracts/promotions/api';
import * as wire from '@tonalli/contracts/promotions/wire';
import { toRichText } from '../../rich-text/to-rich-text';
import { cachedProcedure, realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';
import { toCard, toPrize, toStanding, toTaking } from './views';

const CACHE = { ttlMs: 30_000, staleMs: 300_000, scope: 'shared' } as const;

/** What one promotion is asked for with. */
const named = ({ id, language }: { id: string; language: 'es' | 'en' }) => ({
  promotionId: id,
  language: toWireLanguage(language),
});

export const promotionsRouter = t.router({
  list: cachedProcedure(CACHE, ListPromotionsInput).query(async ({ ctx, input }): Promise<PromotionCard[]> => {
    const { list } = await ctx.call(wire.listPromotions, { language: toWireLanguage(input.language) });
    return list.map(toCard);
  }),

  detail: cachedProcedure(CACHE, PromotionDetailInput).query(async ({ ctx, input }): Promise<PromotionDetail> => {
    const promotion = await ctx.call(wire.fetchPromotion, named(input));
    const { content, terms, version, termsAt, action, prize, days, cashback } = promotion;
    return {
      ...toCard(promotion),
      text: toRichText(content),
      ...{ terms, version, termsAt, action },
      prize: prize && toPrize(prize),
      days: days.map(toPrize),
      cashback: cashback && {
        rates: cashback.rates,
        minimumMinor: cashback.minimum,
        capMinor: cashback.cap,
        categories: cashback.categories,
      },
    };
  }),

  /** How many a visitor could take part in; what asks for nothing does not count. */
  openCount: cachedProcedure(CACHE).query(async ({ ctx }): Promise<{ available: number }> => {
    const { list } = await ctx.call(wire.listPromotions, { language: 'ES' });
    return { available: list.filter(({ kind, phase }) => kind !== 'information' && phase === 'OPEN').length };
  }),

  mine: realMemberProcedure.query(async ({ ctx }): Promise<MyPromotions> => {
    const { availablePromoCount, list } = await ctx.call(wire.listMyPromotions, {});
    return { available: availablePromoCount, list: list.map(toStanding) };
  }),

  mineOf: realMemberProcedure
    .input(PromotionDetailInput)
    .query(
      async ({ ctx, input }): Promise<TakingView> => toTaking(await ctx.call(wire.fetchMyPromotion, named(input))),
    ),

  join: realMemberProcedure
    .input(PromotionDetailInput)
    .mutation(
      async ({ ctx, input }): Promise<TakingView> => toTaking(await ctx.call(wire.joinPromotion, named(input))),
    ),

  claim: realMemberProcedure
    .input(PromotionDetailInput)
    .mutation(
      async ({ ctx, input }): Promise<TakingView> => toTaking(await ctx.call(wire.claimPromotion, named(input))),
    ),

  sign: realMemberProcedure
    .input(PromotionDetailInput)
    .mutation(async ({ ctx, input }): Promise<TakingView> => toTaking(await ctx.call(wire.signInToday, named(input)))),

  /** Takes a form with pictures, as `help.sendFeedback`. */
  applyFor: realMemberProcedure
    .meta({ upload: true })
    .input(ApplyForPromotionInput)
    .mutation(async ({ ctx, input: { remark, images, ...one } }): Promise<TakingView> => {
      return toTaking(await ctx.call(wire.applyForPromotion, { ...named(one), remark, images }));
    }),
});

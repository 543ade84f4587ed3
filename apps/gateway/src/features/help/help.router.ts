import {
  DocumentInput,
  type DocumentView,
  FeedbackListInput,
  HelpCenterInput,
  HelpSearchInput,
  type HelpTopicHead,
  HelpTopicInput,
  type HelpTopicView,
  ImageInput,
  type ImageView,
  type PaymentMethodsView,
  SendFeedbackInput,
} from '@tonalli/contracts/help/api';
import * as wire from '@tonalli/contracts/help/wire';
import { toWireLanguage } from '@tonalli/contracts/language';
import { cachedProcedure, publicProcedure, realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';
import { toDocument, toFeedback, toHead, toPaymentMethods, toTopic } from './views';

/** Texts change rarely; limits and fees within them, and the operator wants to see that soon. */
const CACHE = { ttlMs: 60_000, staleMs: 600_000, scope: 'shared' } as const;

export const helpRouter = t.router({
  topics: cachedProcedure(CACHE, HelpCenterInput).query(async ({ ctx, input }): Promise<HelpTopicHead[]> => {
    const { topics } = await ctx.call(wire.fetchHelpCenter, { lang: toWireLanguage(input.language), device: 'WEB' });
    return topics.map(toHead);
  }),

  topic: cachedProcedure(CACHE, HelpTopicInput).query(
    async ({ ctx, input }): Promise<HelpTopicView> =>
      toTopic(await ctx.call(wire.fetchHelpTopic, { topicId: input.id, lang: toWireLanguage(input.language) })),
  ),

  /** Ids of the topics in whose words all of a text stand. */
  search: publicProcedure.input(HelpSearchInput).query(async ({ ctx, input }): Promise<string[]> => {
    const wanted = { lang: toWireLanguage(input.language), device: 'WEB', search: input.text } as const;
    return (await ctx.call(wire.fetchHelpCenter, wanted)).topics.map(({ topicId }) => topicId);
  }),

  document: cachedProcedure(CACHE, DocumentInput).query(async ({ ctx, input }): Promise<DocumentView> => {
    const wanted = { documentId: input.id, lang: toWireLanguage(input.language) };
    return toDocument(await ctx.call(wire.fetchDocument, wanted));
  }),

  paymentMethods: cachedProcedure(CACHE).query(
    async ({ ctx }): Promise<PaymentMethodsView> => toPaymentMethods(await ctx.call(wire.fetchPaymentMethods, {})),
  ),

  feedback: realMemberProcedure.input(FeedbackListInput).query(async ({ ctx, input: { page, pageSize } }) => {
    const answer = await ctx.call(wire.listFeedback, { pageNo: page, pageSize });
    const { pageNum, totalPages, totalRows } = answer;
    return { rows: answer.content.map(toFeedback), page: pageNum, totalPages, totalRows };
  }),

  /** Takes a form with pictures (see `http/uploads.ts`), and an idempotency key, so that a repeat is no second one. */
  sendFeedback: realMemberProcedure
    .meta({ upload: true })
    .input(SendFeedbackInput)
    .mutation(({ ctx, input }) => ctx.call(wire.sendFeedback, input)),

  /** An uploaded picture: it has no URL, and needs both cookie and tab token. */
  image: realMemberProcedure
    .input(ImageInput)
    .query(({ ctx, input }): Promise<ImageView> => ctx.call(wire.fetchImage, { imageId: input.id })),
});

import { LaunchChatInput, ListModelsInput, type ModelCard } from '@tonalli/contracts/chat/api';
import { launchChat, listModels } from '@tonalli/contracts/chat/wire';
import type { ValueOf } from '@tonalli/contracts/endpoint';
import { toWireLanguage } from '@tonalli/contracts/language';
import { originOf } from '../../http/public-url';
import { memberProcedure, publicProcedure, realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

const toCards = ({ list }: ValueOf<typeof listModels>): ModelCard[] =>
  list.map(({ modelId, ...model }) => ({ ...model, id: modelId }));

export const chatRouter = t.router({
  models: publicProcedure
    .input(ListModelsInput)
    .query(async ({ ctx, input }) => toCards(await ctx.call(listModels, { language: toWireLanguage(input.language) }))),

  /** With what the caller has not read. */
  ownModels: memberProcedure
    .input(ListModelsInput)
    .query(async ({ ctx, input }) => toCards(await ctx.call(listModels, { language: toWireLanguage(input.language) }))),

  launch: realMemberProcedure.input(LaunchChatInput).mutation(async ({ ctx, input }) => {
    const backUrl = `${originOf(ctx.request)}${input.backPath}`;
    const { chatUrl } = await ctx.call(launchChat, { modelId: input.modelId, backUrl });
    return { url: chatUrl };
  }),
});

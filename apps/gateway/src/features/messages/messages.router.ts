import { toWireLanguage } from '@tonalli/contracts/language';
import {
  ChosenMessagesInput,
  ListMessagesInput,
  type MessageDetail,
  MessageDetailInput,
  type MessageRow,
  ReadMessagesInput,
} from '@tonalli/contracts/messages/api';
import {
  deleteMessages,
  fetchMessage,
  fetchUnreadCount,
  listMessages,
  readMessages,
  restoreMessages,
} from '@tonalli/contracts/messages/wire';
import { isTrialType } from '@tonalli/contracts/session/wire';
import { memberProcedure, realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

interface Unread {
  count: number;
}

export const messagesRouter = t.router({
  /** A trial account has no inbox, and the platform is not asked for it. */
  unread: memberProcedure.query(
    async ({ ctx }): Promise<Unread> =>
      isTrialType(ctx.session.type) ? { count: 0 } : await ctx.call(fetchUnreadCount, {}),
  ),

  list: realMemberProcedure.input(ListMessagesInput).query(async ({ ctx, input }) => {
    const { filter, page, pageSize, language } = input;
    const answer = await ctx.call(listMessages, {
      filter,
      pageNo: page,
      pageSize,
      language: toWireLanguage(language),
    });
    return {
      rows: answer.content.map(({ messageId, ...row }): MessageRow => ({ id: messageId, ...row })),
      page: answer.pageNum,
      totalPages: answer.totalPages,
      totalRows: answer.totalRows,
    };
  }),

  /** Whoever opens a message has read it. */
  detail: realMemberProcedure.input(MessageDetailInput).query(async ({ ctx, input }): Promise<MessageDetail> => {
    const { messageId, ...message } = await ctx.call(fetchMessage, {
      messageId: input.id,
      language: toWireLanguage(input.language),
    });
    return { id: messageId, ...message };
  }),

  read: realMemberProcedure
    .input(ReadMessagesInput)
    .mutation(({ ctx, input }): Promise<Unread> => ctx.call(readMessages, input)),

  delete: realMemberProcedure
    .input(ChosenMessagesInput)
    .mutation(({ ctx, input }): Promise<Unread> => ctx.call(deleteMessages, input)),

  /** Takes a deletion back. */
  restore: realMemberProcedure
    .input(ChosenMessagesInput)
    .mutation(({ ctx, input }): Promise<Unread> => ctx.call(restoreMessages, input)),
});

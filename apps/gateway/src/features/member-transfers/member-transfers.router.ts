import * as api from '@tonalli/contracts/member-transfers/api';
import * as wire from '@tonalli/contracts/member-transfers/wire';
import type { z } from 'zod';
import { agentProcedure, realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

const SEND_LIMIT = { rateLimit: { calls: 30, windowSeconds: 60 } };

const toParty = ({ userName, nickname }: z.output<typeof wire.TransferParty>): api.TransferPartyView => ({
  username: userName,
  nickname,
});

const toSent = (sent: z.output<typeof wire.transferUpline.value>): api.SentTransfer => ({
  ...{ id: sent.transferId, receiver: toParty(sent.receiver), amountMinor: sent.amount, at: sent.at },
});

const toRow = ({ transferId, direction, way, party, amount, at }: z.output<typeof wire.MemberTransfer>) => ({
  ...{ id: transferId, at, amountMinor: amount, party: toParty(party) },
  direction: direction === 'IN' ? ('in' as const) : ('out' as const),
  way: way === 'UPLINE' ? ('upline' as const) : ('downline' as const),
});

export const memberTransfersRouter = t.router({
  /** Whom a transfer would reach: the upline, or the downline that is named. */
  desk: realMemberProcedure.input(api.TransferDeskInput).query(async ({ ctx, input }): Promise<api.TransferDesk> => {
    const { receiver, min, max, dailyMax, leftToday } = await ctx.call(wire.fetchTransferDesk, input);
    const limits = { minMinor: min, maxMinor: max, dailyMaxMinor: dailyMax, leftTodayMinor: leftToday };
    return { receiver: receiver && toParty(receiver), ...limits };
  }),

  toUpline: realMemberProcedure
    .meta(SEND_LIMIT)
    .input(api.ToUplineInput)
    .mutation(async ({ ctx, input: { amountMinor, paymentPassword } }) =>
      toSent(await ctx.call(wire.transferUpline, { amount: amountMinor, paymentPassword })),
    ),

  toDownline: agentProcedure
    .meta(SEND_LIMIT)
    .input(api.ToDownlineInput)
    .mutation(async ({ ctx, input: { amountMinor, ...input } }) =>
      toSent(await ctx.call(wire.transferDownline, { ...input, amount: amountMinor })),
    ),

  list: realMemberProcedure.input(api.ListMemberTransfersInput).query(async ({ ctx, input }) => {
    const { page: pageNo, pageSize } = input;
    const { content, pageNum, totalPages, totalRows } = await ctx.call(wire.listMemberTransfers, { pageNo, pageSize });
    const rows: api.MemberTransferRow[] = content.map(toRow);
    return { rows, page: pageNum, totalPages, totalRows };
  }),
});

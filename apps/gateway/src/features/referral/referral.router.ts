import {
  type EarningRow,
  type InvitedFriend,
  ReferralPageInput,
  type ReferralView,
} from '@tonalli/contracts/referral/api';
import { fetchReferral, listInvited, listReferralEarnings } from '@tonalli/contracts/referral/wire';
import { originOf } from '../../http/public-url';
import { realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

const pageOf = ({ pageNum, totalPages, totalRows }: { pageNum: number; totalPages: number; totalRows: number }) => ({
  page: pageNum,
  totalPages,
  totalRows,
});

export const referralRouter = t.router({
  info: realMemberProcedure.query(async ({ ctx }): Promise<ReferralView> => {
    const { referralCode, earned, ...info } = await ctx.call(fetchReferral, {});
    const link = new URL('/register', originOf(ctx.request));
    link.searchParams.set('referralCode', referralCode);
    return { ...info, code: referralCode, link: link.href, earnedMinor: earned };
  }),

  invited: realMemberProcedure.input(ReferralPageInput).query(async ({ ctx, input }) => {
    const answer = await ctx.call(listInvited, { pageNo: input.page, pageSize: input.pageSize });
    const rows = answer.content.map(({ memberName, ...row }): InvitedFriend => ({ ...row, name: memberName }));
    return { rows, ...pageOf(answer) };
  }),

  earnings: realMemberProcedure.input(ReferralPageInput).query(async ({ ctx, input }) => {
    const answer = await ctx.call(listReferralEarnings, { pageNo: input.page, pageSize: input.pageSize });
    const rows = answer.content.map(({ validBet, amount, ...row }): EarningRow => {
      return { ...row, validBetMinor: validBet, amountMinor: amount };
    });
    return { rows, ...pageOf(answer) };
  }),
});

import {
  type MemberProfile,
  type SecurityView,
  SetPaymentPasswordInput,
  UpdateLanguageInput,
} from '@tonalli/contracts/account/api';
import { fetchMemberInfo, fetchSecurity, setPaymentPassword, updateLanguage } from '@tonalli/contracts/account/wire';
import { toWireLanguage } from '@tonalli/contracts/language';
import { memberProcedure, realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

const SECRET_LIMIT = { rateLimit: { calls: 20, windowSeconds: 60 } };

export const accountRouter = t.router({
  me: memberProcedure.query(async ({ ctx }): Promise<MemberProfile> => {
    const { balance, ...info } = await ctx.call(fetchMemberInfo, {});
    return { ...info, balanceMinor: balance };
  }),

  updateLanguage: memberProcedure.input(UpdateLanguageInput).mutation(async ({ ctx, input }) => {
    await ctx.call(updateLanguage, { language: toWireLanguage(input.language) });
  }),

  security: memberProcedure.query(({ ctx }): Promise<SecurityView> => ctx.call(fetchSecurity, {})),

  setPaymentPassword: realMemberProcedure
    .meta(SECRET_LIMIT)
    .input(SetPaymentPasswordInput)
    .mutation(async ({ ctx, input }) => {
      await ctx.call(setPaymentPassword, input);
    }),
});

import { type MemberProfile, UpdateLanguageInput } from '@tonalli/contracts/account/api';
import { fetchMemberInfo, updateLanguage } from '@tonalli/contracts/account/wire';
import { toWireLanguage } from '@tonalli/contracts/language';
import { memberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

export const accountRouter = t.router({
  me: memberProcedure.query(async ({ ctx }): Promise<MemberProfile> => {
    const { balance, ...info } = await ctx.call(fetchMemberInfo, {});
    return { ...info, balanceMinor: balance };
  }),

  updateLanguage: memberProcedure.input(UpdateLanguageInput).mutation(async ({ ctx, input }) => {
    await ctx.call(updateLanguage, { language: toWireLanguage(input.language) });
  }),
});

import * as api from '@tonalli/contracts/account/api';
import * as wire from '@tonalli/contracts/account/wire';
import { toWireLanguage } from '@tonalli/contracts/language';
import { memberProcedure, realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';
import { closingProcedures } from './closing';
import { ownDataProcedures } from './own-data';
import { protectionProcedures } from './protection';

const SECRET_LIMIT = { rateLimit: { calls: 20, windowSeconds: 60 } };

export const accountRouter = t.router({
  ...protectionProcedures,
  ...ownDataProcedures,
  ...closingProcedures,

  me: memberProcedure.query(async ({ ctx }): Promise<api.MemberProfile> => {
    const { balance, ...info } = await ctx.call(wire.fetchMemberInfo, {});
    return { ...info, balanceMinor: balance };
  }),

  updateLanguage: memberProcedure.input(api.UpdateLanguageInput).mutation(async ({ ctx, input }) => {
    await ctx.call(wire.updateLanguage, { language: toWireLanguage(input.language) });
  }),

  security: realMemberProcedure.query(({ ctx }): Promise<api.SecurityView> => ctx.call(wire.fetchSecurity, {})),

  changePassword: realMemberProcedure
    .meta(SECRET_LIMIT)
    .input(api.ChangePasswordInput)
    .mutation(async ({ ctx, input }) => {
      await ctx.call(wire.changePassword, input);
    }),

  setPaymentPassword: realMemberProcedure
    .meta(SECRET_LIMIT)
    .input(api.SetPaymentPasswordInput)
    .mutation(async ({ ctx, input }) => {
      await ctx.call(wire.setPaymentPassword, input);
    }),

  avatars: realMemberProcedure.query(async ({ ctx }) => toChoice(await ctx.call(wire.fetchAvatars, {}))),

  chooseAvatar: realMemberProcedure
    .input(api.ChooseAvatarInput)
    .mutation(async ({ ctx, input }) => toChoice(await ctx.call(wire.chooseAvatar, { icon: input.id }))),

  changeNickname: realMemberProcedure
    .input(api.ChangeNicknameInput)
    .mutation(({ ctx, input }) => ctx.call(wire.changeNickname, input)),

  sessions: realMemberProcedure.query(
    async ({ ctx }): Promise<api.SessionRow[]> => (await ctx.call(wire.listSessions, {})).list,
  ),

  revokeSession: realMemberProcedure.input(api.RevokeSessionInput).mutation(async ({ ctx, input }) => {
    await ctx.call(wire.revokeSession, input);
  }),

  revokeOtherSessions: realMemberProcedure.mutation(({ ctx }) => ctx.call(wire.revokeOtherSessions, {})),

  logins: realMemberProcedure.query(
    async ({ ctx }): Promise<api.LoginRow[]> => (await ctx.call(wire.listLogins, {})).list,
  ),
});

const toChoice = ({ icon, icons }: wire.Avatars): api.AvatarChoice => ({
  current: icon,
  avatars: icons.map(({ id, url }) => ({ id, picture: url })),
});

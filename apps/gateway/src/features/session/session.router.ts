import { LogInByPasskeyInput } from '@tonalli/contracts/account/api';
import { beginPasskeyLogin, logInByPasskey } from '@tonalli/contracts/account/wire-protection';
import * as api from '@tonalli/contracts/session/api';
import { fetchCaptcha, fetchHumanChallenge, login, requestLoginCode } from '@tonalli/contracts/session/wire';
import { logInExternal } from '@tonalli/contracts/session/wire-external';
import * as recovery from '@tonalli/contracts/session/wire-recovery';
import * as step from '@tonalli/contracts/session/wire-step';
import { sendFirebaseCode } from '../../external-login/firebase-code';
import { requireOwnOrigin } from '../../session/origin';
import { resumeSession } from '../../session/session-status';
import { startSession } from '../../session/start-session';
import { memberProcedure, publicProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';
import { endSession } from './end-session';
import { enterExternal } from './enter-external';
import { startFreePlay } from './start-free-play';

const LOGIN_LIMIT = { rateLimit: { calls: 20, windowSeconds: 60 } };
const TRIAL_LIMIT = { rateLimit: { calls: 20, windowSeconds: 60 } };
const CAPTCHA_LIMIT = { rateLimit: { calls: 60, windowSeconds: 60 } };
const CODE_LIMIT = { rateLimit: { calls: 10, windowSeconds: 60 } };

export const sessionRouter = t.router({
  login: publicProcedure
    .meta(LOGIN_LIMIT)
    .input(api.LoginInput)
    .mutation(async ({ ctx, input: { firebaseSession, ...input } }) => {
      if (firebaseSession !== undefined && input.type === 'sms') {
        const proof = await ctx.services.firebase.signIn(ctx.request.world, firebaseSession, input.password.trim());
        return startSession(ctx, await ctx.call(logInExternal, { type: 'firebase', proof }), 'sms');
      }
      const answer = await ctx.call(login, input);
      return startSession(ctx, answer, input.type === 'sms' ? 'sms' : 'password');
    }),

  enterExternal,

  verifyLogin: publicProcedure
    .meta(LOGIN_LIMIT)
    .input(api.VerifyLoginInput)
    .mutation(async ({ ctx, input }) => startSession(ctx, await ctx.call(step.verifyLogin, input), 'password')),

  sendLoginStepCode: publicProcedure
    .meta(CODE_LIMIT)
    .input(api.SendLoginStepCodeInput)
    .mutation(({ ctx, input }) => ctx.call(step.sendLoginStepCode, input)),

  beginPasskeyLogin: publicProcedure
    .meta(LOGIN_LIMIT)
    .mutation(async ({ ctx }) => (await ctx.call(beginPasskeyLogin, {})).options),

  /** No password was typed, so none has to be changed. */
  logInByPasskey: publicProcedure
    .meta(LOGIN_LIMIT)
    .input(LogInByPasskeyInput)
    .mutation(async ({ ctx, input }) => startSession(ctx, await ctx.call(logInByPasskey, input), 'passkey')),

  freePlay: publicProcedure.meta(TRIAL_LIMIT).mutation(({ ctx }) => startFreePlay(ctx)),

  logout: memberProcedure.mutation(({ ctx }) => endSession(ctx)),

  /** A new tab's own token, for the cookie alone; null when the browser holds no session. */
  resume: publicProcedure.mutation(({ ctx }) => {
    requireOwnOrigin(ctx.request);
    return resumeSession(ctx);
  }),

  /** A mutation, since every asking makes another. */
  humanChallenge: publicProcedure
    .meta(CAPTCHA_LIMIT)
    .mutation(({ ctx }): Promise<api.HumanChallengeView> => ctx.call(fetchHumanChallenge, {})),

  captcha: publicProcedure.meta(CAPTCHA_LIMIT).mutation(({ ctx }) => ctx.call(fetchCaptcha, {})),

  requestLoginCode: publicProcedure
    .meta(CODE_LIMIT)
    .input(api.RequestLoginCodeInput)
    .mutation(
      async ({ ctx, input }): Promise<api.SentCode> =>
        (await sendFirebaseCode(ctx, input)) ?? (await ctx.call(requestLoginCode, input)),
    ),

  requestPasswordMail: publicProcedure
    .meta(CODE_LIMIT)
    .input(api.RequestPasswordMailInput)
    .mutation(async ({ ctx, input }) => {
      await ctx.call(recovery.requestPasswordMail, input);
    }),

  requestPasswordCode: publicProcedure
    .meta(CODE_LIMIT)
    .input(api.RequestLoginCodeInput)
    .mutation(({ ctx, input }) => ctx.call(recovery.requestPasswordCode, input)),

  resetPasswordByCode: publicProcedure
    .meta(LOGIN_LIMIT)
    .input(api.ResetPasswordByCodeInput)
    .mutation(async ({ ctx, input }) => startSession(ctx, await ctx.call(recovery.resetPasswordByCode, input), 'sms')),

  checkPasswordLink: publicProcedure
    .meta(LOGIN_LIMIT)
    .input(api.PasswordLinkInput)
    // A mutation, so that the token is in no address.
    .mutation(({ ctx, input }): Promise<api.PasswordLinkView> => ctx.call(recovery.checkPasswordLink, input)),

  resetPasswordByLink: publicProcedure
    .meta(LOGIN_LIMIT)
    .input(api.ResetPasswordByLinkInput)
    .mutation(async ({ ctx, input }) => {
      await ctx.call(recovery.resetPasswordByLink, input);
    }),
});

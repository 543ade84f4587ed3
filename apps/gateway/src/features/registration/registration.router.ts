import {
  CheckAffiliateInput,
  CheckUsernameInput,
  RegisterInput,
  RequestRegistrationCodeInput,
} from '@tonalli/contracts/registration/api';
import { checkAffiliate, checkUsername, requestRegistrationCode } from '@tonalli/contracts/registration/wire';
import type { SentCode } from '@tonalli/contracts/session/api';
import { LanguageInput } from '@tonalli/contracts/system/api';
import { fetchCountries } from '@tonalli/contracts/system/wire';
import { sendFirebaseCode } from '../../external-login/firebase-code';
import { domainOf } from '../../http/public-url';
import { cachedProcedure, publicProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';
import { register } from './register';

const REGISTER_LIMIT = { rateLimit: { calls: 10, windowSeconds: 60 } };
const AFFILIATE_LIMIT = { rateLimit: { calls: 60, windowSeconds: 60 } };
const USERNAME_LIMIT = { rateLimit: { calls: 30, windowSeconds: 60 } };
const CODE_LIMIT = { rateLimit: { calls: 10, windowSeconds: 60 } };

export const registrationRouter = t.router({
  register: publicProcedure
    .meta(REGISTER_LIMIT)
    .input(RegisterInput)
    .mutation(({ ctx, input }) => register(ctx, input)),

  checkAffiliate: publicProcedure
    .meta(AFFILIATE_LIMIT)
    .input(CheckAffiliateInput)
    .query(({ ctx, input }) => ctx.call(checkAffiliate, { code: input.code, domain: domainOf(ctx.request) })),

  /** A mutation, so that the work that was done is sent once and stands in no address. */
  checkUsername: publicProcedure
    .meta(USERNAME_LIMIT)
    .input(CheckUsernameInput)
    .mutation(({ ctx, input }) => ctx.call(checkUsername, input)),

  requestCode: publicProcedure
    .meta(CODE_LIMIT)
    .input(RequestRegistrationCodeInput)
    .mutation(
      async ({ ctx, input }): Promise<SentCode> =>
        (await sendFirebaseCode(ctx, input)) ??
        (await ctx.call(requestRegistrationCode, {
          countryDialingCode: input.countryDialingCode,
          mobileNo: input.mobileNum,
          regType: input.method === 'mobile' ? 'registerMobile' : 'register',
          verification: input.verification,
        })),
    ),

  countries: cachedProcedure({ ttlMs: 60_000, staleMs: 3_600_000, scope: 'shared' }, LanguageInput).query(
    async ({ ctx }) => (await ctx.call(fetchCountries, {})).list,
  ),
});

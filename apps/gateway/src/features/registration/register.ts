import type { RegisterInput } from '@tonalli/contracts/registration/api';
import { registerMember, registerMemberByMobile } from '@tonalli/contracts/registration/wire';
import type { SessionView } from '@tonalli/contracts/session/api';
import type { z } from 'zod';
import { forgetIdentity, returnedIdentity } from '../../external-login/returned-identity';
import { domainOf, originOf } from '../../http/public-url';
import { startSession } from '../../session/start-session';
import type { Context } from '../../trpc/context';

type Registration = z.output<typeof RegisterInput>;

/** Registers and logs in. By mobile number, that number is the user name. */
export async function register(ctx: Context, input: Registration): Promise<SessionView> {
  const { method, fields, countryDialingCode, referralCode, agreedToTerms, ageConfirmed } = input;
  const { verification, depositLimits, consents } = input;
  const byMobile = method === 'mobile';
  const returned = input.externalAttempt === undefined ? null : await returnedIdentity(ctx, input.externalAttempt);
  const answer = await ctx.call(byMobile ? registerMemberByMobile : registerMember, {
    ...fields,
    username: byMobile ? fields.mobileNum : fields.username,
    countryDialingCode,
    referralCode,
    agreedToTerms,
    ageConfirmed,
    verification,
    depositLimits,
    consents,
    voucher: returned?.voucher,
    ...(await firebaseProof(ctx, input)),
    registerUrl: `${originOf(ctx.request)}/register`,
    domain: domainOf(ctx.request),
    registerMethod: 'WEB',
    login: true,
  });
  if (returned) forgetIdentity(ctx);
  return startSession(ctx, answer, returned ? 'external' : 'password');
}

/** The code as Firebase knows it, in exchange for what the platform believes (REG-04). */
async function firebaseProof({ services, request }: Context, { fields, firebaseSession }: Registration) {
  if (firebaseSession === undefined) return {};
  const firebaseIdToken = await services.firebase.signIn(request.world, firebaseSession, fields.verificationCode ?? '');
  return { firebaseChannel: 'sms' as const, firebaseIdToken };
}

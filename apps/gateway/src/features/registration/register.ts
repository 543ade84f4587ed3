import type { RegisterInput } from '@tonalli/contracts/registration/api';
import { registerMember, registerMemberByMobile } from '@tonalli/contracts/registration/wire';
import type { SessionView } from '@tonalli/contracts/session/api';
import type { z } from 'zod';
import { domainOf, originOf } from '../../http/public-url';
import { startSession } from '../../session/start-session';
import type { Context } from '../../trpc/context';

/** Registers and logs in. By mobile number, that number is the user name. */
export async function register(ctx: Context, input: z.output<typeof RegisterInput>): Promise<SessionView> {
  const { method, fields, countryDialingCode, referralCode, agreedToTerms, ageConfirmed, verification, depositLimits } =
    input;
  const byMobile = method === 'mobile';
  const answer = await ctx.call(byMobile ? registerMemberByMobile : registerMember, {
    ...fields,
    username: byMobile ? fields.mobileNum : fields.username,
    countryDialingCode,
    referralCode,
    agreedToTerms,
    ageConfirmed,
    verification,
    depositLimits,
    registerUrl: `${originOf(ctx.request)}/register`,
    domain: domainOf(ctx.request),
    registerMethod: 'WEB',
    login: true,
  });
  return startSession(ctx, answer, 'password');
}

import type { requestLoginCode as endpoint } from '@tonalli/contracts/session/wire';
import type { Verb } from '../../transport/verb';
import { requireMobile, sendCode } from './sms-codes';

export const requestLoginCode: Verb<typeof endpoint> = ({ ctx, input }) => {
  const mobile = requireMobile(input.countryDialingCode, input.mobileNum);
  return sendCode(ctx.world, ctx.request, { mobile, purpose: 'login' });
};

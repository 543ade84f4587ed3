import * as registration from '@tonalli/contracts/registration/wire';
import { recruiterOfCode } from '../../people/recruiters';
import { PlatformFailure, type Route, route } from '../../transport/verb';
import { assertHuman, requireMobile, sendCode } from '../session';
import { askedOfRegistration } from './asked-of-registration';
import { checkUsername } from './free-username';
import { register } from './register-member';

export const registrationRoutes: Route[] = [
  route(registration.registerMember, register('username')),
  route(registration.registerMemberByMobile, register('mobile')),
  route(registration.fetchRegisterRules, ({ ctx }) => askedOfRegistration(ctx.world)),
  route(registration.checkAffiliate, ({ ctx, input }) => {
    const agent = recruiterOfCode(ctx.world, input.code);
    if (!agent) throw new PlatformFailure('AFFILIATE_CODE_INVALID');
    return { code: input.code.toUpperCase(), agentNickname: agent.nickname };
  }),
  route(registration.checkUsername, checkUsername),
  route(registration.requestRegistrationCode, async ({ ctx, input }) => {
    const mobile = requireMobile(input.countryDialingCode, input.mobileNo);
    await assertHuman(ctx.world, input.verification);
    return sendCode(ctx.world, ctx.request, { mobile, purpose: 'register' });
  }),
];

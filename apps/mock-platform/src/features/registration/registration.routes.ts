import * as registration from '@tonalli/contracts/registration/wire';
import { requireInvite } from '../../people/invites';
import { maskRecruiter } from '../../people/mask';
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
    const found = requireInvite(ctx.world, input.code);
    const agent = found?.agent ?? recruiterOfCode(ctx.world, input.code);
    if (!agent) throw new PlatformFailure('AFFILIATE_CODE_INVALID');
    const { nickname, username } = agent;
    return { code: input.code.toUpperCase(), agentNickname: nickname, invitedBy: maskRecruiter(username) };
  }),
  route(registration.checkUsername, checkUsername),
  route(registration.requestRegistrationCode, async ({ ctx, input }) => {
    const mobile = requireMobile(input.countryDialingCode, input.mobileNo);
    await assertHuman(ctx.world, input.verification);
    return sendCode(ctx.world, ctx.request, { mobile, purpose: 'register' });
  }),
];

import type {
  requestPasswordCode as requestEndpoint,
  resetPasswordByCode as resetEndpoint,
} from '@tonalli/contracts/session/wire-recovery';
import { findMemberByMobile } from '../../people/find-member';
import { newPasswordFaults, replacePassword } from '../../people/new-password';
import { assertHashCapacity, hashPassword } from '../../people/passwords';
import { PlatformFailure, type Verb } from '../../transport/verb';
import { assertLoginAllowed } from './login-allowed';
import { loginGuard } from './login-guard';
import { endSessionsOf } from './open-session';
import { passwordLinkRepository } from './password-link.repository';
import { enter } from './second-step';
import { redeemCode, requireMobile, sendCode } from './sms-codes';

export const requestPasswordCode: Verb<typeof requestEndpoint> = ({ ctx: { world, request }, input }) =>
  sendCode(world, request, { mobile: requireMobile(input.countryDialingCode, input.mobileNum), purpose: 'password' });

/** The password is looked at first, so that a weak one does not use the code up. */
export const resetPasswordByCode: Verb<typeof resetEndpoint> = async ({ ctx: { world, request }, input }) => {
  const mobile = requireMobile(input.countryDialingCode ?? '', input.mobileNum);
  const fields = newPasswordFaults(world, input);
  if (Object.keys(fields).length > 0) throw new PlatformFailure('FIELD_INVALID', { fields });
  const guard = loginGuard(world, `new password of ${mobile}`, request.ip);
  guard.assertNotLocked();
  assertHashCapacity();
  guard.attempt();
  const problem = redeemCode(world, { mobile, purpose: 'password' }, input.verificationCode);
  if (problem === 'CODE_MISSING') throw new PlatformFailure(problem);
  if (problem) throw guard.failure(problem);
  guard.clear();
  const member = findMemberByMobile(world, mobile);
  // Told to whoever holds the phone, nobody else.
  if (!member) throw new PlatformFailure('USER_NOT_FOUND');
  assertLoginAllowed(world, member);
  const passwordHash = await hashPassword(input.newPassword);
  const renewed = { ...member, passwordHash, passwordChangedAt: world.clock.now(), defaultPassword: false };
  world.transaction(() => {
    passwordLinkRepository(world).removeOf(member.id);
    replacePassword(world, member.id, passwordHash);
    endSessionsOf(world, member.id);
    loginGuard(world, member.id, request.ip).clear();
  });
  // The password stands, whether or not a second step is still to come.
  return enter(world, renewed, { ...request, way: 'sms' });
};

import type { InputOf } from '@tonalli/contracts/endpoint';
import { type login as endpoint, isAgentType, type LoginAnswer } from '@tonalli/contracts/session/wire';
import { usernameKey } from '../../people/create-member';
import { findMemberByMobile, findMemberByUsername } from '../../people/find-member';
import { renewHash } from '../../people/new-password';
import { assertHashCapacity, verifyPassword } from '../../people/passwords';
import type { Member } from '../../people/people.repository';
import { PlatformFailure, type Verb, type VerbContext } from '../../transport/verb';
import { MODULES_OFF } from '../../world/operator-settings';
import type { World } from '../../world/world';
import { solveCaptcha } from './captcha';
import { assertHuman } from './human-check';
import { assertLoginAllowed } from './login-allowed';
import { loginGuard } from './login-guard';
import { recordLogin } from './login-history';
import { enter } from './second-step';
import { redeemCode, requireMobile } from './sms-codes';

type Input = InputOf<typeof endpoint>;

export const logIn: Verb<typeof endpoint> = (call) =>
  call.input.type === 'sms' ? logInBySms(call) : logInByUsername(call);

async function logInByUsername({ ctx, input }: { ctx: VerbContext; input: Input }): Promise<LoginAnswer> {
  const { world, request } = ctx;
  const member = findMemberByUsername(world, input.username);
  // Not by what was typed where there is a member: a number can be written in many ways.
  const guard = loginGuard(world, member?.id ?? usernameKey(input.username), request.ip);
  guard.assertNotLocked();
  await assertHuman(world, input.verification);
  if (guard.captchaNeeded() && !solveCaptcha(world, input.captchaId, input.captcha)) {
    throw new PlatformFailure('CAPTCHA_FAILED', { captcha: true });
  }
  assertHashCapacity();
  guard.attempt();
  const matches = await verifyPassword(member?.passwordHash ?? null, input.password);
  if (!member || !matches) {
    recordLogin(world, member?.id ?? null, { ...request, way: 'password', succeeded: false });
    throw guard.failure('LOGIN_FAILED');
  }
  assertMayEnterAs(world, member, input);
  guard.clear();
  await renewHash(world, member, input.password);
  return enter(world, member, { ...request, way: 'password' });
}

function logInBySms({ ctx, input }: { ctx: VerbContext; input: Input }): LoginAnswer {
  const { world, request } = ctx;
  if (world.settings.get(MODULES_OFF).includes('MOBILEVERCODELOGIN3')) {
    throw new PlatformFailure('FUNCTION_NOT_AVAILABLE');
  }
  const mobile = requireMobile(input.countryDialingCode ?? '', input.username);
  const guard = loginGuard(world, mobile, request.ip);
  guard.assertNotLocked();
  guard.attempt();
  const problem = redeemCode(world, { mobile, purpose: 'login' }, input.password);
  if (problem === 'CODE_MISSING') throw new PlatformFailure(problem);
  if (problem) throw guard.failure(problem);
  const member = findMemberByMobile(world, mobile);
  if (!member) throw guard.failure('CODE_INVALID');
  assertMayEnterAs(world, member, input);
  guard.clear();
  return enter(world, member, { ...request, way: 'sms' });
}

/** Only after the password or code was right: what it throws tells that the account exists. */
function assertMayEnterAs(world: World, member: Member, { audience }: Input): void {
  assertLoginAllowed(world, member);
  if (audience === 'agent' && !isAgentType(member.type)) throw new PlatformFailure('ACCOUNT_NOT_AGENT');
}

import type { StepWay } from '@tonalli/contracts/envelope';
import type { LoginAnswer } from '@tonalli/contracts/session/wire';
import { PlatformFailure } from '../../kernel/failure';
import { maskEmail, maskMobile } from '../../people/mask';
import type { Member } from '../../people/people.repository';
import { hasTotp } from '../../people/totp';
import type { World } from '../../world/world';
import { holdersOf } from '../cashier';
import type { Visit } from './login-history';
import { loginStepRepository } from './login-step.repository';
import { openSession } from './open-session';
import { isIpRegistered, registerIp } from './registered-ips';
import { newToken } from './secret-token';
import { UNREGISTERED_IP_STEP } from './session-settings';

/** For so long the second step may follow the first. */
const STEP_TTL_MS = 10 * 60_000;

/**
 * Opens a session for whoever has proven the first step, or throws `SECOND_STEP_REQUIRED`: an authenticator is
 * always asked for, anything else where the operator wants it of addresses that are not registered (AUTH-06).
 */
export function enter(world: World, member: Member, visit: Visit): LoginAnswer {
  const ways = waysNeeded(world, member, visit);
  if (ways.length > 0) throw stepFailure(world, member, { visit, ways });
  // A phone that got its code is as good as a second step.
  if (visit.way === 'sms') registerIp(world, member.id, visit);
  return openSession(world, member, visit);
}

function waysNeeded(world: World, member: Member, { ip, way }: Visit): StepWay[] {
  if (hasTotp(world, member.id)) return ['totp', 'recovery'];
  if (way !== 'password' || !world.settings.get(UNREGISTERED_IP_STEP)) return [];
  if (isIpRegistered(world, member.id, ip)) return [];
  return [
    ...(member.mobile === null ? [] : (['mobile'] as const)),
    ...(member.email === null ? [] : (['email'] as const)),
    ...(holdersOf(world, member.id).length === 0 ? [] : (['bank'] as const)),
  ];
}

interface Waiting {
  visit: Visit;
  ways: StepWay[];
}

function stepFailure(world: World, member: Member, { visit, ways }: Waiting): PlatformFailure {
  const { token, hash } = newToken();
  const store = loginStepRepository(world);
  const now = world.clock.now();
  const { ip, userAgent, way } = visit;
  const row = { tokenHash: hash, memberId: member.id, ip, userAgent, way, steps: ways.join(',') };
  // It stands although the login is refused.
  world.keep(() => {
    store.forget(now);
    store.insert({ ...row, expiresAt: now + STEP_TTL_MS });
  });
  return new PlatformFailure('SECOND_STEP_REQUIRED', {
    secondStep: {
      token,
      ways,
      ...(ways.includes('mobile') && member.mobile !== null && { mobile: maskMobile(member.mobile) }),
      ...(ways.includes('email') && member.email !== null && { email: maskEmail(member.email) }),
    },
  });
}

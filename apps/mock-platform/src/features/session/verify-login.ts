import type { StepWay } from '@tonalli/contracts/envelope';
import type {
  sendLoginStepCode as sendEndpoint,
  verifyLogin as verifyEndpoint,
} from '@tonalli/contracts/session/wire-step';
import { findMember } from '../../people/find-member';
import type { Member } from '../../people/people.repository';
import { secretGuard } from '../../people/secret-guard';
import { redeemRecoveryCode, redeemTotp } from '../../people/totp';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { holdersOf } from '../cashier';
import { redeemEmailCode, sendEmailCode } from './email-codes';
import { assertLoginAllowed } from './login-allowed';
import { loginStepRepository } from './login-step.repository';
import { openSession } from './open-session';
import { isSameIp, registerIp } from './registered-ips';
import { tokenHash } from './secret-token';
import { redeemCode, sendCode } from './sms-codes';

/** The login that waits; throws `SECOND_STEP_EXPIRED` when it waits no more or for somebody elsewhere. */
function waitingLogin(world: World, token: string, ip: string) {
  const step = loginStepRepository(world).open(tokenHash(token), world.clock.now());
  const member = step && isSameIp(step.ip, ip) ? findMember(world, step.memberId) : null;
  if (!step || !member) throw new PlatformFailure('SECOND_STEP_EXPIRED');
  return { step, member };
}

const assertOffered = (steps: string, way: StepWay): void => {
  if (!steps.split(',').includes(way)) throw new PlatformFailure('OPERATION_NOT_ALLOWED');
};

export const sendLoginStepCode: Verb<typeof sendEndpoint> = ({ ctx: { world, request }, input }) => {
  const { step, member } = waitingLogin(world, input.token, request.ip);
  assertOffered(step.steps, input.way);
  if (input.way === 'mobile') return sendCode(world, request, { mobile: member.mobile ?? '', purpose: 'step' });
  return sendEmailCode(world, request, { address: member.email ?? '', purpose: 'step' });
};

export const verifyLogin: Verb<typeof verifyEndpoint> = ({ ctx: { world, request }, input }) => {
  const { step, member } = waitingLogin(world, input.token, request.ip);
  assertOffered(step.steps, input.way);
  if (input.code === '') throw new PlatformFailure('CODE_MISSING');
  // Of the member, not of this login: whoever has the password can begin as many as they like.
  const guard = secretGuard(world, member.id, 'totp');
  guard.attempt();
  const problem = problemOf(world, member, input);
  if (problem === 'CODE_EXPIRED') throw new PlatformFailure(problem);
  if (problem !== null) throw guard.failure();
  guard.clear();
  assertLoginAllowed(world, member);
  const visit = { ip: request.ip, userAgent: request.userAgent, device: request.device, way: step.way };
  return world.transaction(() => {
    if (!loginStepRepository(world).remove(step.tokenHash)) throw new PlatformFailure('SECOND_STEP_EXPIRED');
    registerIp(world, member.id, visit);
    return openSession(world, member, visit);
  });
};

type Typed = { way: StepWay; code: string };

function problemOf(
  world: World,
  member: Member,
  { way, code }: Typed,
): 'CODE_INVALID' | 'CODE_EXPIRED' | 'CODE_MISSING' | null {
  switch (way) {
    case 'mobile':
      return redeemCode(world, { mobile: member.mobile ?? '', purpose: 'step' }, code);
    case 'email':
      return redeemEmailCode(world, { address: member.email ?? '', purpose: 'step' }, code);
    case 'bank':
      return holdersOf(world, member.id).some((holder) => plainName(holder) === plainName(code))
        ? null
        : 'CODE_INVALID';
    case 'totp':
      return redeemTotp(world, member.id, code) ? null : 'CODE_INVALID';
    case 'recovery':
      return redeemRecoveryCode(world, member.id, code) ? null : 'CODE_INVALID';
  }
}

/** Without what people write one way today and another way tomorrow: accents, case, spaces. */
const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

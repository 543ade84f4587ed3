import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { EXCLUSION_CHOICES } from '@tonalli/contracts/policy/choices';
import { isBackOfficeType, isTrialType } from '@tonalli/contracts/session/wire';
import { dayInZone } from '../../clock/system-time';
import { daysBetween } from '../../clock/zone-days';
import type { MemberShown } from '../../events/facts';
import { PlatformFailure } from '../../kernel/failure';
import { findMember } from '../../people/find-member';
import { protectionOf } from '../../people/player-protection';
import type { World } from '../../world/world';
import { policyOf } from '../policy';
import { offeredBreaks } from './break-choices';
import { type RegisterIdentity, simulatedRegister } from './exclusion-register';
import { registerRepository } from './register.repository';
import { startBreak } from './take-break';

/** Whether the rules of the place have a register asked. */
export const asksRegister = (world: World): boolean => policyOf(world).registerCheckEveryDays !== null;

/**
 * Asks for somebody who wants an account; fails closed. The answer is kept, whatever becomes of the account. Throws
 * `REGISTER_EXCLUDED` or `REGISTER_UNAVAILABLE`.
 */
export function assertMayRegister(world: World, identity: RegisterIdentity): void {
  if (!asksRegister(world)) return;
  const answer = simulatedRegister.check(world, identity);
  const at = world.clock.now();
  world.transaction(() => registerRepository(world).append({ memberId: null, occasion: 'registration', answer, at }));
  if (answer === 'excluded') throw new PlatformFailure('REGISTER_EXCLUDED');
  if (answer === 'unavailable') throw new PlatformFailure('REGISTER_UNAVAILABLE');
}

/** Whether a login is the first in so many days that had an answer. */
function isDue(world: World, memberId: string, everyDays: number): boolean {
  const [last] = registerRepository(world).latestOf(memberId, 1);
  if (!last || last.answer === 'unavailable') return true;
  const [from, to] = [last.at, world.clock.now()].map((at) => dayInZone(at, OPERATOR_TIME_ZONE));
  return daysBetween(from ?? '', to ?? '') >= everyDays;
}

/** Somebody logged in: the first time in a day the register is asked. Whom it names is excluded here too, for as long as may be. */
export function askAtLogin(world: World, { memberId, at }: MemberShown): void {
  const everyDays = policyOf(world).registerCheckEveryDays;
  const member = findMember(world, memberId);
  if (everyDays === null || !member || isTrialType(member.type) || isBackOfficeType(member.type)) return;
  if (!isDue(world, memberId, everyDays)) return;
  const answer = simulatedRegister.check(world, identityOf(member));
  registerRepository(world).append({ memberId, occasion: 'login', answer, at });
  if (answer === 'excluded') excludeFully(world, memberId);
}

function excludeFully(world: World, memberId: string): void {
  const offered = offeredBreaks(world, protectionOf(world, memberId).break);
  const longest = EXCLUSION_CHOICES.toReversed().find((choice) => offered.some((one) => one.choice === choice));
  // Whoever is excluded for as long already stays so.
  if (longest) startBreak(world, memberId, longest);
}

interface Known {
  readonly username: string;
  readonly mobile: string | null;
  readonly email: string | null;
}

export const identityOf = ({ username, mobile, email }: Known): RegisterIdentity => ({
  username,
  mobile: mobile ?? undefined,
  email: email ?? undefined,
});

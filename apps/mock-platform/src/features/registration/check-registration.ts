import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { MODULE_IDS } from '@tonalli/contracts/modules';
import {
  type RegistrationFields,
  type RegistrationMethod,
  readFields,
  registrationFaults,
  registrationRules,
} from '@tonalli/contracts/registration/faults';
import type { FieldRule, RegistrationUser } from '@tonalli/contracts/registration/wire';
import { dayInZone } from '../../clock/system-time';
import { MINIMUM_AGE } from '../../people/people-settings';
import { registerRules } from '../../people/registration-rules';
import { PlatformFailure } from '../../transport/verb';
import { MODULES_OFF } from '../../world/operator-settings';
import type { World } from '../../world/world';

export type Method = RegistrationMethod;

/** What this way of registering makes of the operator's rules; `withIdentity`: an account at another service opens it. */
export function rulesFor(world: World, method: Method, withIdentity = false): FieldRule[] {
  const off = world.settings.get(MODULES_OFF);
  const modules = MODULE_IDS.filter((id) => !off.includes(id));
  return registrationRules(registerRules(world).rules, { method, modules, withIdentity });
}

/**
 * What was typed, without the fields that are switched off. Throws `FIELD_INVALID` naming every field
 * that breaks its rule, and `AGE_NOT_CONFIRMED` for whoever is, or may be, too young.
 */
export function checkRegistration(world: World, method: Method, user: RegistrationUser): RegistrationFields {
  const rules = rulesFor(world, method, user.voucher !== undefined);
  const minimumAgeYears = world.settings.get(MINIMUM_AGE);
  const today = dayInZone(world.clock.now(), OPERATOR_TIME_ZONE);
  const faults = registrationFaults({ rules, minimumAgeYears, today }, { ...user, fields: user });
  const isTooYoung = faults.birthday?.patternId === 'tooYoung';
  // An age has a code of its own, and a missing code is told by the one who sent it.
  const otherwise = new Set(['ageConfirmed', 'verificationCode', ...(isTooYoung ? ['birthday'] : [])]);
  const fields = Object.fromEntries(Object.entries(faults).filter(([field]) => !otherwise.has(field)));
  if (Object.keys(fields).length > 0) throw new PlatformFailure('FIELD_INVALID', { fields });
  if (faults.ageConfirmed || isTooYoung) throw new PlatformFailure('AGE_NOT_CONFIRMED');
  return readFields(rules, user);
}

import type { RegisterRules, RegistrationField } from '@tonalli/contracts/registration/wire';
import type { World } from '../world/world';
import { FIREBASE_SMS, MINIMUM_AGE } from './people-settings';
import { registrationRepository } from './registration-rules.repository';

/** What the operator asks of a registration now. */
export function registerRules(world: World): Omit<RegisterRules, 'asksForConsent'> {
  return {
    rules: registrationRepository(world)
      .rules()
      .map(({ position: _, ...rule }) => rule),
    minimumAgeYears: world.settings.get(MINIMUM_AGE),
    firebaseSms: world.settings.get(FIREBASE_SMS),
  };
}

export type FieldUse = 'required' | 'optional' | 'off';

/** Switches a field of the registration. */
export function setFieldUse(world: World, field: RegistrationField, use: FieldUse): void {
  registrationRepository(world).setUse({ field, enabled: use !== 'off', required: use === 'required' });
}

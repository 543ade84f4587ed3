import type { RegisterRules } from '@tonalli/contracts/registration/wire';
import { registerRules } from '../../people/registration-rules';
import type { World } from '../../world/world';
import { asksForConsent } from '../consents';

/** What the operator, and the rules of the place, ask of a registration now. */
export const askedOfRegistration = (world: World): RegisterRules => ({
  ...registerRules(world),
  asksForConsent: asksForConsent(world),
});

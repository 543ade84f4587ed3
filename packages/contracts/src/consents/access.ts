import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const consentsAccess: AccessOf<typeof wire> = {
  fetchConsents: { may: 'member', input: {} },
  setConsent: { may: 'member', input: { product: 'casino', channel: 'inbox', isGiven: true } },
};

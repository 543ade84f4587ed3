import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const policyAccess: AccessOf<typeof wire> = {
  fetchPlayPolicy: { may: 'everybody', input: {} },
};

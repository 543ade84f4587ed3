import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const limitsAccess: AccessOf<typeof wire> = {
  fetchDepositLimits: { may: 'member', input: {} },
};

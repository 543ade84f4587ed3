import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const breaksAccess: AccessOf<typeof wire> = {
  askForReturn: { may: 'member', onBreak: 'allowed', input: {} },
  confirmReturn: { may: 'member', onBreak: 'allowed', input: {} },
  fetchBreak: { may: 'member', onBreak: 'allowed', input: {} },
  // Valid, and of another jurisdiction than the default one: who takes a break can do nothing else afterwards.
  takeBreak: { may: 'member', onBreak: 'allowed', input: { choice: '6w' } },
};

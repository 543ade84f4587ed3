import { isTrialType } from '@tonalli/contracts/session/wire';
import { PlatformFailure } from '../kernel/failure';
import type { SessionMember } from './session-member';

/** A trial account has nothing to protect and nobody to show. Throws `TRIAL_ACCOUNT`. */
export function refuseTrial(member: Pick<SessionMember, 'type'>): void {
  if (isTrialType(member.type)) throw new PlatformFailure('TRIAL_ACCOUNT');
}

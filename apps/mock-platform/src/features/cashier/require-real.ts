import { isTrialType } from '@tonalli/contracts/session/wire';
import type { SessionMember } from '../../transport/verb';
import { PlatformFailure } from '../../transport/verb';

/** Throws `TRIAL_ACCOUNT`: play money neither comes in nor goes out. */
export function requireReal(member: SessionMember): void {
  if (isTrialType(member.type)) throw new PlatformFailure('TRIAL_ACCOUNT');
}

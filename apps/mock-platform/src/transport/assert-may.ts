import type { Callers } from '@tonalli/contracts/access-row';
import { isAgentType, isTrialType } from '@tonalli/contracts/session/wire';
import { PlatformFailure } from '../kernel/failure';
import { breakExtra, protectionOf } from '../people/player-protection';
import type { World } from '../world/world';
import type { CallMember } from './verb';

/**
 * Holds a call to its row of `access.ts`, once its token is known to be good and its request to be valid. Throws
 * `TRIAL_ACCOUNT`, `ACCOUNT_NOT_AGENT`.
 */
export function assertMay(may: Callers, member: CallMember | null): void {
  if (may === 'everybody' || may === 'signed in' || may === 'player') return;
  if (!member || !('type' in member)) throw new Error(`a call for ${may} alone came without a login's token`);
  if (may === 'member' && isTrialType(member.type)) throw new PlatformFailure('TRIAL_ACCOUNT');
  if (may === 'agent' && !isAgentType(member.type)) throw new PlatformFailure('ACCOUNT_NOT_AGENT');
}

/** Of games the guard decides, stake by stake and step by step. Throws `ACCOUNT_ON_BREAK`. */
export function assertNotOnBreak(world: World, member: CallMember): void {
  if (!('type' in member)) return;
  const taken = protectionOf(world, member.id).break;
  if (taken) throw new PlatformFailure('ACCOUNT_ON_BREAK', breakExtra(taken));
}

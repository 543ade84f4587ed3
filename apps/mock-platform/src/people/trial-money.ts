import { isTrialType } from '@tonalli/contracts/session/wire';
import type { World } from '../world/world';
import type { SessionMember } from './session-member';

/** What a trial begins with: 10,000.00 of play money. */
export const TRIAL_GRANT_MINOR = 1_000_000;

/** Whether a trial account was ever given its play money, which happens with its first game. */
export const hasPlayMoney = (world: World, memberId: string): boolean => world.ledger.has(memberId, 'member.trial');

/** What a trial account can play with, in minor units: until its first game what it will begin with. */
export const trialBalance = (world: World, memberId: string): number =>
  hasPlayMoney(world, memberId) ? world.ledger.balance(memberId, 'member.trial') : TRIAL_GRANT_MINOR;

/** What a member sees as their balance, in minor units: a trial account lives on its play money. */
export function shownBalance(world: World, member: Pick<SessionMember, 'id' | 'type'>): number {
  return isTrialType(member.type) ? trialBalance(world, member.id) : world.ledger.balance(member.id, 'member.main');
}

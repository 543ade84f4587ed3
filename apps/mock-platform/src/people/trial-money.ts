import type { World } from '../world/world';
import { removalRepository } from './removal.repository';

/** What a trial begins with: 10,000.00 of play money. */
export const TRIAL_GRANT_MINOR = 1_000_000;

/** Whether a trial account was ever given its play money, which happens with its first game. */
export const hasPlayMoney = (world: World, memberId: string): boolean =>
  removalRepository(world).playMoney.get(memberId) !== undefined;

/** What a trial account can play with, in minor units: until its first game what it will begin with. */
export const trialBalance = (world: World, memberId: string): number =>
  hasPlayMoney(world, memberId) ? world.ledger.balance(memberId, 'member.trial') : TRIAL_GRANT_MINOR;

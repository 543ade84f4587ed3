import { protectionOf } from '../../people/player-protection';
import type { GuardedAction, GuardRule, Refusal } from '../../world/guard-rules';
import type { World } from '../../world/world';

/** Whether somebody goes on of their own will: what is open is finished, and what was ordered is credited. */
const goesOn = (action: GuardedAction): boolean =>
  action.by === 'member' &&
  ((action.do === 'stake' && action.isStart) || (action.do === 'deposit' && action.orderId === undefined));

/**
 * Whoever is to answer a check-in begins no round and orders no deposit before they did; for a week after anything was done
 * about somebody they are neither advertised to nor given anything (RG-05).
 */
export const harmRule: GuardRule<World> = {
  about: ['stake', 'deposit', 'bonus', 'marketing'],
  refuse(world, action, read): Refusal | null {
    const { checkIn, rewardsHeldUntil } = read(protectionOf);
    if (action.do === 'bonus' || action.do === 'marketing')
      return (rewardsHeldUntil ?? 0) > world.clock.now() ? { code: 'REWARDS_ON_HOLD' } : null;
    return checkIn !== null && goesOn(action) ? { code: 'CHECK_IN_DUE' } : null;
  },
};

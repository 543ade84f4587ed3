import type { GuardRule } from '../../world/guard-rules';
import type { World } from '../../world/world';
import { limitInTheWay } from './remaining-limit';

/**
 * What a member's own limits leave no room for is not ordered, and waits with the house when it arrives all the same
 * (MEM-16). What is credited by hand is no deposit of the member's.
 */
export const depositLimitRule: GuardRule<World> = {
  about: ['deposit'],
  refuse(world, action) {
    const limit = action.do === 'deposit' && action.by === 'member' ? limitInTheWay(world, action) : null;
    return limit && { code: 'DEPOSIT_LIMIT_REACHED', extra: { limit }, mayDivert: true };
  },
};

import type { GuardRule } from '../../world/guard-rules';
import type { World } from '../../world/world';
import { grantRepository } from './bonuses.repository';
import { parseGrantId } from './grant-ids';

/** A bet with bonus money in it stays below what its terms allow, refused before it is made (PROMO-05). */
export const bonusStakeRule: GuardRule<World> = {
  about: ['stake'],
  refuse(world, action) {
    if (action.do !== 'stake' || !action.bonus) return null;
    const maxStakeMinor = grantRepository(world).byId(parseGrantId(action.bonus.grantId) ?? 0)?.terms.maxStakeMinor;
    if (maxStakeMinor === undefined || action.amountMinor <= maxStakeMinor) return null;
    return { code: 'BONUS_STAKE_TOO_HIGH', extra: { maxStakeMinor } };
  },
};

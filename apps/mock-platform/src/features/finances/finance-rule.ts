import type { GuardRule, Refusal } from '../../world/guard-rules';
import type { World } from '../../world/world';
import { policyOf } from '../policy';
import { stateOf } from './finance-check';
import { financesRepository } from './finances.repository';

const REFUSAL: Refusal = { code: 'FINANCES_IN_REVIEW' };

/**
 * Until a look at the member's finances has its answer nobody orders a deposit; with signs of difficulties, nobody is given
 * anything or advertised to either. What was ordered before is credited when it arrives.
 */
export const financeRule: GuardRule<World> = {
  about: ['deposit', 'bonus', 'marketing'],
  refuse(world, action): Refusal | null {
    if (policyOf(world).fvcNetDepositMinor === null) return null;
    if (action.do === 'deposit' && (action.by !== 'member' || action.orderId !== undefined)) return null;
    const latest = financesRepository(world).latest(action.memberId);
    const state = latest ? stateOf(latest) : 'CLEAR';
    if (state === 'CLEAR' || (state === 'PENDING' && action.do !== 'deposit')) return null;
    return REFUSAL;
  },
};

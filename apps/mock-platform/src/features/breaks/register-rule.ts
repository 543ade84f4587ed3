import { findMember } from '../../people/find-member';
import type { GuardRule, Refusal } from '../../world/guard-rules';
import type { World } from '../../world/world';
import { asksRegister, identityOf } from './ask-register';
import { simulatedRegister } from './exclusion-register';

/**
 * The register of self-exclusion is asked before a deposit is ordered and before anybody is advertised to; where it does not
 * answer, neither happens. Money that goes out asks nobody, and what was ordered before is credited when it arrives.
 */
export const registerRule: GuardRule<World> = {
  about: ['deposit', 'marketing'],
  refuse(world, action): Refusal | null {
    if (action.do === 'deposit' && (action.by !== 'member' || action.orderId !== undefined)) return null;
    if (!asksRegister(world)) return null;
    const member = findMember(world, action.memberId);
    const answer = member ? simulatedRegister.check(world, identityOf(member)) : 'unavailable';
    if (answer === 'clear') return null;
    return { code: answer === 'excluded' ? 'REGISTER_EXCLUDED' : 'REGISTER_UNAVAILABLE' };
  },
};

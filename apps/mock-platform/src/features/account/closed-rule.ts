import { protectionOf } from '../../people/player-protection';
import type { GuardedAction, GuardRule, Refusal } from '../../world/guard-rules';
import type { World } from '../../world/world';

/** What an operator books by hand is for a closed account too, as after a bet that was settled wrongly. */
const isOfMember = ({ do: act, by }: GuardedAction): boolean =>
  by === 'member' || act === 'bonus' || act === 'marketing';

/** Nothing comes to a closed account and nobody plays with it; money that arrives waits with the house and goes back. */
export const closedRule: GuardRule<World> = {
  about: ['deposit', 'stake', 'step', 'bonus', 'transfer', 'launch', 'marketing'],
  refuse(_world, action, read): Refusal | null {
    if (!isOfMember(action) || !read(protectionOf).isClosed) return null;
    return { code: 'ACCOUNT_CLOSED', mayDivert: action.do === 'deposit' };
  },
};

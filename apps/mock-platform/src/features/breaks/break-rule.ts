import { breakExtra, protectionOf } from '../../people/player-protection';
import type { GuardedAction, GuardRule, Refusal } from '../../world/guard-rules';
import type { World } from '../../world/world';

const ABOUT = ['deposit', 'stake', 'step', 'bonus', 'transfer', 'launch', 'marketing'] as const;

/** What the house gives or advertises is its own will, and stops all the same. What else an operator books by hand is no play. */
const isOfMember = ({ do: act, by }: GuardedAction): boolean =>
  by === 'member' || act === 'bonus' || act === 'marketing';

/** On a break nobody plays, is given anything or is advertised to; money that arrives waits with the house. */
export const breakRule: GuardRule<World> = {
  about: ABOUT,
  refuse(_world, action, read): Refusal | null {
    if (!isOfMember(action)) return null;
    const taken = read(protectionOf).break;
    return taken && { code: 'ACCOUNT_ON_BREAK', extra: breakExtra(taken), mayDivert: action.do === 'deposit' };
  },
};

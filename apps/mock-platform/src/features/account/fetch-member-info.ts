import type { fetchMemberInfo as endpoint } from '@tonalli/contracts/account/wire';
import { CURRENCY } from '@tonalli/contracts/money';
import { isTrialType } from '@tonalli/contracts/session/wire';
import { avatarPath } from '../../art/paths';
import { accountRepository } from '../../people/people.repository';
import { trialBalance } from '../../people/trial-money';
import { PlatformFailure, type SessionMember, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';

/** What a member sees as their balance, in minor units: a trial account lives on its play money. */
export function shownBalance(world: World, member: Pick<SessionMember, 'id' | 'type'>): number {
  return isTrialType(member.type) ? trialBalance(world, member.id) : world.ledger.balance(member.id, 'member.main');
}

export const fetchMemberInfo: Verb<typeof endpoint> = ({ ctx: { world, member } }) => {
  const found = accountRepository(world).byId.get({ id: member.id });
  if (!found) throw new PlatformFailure('TOKEN_INVALID');
  return {
    id: found.id,
    account: found.account,
    nickname: found.nickname,
    type: found.type,
    balance: shownBalance(world, member),
    currencySymbol: CURRENCY.symbol,
    icon: avatarPath(found.icon),
    vipLevel: found.vipLevel,
  };
};

import type { fetchMemberInfo as endpoint } from '@tonalli/contracts/account/wire';
import { CURRENCY } from '@tonalli/contracts/money';
import { avatarPath } from '../../art/paths';
import { accountRepository } from '../../people/people.repository';
import { shownBalance } from '../../people/trial-money';
import { PlatformFailure, type Verb } from '../../transport/verb';

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

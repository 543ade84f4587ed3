import type { changeNickname as endpoint } from '@tonalli/contracts/account/wire';
import type { Verb } from '../../http/verb';
import { accountRepository } from './account.repository';
import { refuseTrial } from './refuse-trial';

export const changeNickname: Verb<typeof endpoint> = ({ ctx: { world, member }, input: { nickname } }) => {
  refuseTrial(member);
  accountRepository(world).setNickname.run(nickname, member.id);
  return { nickname };
};

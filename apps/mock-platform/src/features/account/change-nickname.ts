import type { changeNickname as endpoint } from '@tonalli/contracts/account/wire';
import { accountRepository } from '../../people/people.repository';
import { refuseTrial } from '../../people/refuse-trial';
import type { Verb } from '../../transport/verb';

export const changeNickname: Verb<typeof endpoint> = ({ ctx: { world, member }, input: { nickname } }) => {
  refuseTrial(member);
  accountRepository(world).setNickname.run(nickname, member.id);
  return { nickname };
};

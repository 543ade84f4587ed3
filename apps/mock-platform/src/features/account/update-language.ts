import type { updateLanguage as endpoint } from '@tonalli/contracts/account/wire';
import { accountRepository } from '../../people/people.repository';
import type { Verb } from '../../transport/verb';

export const updateLanguage: Verb<typeof endpoint> = ({ ctx: { world, member }, input }) => {
  accountRepository(world).setLanguage(member.id, input.language);
  return null;
};

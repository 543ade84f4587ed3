import type { updateLanguage as endpoint } from '@tonalli/contracts/account/wire';
import type { Verb } from '../../http/verb';
import { accountRepository } from './account.repository';

export const updateLanguage: Verb<typeof endpoint> = ({ ctx: { world, member }, input }) => {
  accountRepository(world).setLanguage.run(input.language, member.id);
  return null;
};

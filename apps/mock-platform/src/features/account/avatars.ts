import type {
  Avatars,
  chooseAvatar as chooseEndpoint,
  fetchAvatars as fetchEndpoint,
} from '@tonalli/contracts/account/wire';
import { AVATAR_IDS } from '../../art/avatar-art';
import { avatarPath } from '../../art/paths';
import { accountRepository } from '../../people/people.repository';
import { PlatformFailure, type Verb } from '../../transport/verb';

const ICONS = AVATAR_IDS.map((id) => ({ id, url: avatarPath(id) }));

const answer = (icon: string): Avatars => ({ icon, icons: ICONS });

export const fetchAvatars: Verb<typeof fetchEndpoint> = ({ ctx: { world, member } }) => {
  const found = accountRepository(world).byId.get({ id: member.id });
  if (!found) throw new PlatformFailure('TOKEN_INVALID');
  return answer(found.icon);
};

export const chooseAvatar: Verb<typeof chooseEndpoint> = ({ ctx: { world, member }, input }) => {
  if (!AVATAR_IDS.includes(input.icon)) throw new PlatformFailure('NOT_FOUND');
  accountRepository(world).setIcon(member.id, input.icon);
  return answer(input.icon);
};

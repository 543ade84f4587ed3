import type { setConsent as endpoint } from '@tonalli/contracts/consents/wire';
import type { Verb } from '../../transport/verb';
import { keepConsent } from './keep-consents';
import { readConsents } from './read-consents';

export const setConsent: Verb<typeof endpoint> = ({ ctx: { world, member, now }, input }) =>
  world.transaction(() => {
    keepConsent(world, { ...input, memberId: member.id, at: now });
    return readConsents(world, member.id);
  });

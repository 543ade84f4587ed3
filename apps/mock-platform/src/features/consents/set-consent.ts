import type { setConsent as endpoint } from '@tonalli/contracts/consents/wire';
import type { Verb } from '../../transport/verb';
import { consentsRepository } from './consents.repository';
import { readConsents } from './read-consents';

/** The member's word on a product and channel. The same word again is no other, and leaves no trace. */
export const setConsent: Verb<typeof endpoint> = ({ ctx: { world, member, now }, input }) =>
  world.transaction(() => {
    const store = consentsRepository(world);
    const { product, channel, isGiven } = input;
    const said = store.latest(member.id).find((row) => row.product === product && row.channel === channel);
    if (said?.isGiven !== isGiven) store.insert({ memberId: member.id, product, channel, isGiven, at: now });
    return readConsents(world, member.id);
  });

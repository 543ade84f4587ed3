import type { GrantPort } from '../../world/grant-port';
import type { World } from '../../world/world';
import { grantRepository } from './bonuses.repository';
import { grantIdOf, parseGrantId } from './grant-ids';
import { requireGrant } from './open-grant';
import { payFree, takeFree } from './play-free';

/** The one active grant of a member pays where the main account does not suffice, for families that count. */
export const grantPort: GrantPort<World> = {
  takeFree,
  payFree,
  pays(world, { memberId, family }) {
    const grant = grantRepository(world).active(memberId);
    return grant && (grant.terms.contributions[family] ?? 0) > 0 ? grantIdOf(grant.id) : null;
  },
  endOf(world, grantId) {
    const { state } = requireGrant(world, parseGrantId(grantId) ?? 0);
    if (state === 'ACTIVE') return 'OPEN';
    return state === 'COMPLETED' ? 'CONVERTED' : 'LOST';
  },
};

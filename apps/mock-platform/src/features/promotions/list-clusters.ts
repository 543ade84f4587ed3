import { findMember } from '../../people/find-member';
import { everGiven } from '../../rewarding/ever-given.repository';
import { holdOf, openHolds } from '../../rewarding/hold-rewards';
import type { World } from '../../world/world';
import { tiedAccounts } from './ties';

function memberOf(world: World, memberId: string) {
  const { count, minor } = everGiven(world, memberId);
  const hold = holdOf(world, memberId);
  return {
    ...{ memberId, username: findMember(world, memberId)?.username ?? memberId },
    ...{ given: count, givenMinor: minor },
    hold: hold && { reason: hold.reason, at: hold.at, until: hold.until },
  };
}

/**
 * Accounts that may be one person, with what they share and what the house gave them; whoever is on hold and shares nothing
 * stands alone. Those of most accounts come first, then those that were given most.
 */
export function listClusters(world: World) {
  const groups = tiedAccounts(world);
  const known = new Set(groups.flatMap(({ memberIds }) => [...memberIds]));
  const alone = openHolds(world).flatMap(({ memberId }) =>
    known.has(memberId) ? [] : [{ ties: [], memberIds: new Set([memberId]) }],
  );
  const givenMinor = (members: readonly { givenMinor: number }[]) =>
    members.reduce((sum, member) => sum + member.givenMinor, 0);
  return [...groups, ...alone]
    .map(({ ties, memberIds }) => ({ ties, members: [...memberIds].sort().map((id) => memberOf(world, id)) }))
    .toSorted((a, b) => b.members.length - a.members.length || givenMinor(b.members) - givenMinor(a.members));
}

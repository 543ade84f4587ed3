import { sharersOfContacts } from '../../people/shared-contacts.repository';
import type { World } from '../../world/world';
import { sharersOfAccounts } from '../cashier';
import { sharersOfDevices } from '../session';

/** How long a device or an address is remembered for a member. */
export const ORIGIN_MS = 90 * 86_400_000;
/** A device or an address of more accounts is one of a shop or a carrier. */
export const MOST_SHARERS = 20;

/** A cluster is not followed further than so many members: whoever is in one of that size shares enough. */
const FOLLOWED_MAX = 50;

/**
 * Everybody who may be one person with a member, the member included, in order: who has the same bank account, or the same
 * number or e-mail as they have proven, and whoever shares one of these with those.
 */
export function clusterOf(world: World, memberId: string): string[] {
  const known = new Set([memberId]);
  // A set goes on with what is added while it is walked.
  for (const id of known) {
    if (known.size >= FOLLOWED_MAX) break;
    for (const other of [...sharersOfAccounts(world, id), ...sharersOfContacts(world, id)]) known.add(other);
  }
  return [...known].sort();
}

/**
 * The same, and whoever has come from a device of the member's own: for what is handed out by speed, one for each person and
 * device. Devices are not followed further, for a household shares them.
 */
export const clusterWithDevicesOf = (world: World, memberId: string): string[] => [
  ...clusterOf(world, memberId),
  ...sharersOfDevices(world, { memberId, since: world.clock.now() - ORIGIN_MS, most: MOST_SHARERS }),
];

import type { World } from '../../world/world';
import { isPrivateNetwork, networkOf } from './network-of';
import { type Origin, originsRepository } from './origins.repository';
import { type Sharing, sharedOriginsRepository } from './shared-origins.repository';

/** So many of a member are kept, those used last. */
const ORIGINS_KEPT = 60;

interface From {
  readonly ip: string;
  readonly device?: string | null | undefined;
  /** Milliseconds since epoch; left out: now. */
  readonly at?: number | undefined;
}

/** Notes from where a member comes in or plays. Call within a transaction. */
export function noteOrigin(world: World, memberId: string, { ip, device, at = world.clock.now() }: From): void {
  const store = originsRepository(world);
  const network = networkOf(ip);
  if (network !== null) store.put({ memberId, kind: 'address', value: network, lastAt: at });
  if (device) store.put({ memberId, kind: 'device', value: device, lastAt: at });
  store.forget(memberId, ORIGINS_KEPT);
}

/**
 * Every device and network that several members came from since a time, by member; not those of this machine, private ones and
 * such as so many come from that they say nothing.
 */
export const sharedOrigins = (world: World, of: Sharing): Omit<Origin, 'lastAt'>[] =>
  sharedOriginsRepository(world)
    .all(of)
    .filter(({ kind, value }) => kind === 'device' || !isPrivateNetwork(value));

/** Who has come in from a device that a member has come in from too. */
export const sharersOfDevices = (world: World, of: Sharing & { memberId: string }): string[] =>
  sharedOriginsRepository(world)
    .onDevicesOf(of)
    .map((row) => row.memberId);

interface Compared {
  readonly memberId: string;
  readonly otherId: string;
  /** Milliseconds since epoch: what is older does not count. */
  readonly since: number;
  /** Networks of this machine and private ones count too. */
  readonly withPrivate: boolean;
}

/** What two members have both come from: the kinds, the surest first. */
export function sharedOriginsOf(world: World, { withPrivate, ...of }: Compared): Origin['kind'][] {
  const shared = originsRepository(world).shared(of);
  const counted = shared.filter(({ kind, value }) => kind === 'device' || withPrivate || !isPrivateNetwork(value));
  return (['device', 'address'] as const).filter((kind) => counted.some((one) => one.kind === kind));
}

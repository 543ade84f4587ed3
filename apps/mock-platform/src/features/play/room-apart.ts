import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { clusterOf } from '../promotions';
import { sharedOriginsOf } from '../session';
import { ROOM_SEPARATION } from './room-settings';

const HOUR_MS = 3_600_000;

interface Seating {
  readonly memberId: string;
  /** Who has a seat at the table. */
  readonly seated: readonly string[];
}

/**
 * Refuses a seat beside an account of the same browser, public address or person (bank account, proven number or e-mail), with
 * `ROOM_SEPARATED`. What both came from in the last hours counts, not only what they use now. Call in the transaction that
 * takes the seat: of two who come at once the second is refused.
 */
export function assertApart(world: World, { memberId, seated }: Seating): void {
  const { isOn, privateAddresses: withPrivate, hours } = world.settings.get(ROOM_SEPARATION);
  const others = seated.filter((id) => id !== memberId);
  if (!isOn || others.length === 0) return;
  const since = world.clock.now() - hours * HOUR_MS;
  const cluster = new Set(clusterOf(world, memberId));
  const isNear = (otherId: string): boolean =>
    cluster.has(otherId) || sharedOriginsOf(world, { memberId, otherId, since, withPrivate }).length > 0;
  if (others.some(isNear)) throw new PlatformFailure('ROOM_SEPARATED');
}

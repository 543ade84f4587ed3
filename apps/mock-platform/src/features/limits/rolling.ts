import { SLOT_MS } from '../../rollups/time-parts';
import { lossesSince } from '../../wagering/played';
import type { World } from '../../world/world';

export const ROLLING_MS = 24 * 60 * 60 * 1_000;

/** What happened before is out of the last 24 hours. */
export const rollingFrom = (now: number): number => now - ROLLING_MS;

interface Wanted {
  usedMinor: number;
  /** The most that may be used for the stake to fit. */
  roomMinor: number;
}

/** When so much has fallen out of the last 24 hours that there is room again, to five minutes; null where that alone makes none. */
export function roomAgainAt(world: World, memberId: string, { usedMinor, roomMinor }: Wanted): number | null {
  let left = usedMinor;
  for (const { slot, lossMinor } of lossesSince(world, memberId, rollingFrom(world.clock.now()))) {
    left -= lossMinor;
    if (left <= roomMinor) return slot + SLOT_MS + ROLLING_MS;
  }
  return null;
}

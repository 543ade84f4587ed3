import type { World } from '../world/world';
import type { BeaconValue } from './beacon-value';
import { linkFor, previousLink } from './chain-seeds';

export interface Beacon {
  /** The value that is the first to come to be after a moment: its number, and when. Milliseconds since epoch. */
  after(at: number): { number: number; at: number };
  /** Null where it has not come to be yet, and where it is missing. */
  valueAt(world: World, number: number): BeaconValue | null;
}

const SECONDS = 3_600;
const CHAIN = { name: 'beacon', drawName: 'beacon', mostPerDay: SECONDS };

/**
 * A value each second, numbered by the seconds since epoch: links of a chain an hour, revealed in order. One operator holds both
 * this and the chains of the rounds, so it shows how a beacon works and proves nothing of the operator.
 */
export const demonstrationBeacon: Beacon = {
  after(at) {
    const number = Math.floor(at / 1_000) + 1;
    return { number, at: number * 1_000 };
  },
  valueAt(world, number) {
    if (number * 1_000 > world.clock.now()) return null;
    const hour = Math.floor(number / SECONDS);
    const link = { day: String(hour), number: (number % SECONDS) + 1 };
    const value = linkFor(world, CHAIN, link).serverSeed;
    return { source: 'demonstration', number, value, proof: previousLink(world, CHAIN, link) };
  },
};

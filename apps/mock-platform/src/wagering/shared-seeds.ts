import type { FairnessSeeds } from '../kernel/fairness';
import { toHex } from '../kernel/fairness';
import { EMPTY_ROOT } from '../kernel/merkle';
import { sharedSeedText } from '../kernel/shared-fairness';
import type { World } from '../world/world';
import { demonstrationBeacon } from './beacon';
import { linkFor } from './chain-seeds';
import type { AnyRounds } from './define-game';
import type { SharedRow } from './shared-rounds.repository';

export const NO_BETS = toHex(EMPTY_ROOT);

interface Named {
  readonly day: string;
  readonly number: number;
  readonly key: string;
}

/** What a round is bound by, as far as it is: null before its bets are in and the beacon's value has come to be. */
export type Binding = Pick<SharedRow, 'root' | 'beacon' | 'salt'>;

/** What decides a round. Null before it is bound, except where rounds are bet on while they are decided. */
export function seedsOf(world: World, rounds: AnyRounds, of: Named & Binding): FairnessSeeds | null {
  const { day, number, key, root, beacon, salt } = of;
  const { serverSeed, clientSeed, nonce } = linkFor(world, rounds, { day, number });
  if (rounds.isInPlay) return { serverSeed, clientSeed, nonce };
  if (root === null || beacon === null) return null;
  const text = sharedSeedText({ rounds: rounds.name, key, beacon: beacon.value, root, salt });
  return { serverSeed, clientSeed: text, nonce };
}

const UNBOUND: Binding = { root: null, beacon: null, salt: null };

/** What a round is bound by that nobody is in. */
export function asleepBinding(world: World, rounds: AnyRounds, closedAt: number | null): Binding {
  if (rounds.isInPlay || closedAt === null) return UNBOUND;
  const beacon = demonstrationBeacon.valueAt(world, demonstrationBeacon.after(closedAt).number);
  return { root: NO_BETS, beacon, salt: null };
}

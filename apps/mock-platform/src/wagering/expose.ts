import { PlatformFailure } from '../kernel/failure';
import type { World } from '../world/world';
import { roundsRepository } from './rounds.repository';
import type { Exposed, Exposure } from './stake';

/** As it is counted: what other titles' tables owe under the same key is no matter of this one, nor what other players may win. */
export const counted = (
  { perPlayer, key, ...exposure }: Exposure,
  { table, memberId }: { table: string | null; memberId: string },
): Exposure => ({
  ...exposure,
  key: [table, perPlayer ? memberId : null, key].filter((part) => part !== null).join('/'),
});

/** Adds to what the house would pay. Throws `EXPOSURE_REACHED` beyond a cap. Call within the transaction of the stake. */
export function expose(world: World, family: string, exposures: readonly Exposure[]): void {
  if (exposures.length === 0) return;
  const store = roundsRepository(world);
  const before = store.exposed(family, [...new Set(exposures.map(({ key }) => key))]);
  const added = new Map<string, number>();
  for (const { key, amountMinor, capMinor } of exposures) {
    const ownMinor = added.get(key) ?? 0;
    const freeMinor = capMinor - (before.get(key) ?? 0) - ownMinor;
    if (amountMinor > freeMinor)
      throw new PlatformFailure('EXPOSURE_REACHED', { exposure: { key, freeMinor: Math.max(0, freeMinor) } });
    added.set(key, ownMinor + amountMinor);
  }
  store.expose(family, added);
}

const summed = (exposures: readonly Exposed[], sign: 1 | -1): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const { key, amountMinor } of exposures) sums.set(key, (sums.get(key) ?? 0) + sign * amountMinor);
  return sums;
};

/** Adds what a bet that was taken long ago could bring again, beyond a cap too: it cannot be refused any more. */
export function exposeAgain(world: World, family: string, exposures: readonly Exposed[]): void {
  if (exposures.length > 0) roundsRepository(world).expose(family, summed(exposures, 1));
}

/** Frees what a line that is decided could have brought. */
export function unexpose(world: World, family: string, exposures: readonly Exposed[]): void {
  if (exposures.length === 0) return;
  const freed = summed(exposures, -1);
  const store = roundsRepository(world);
  store.expose(family, freed);
  store.unexpose(family, [...freed.keys()]);
}

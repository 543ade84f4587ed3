import { PlatformFailure } from '../kernel/failure';
import type { World } from '../world/world';
import { roundsRepository } from './rounds.repository';
import type { Exposure, Price } from './stake';

/** A price at a table of its own: what other titles' tables owe under the same key is no matter of this one. */
export const atTable = (nodeId: string, price: Price): Price => ({
  ...price,
  stakes: price.stakes.map(({ exposures, ...stake }) => ({
    ...stake,
    ...(exposures && { exposures: exposures.map((exposure) => ({ ...exposure, key: `${nodeId}/${exposure.key}` })) }),
  })),
});

/** Adds to what the house would pay. Throws `EXPOSURE_REACHED` beyond a cap. Call within the transaction of the stake. */
export function expose(world: World, family: string, exposures: readonly Exposure[]): void {
  const store = roundsRepository(world);
  for (const { key, amountMinor, capMinor } of exposures) {
    if ((store.exposed.get(family, key) ?? 0) + amountMinor > capMinor) throw new PlatformFailure('EXPOSURE_REACHED');
    store.expose.run({ family, key, amountMinor });
  }
}

/** Frees what a line that is decided could have brought. */
export function unexpose(world: World, family: string, exposures: readonly Exposure[]): void {
  const store = roundsRepository(world);
  for (const { key, amountMinor } of exposures) {
    store.expose.run({ family, key, amountMinor: -amountMinor });
    store.unexpose.run(family, key);
  }
}

import { SEEDS } from '../../features';
import { HISTORY_PERCENT } from '../../features/records';
import type { World } from '../../world/world';

/** Fills an empty world with the default data, in one transaction. Deterministic for one seed, time and length of history. */
export function seedWorld(world: World, historyPercent: number): void {
  world.transaction(() => {
    world.settings.set(HISTORY_PERCENT, historyPercent);
    for (const { run } of SEEDS) run(world);
  });
}

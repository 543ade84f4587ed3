import { SEEDS } from '../../features';
import type { World } from '../../world/world';

/** Fills an empty world with the default data, in one transaction. Deterministic for one seed and one time. */
export function seedWorld(world: World): void {
  world.transaction(() => {
    for (const { run } of SEEDS) run(world);
  });
}

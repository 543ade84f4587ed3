import type { JackpotNow } from '@tonalli/contracts/content/wire';
import { toIso } from '../../clock/system-time';
import type { World } from '../../world/world';
import { openPool, poolAt } from './open-pool';

/** The pool as it stands, with what lets a page count on by itself. Opens it when nobody has yet. */
export function jackpotNow(world: World): JackpotNow {
  const at = world.clock.now();
  return world.transaction(() => {
    const { startMinor, startedAt } = openPool(world, at);
    return {
      amount: poolAt(world, at),
      at: toIso(at),
      feed: { start: startMinor, since: toIso(startedAt), isStill: world.clock.state().mode === 'frozen' },
    };
  });
}

import type { World } from '../world/world';

/** Does the work in a transaction of the world's, and undoes it. */
export function undone(world: World, work: () => void): void {
  const end = new Error('undone on purpose');
  try {
    world.transaction(() => {
      work();
      throw end;
    });
  } catch (error) {
    if (error !== end) throw error;
  }
}

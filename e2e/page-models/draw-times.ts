import { expect } from '@playwright/test';
import type { Control } from '@tonalli/test-stack/control';
import type { WorldTime } from '@tonalli/test-stack/world-time';

/** A lottery with a draw a minute. */
export const FIVE = 'five-1';

/** The draw that stands, which orders go to. */
export async function standing(world: Control) {
  const [draw] = (await world.run('showDraws', { code: FIVE })).draws;
  if (!draw) throw new Error(`no draw of ${FIVE} stands`);
  return draw;
}

/** Lets the draw that stands take place, after which the next one takes orders. */
export async function untilDrawn(world: Control, clock: WorldTime): Promise<void> {
  await clock.set((await standing(world)).drawsAt);
}

/** Stops the time as a draw opens, never in the last seconds of one, which takes no orders; its name. */
export async function atOpening(world: Control, clock: WorldTime): Promise<string> {
  await clock.freeze();
  await untilDrawn(world, clock);
  const { issue, state } = await standing(world);
  expect(state).toBe('OPEN');
  return issue;
}

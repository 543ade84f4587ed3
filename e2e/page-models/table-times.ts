import { expect } from '@playwright/test';
import type { Control } from '@tonalli/test-stack/control';
import type { RunningTitle } from './running-title';

/** Moves the world to the end of the phase in which a title's table stands, wherever within it the time was stopped. */
export async function endPhase(world: Control, nodeId: string): Promise<void> {
  const { round } = await world.run('showTable', { nodeId });
  if (!round?.endsAt) throw new Error(`no phase ends at the table of ${nodeId}`);
  await world.run('setClock', { at: round.endsAt });
}

/** Moves a world that stands still until a table takes bets, as its page shows. */
export async function untilOpen(world: Control, { frame }: Pick<RunningTitle, 'frame'>): Promise<void> {
  await expect
    .poll(
      async () => {
        const table = await frame.locator('#game').getAttribute('data-table');
        if (table !== 'open') await world.run('advanceClock', { by: 1_000 });
        return table;
      },
      { intervals: [60], timeout: 60_000 },
    )
    .toBe('open');
}

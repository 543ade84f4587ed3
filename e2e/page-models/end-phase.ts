import type { Control } from '@tonalli/test-stack/control';

/** Moves the world to the end of the phase in which a title's table stands, wherever within it the time was stopped. */
export async function endPhase(world: Control, nodeId: string): Promise<void> {
  const { round } = await world.run('showTable', { nodeId });
  if (!round?.endsAt) throw new Error(`no phase ends at the table of ${nodeId}`);
  await world.run('setClock', { at: round.endsAt });
}

import type { Stopped } from '../../wagering/exclude';
import type { World } from '../../world/world';
import { dismissCompany } from './company';
import { runner } from './runner';

/** Ends the open rounds of a member who steps back from playing, and empties their own tables. Call in its transaction. */
export function stopPlaying(world: World, stopped: Stopped): void {
  const { memberId } = stopped;
  const tried = runner.openBets(world, memberId).filter(({ isTrial }) => isTrial);
  runner.endRoundsOf(world, stopped);
  for (const { nodeId } of tried) dismissCompany(world, runner, { memberId, nodeId, wallet: 'trial' });
}

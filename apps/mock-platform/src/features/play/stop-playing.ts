import type { Stopped } from '../../wagering/exclude';
import type { World } from '../../world/world';
import { dismissCompany } from './company';
import { runner } from './runner';

/** Empties a member's own tables once they have done something: their company goes too. */
function withCompany(world: World, memberId: string, work: () => void): void {
  const tried = runner.openBets(world, memberId).filter(({ isTrial }) => isTrial);
  work();
  for (const { nodeId } of tried) dismissCompany(world, runner, { memberId, nodeId, wallet: 'trial' });
}

/** Ends the open rounds of a member who steps back from playing, and empties their own tables. Call in its transaction. */
export const stopPlaying = (world: World, stopped: Stopped): void =>
  withCompany(world, stopped.memberId, () => runner.endRoundsOf(world, stopped));

/** Has a member who is shut out stand up wherever cards are not dealt yet. Call in its transaction. */
export const leaveRooms = (world: World, memberId: string): void =>
  withCompany(world, memberId, () => runner.leaveSeats(world, memberId));

import type { World } from '../../world/world';
import { claimFor } from './claim-mission';
import { byHand } from './fold-progress';
import { statusOf } from './list-missions';
import { missionBook, requireMission } from './mission-book';
import { deedsRepository } from './missions.repository';
import { standingOf, trackAnew, wantedAt } from './track-progress';

/** Completes a mission in its window of now by a deed on record, so that counting anew comes to the same. */
export function completeByHand(world: World, { memberId, missionId }: { memberId: string; missionId: string }) {
  const mission = requireMission(world, missionId);
  const at = world.clock.now();
  const wanted = wantedAt(mission, at);
  deedsRepository(world).insert({ memberId, event: byHand(mission), key: String(wanted.windowFrom), at });
  trackAnew(world, memberId, [wanted]);
  return { windowFrom: wanted.windowFrom };
}

/** How far a member is in every mission of now. */
export function progressOf(world: World, memberId: string) {
  const rows = standingOf(world, memberId);
  const now = world.clock.now();
  return missionBook(world).all.flatMap((mission) => {
    const { windowFrom } = wantedAt(mission, now);
    const row = rows.find((one) => one.missionId === mission.id && one.windowFrom === windowFrom);
    return row ? [{ mission, row, status: statusOf(mission, { row, rows, now }) }] : [];
  });
}

/** Claims a mission in its window of now in place of the member. */
export function claimForNow(world: World, { memberId, missionId }: { memberId: string; missionId: string }) {
  const { windowFrom } = wantedAt(requireMission(world, missionId), world.clock.now());
  return claimFor(world, { memberId, missionId, windowFrom });
}

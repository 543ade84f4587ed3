import type { claimMission as claimEndpoint } from '@tonalli/contracts/missions/wire';
import { payReward, rewardIdOf } from '../../rewarding/grant-reward';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { requireMission } from './mission-book';
import type { Mission } from './mission-schema';
import { weekAt } from './mission-window';
import { type ProgressRow, progressRepository, weeksRepository } from './missions.repository';
import { announceClaimable, isClaimable, isOver } from './track-progress';

/** Throws why it cannot be claimed, where it cannot. */
function assertClaimable(mission: Mission, row: ProgressRow | null, of: { rows: ProgressRow[]; now: number }) {
  if (row && isClaimable(mission, row, of)) return;
  const isPast = row?.claimUntil !== null && row?.claimUntil !== undefined && of.now >= row.claimUntil;
  const isClosed = row && (row.claimedAt !== null || isPast || isOver(mission, row.windowFrom, of.rows));
  throw new PlatformFailure(isClosed ? 'BONUS_CLOSED' : 'MISSION_NOT_COMPLETE');
}

function pay(
  world: World,
  mission: Mission,
  { memberId, windowFrom, at }: { memberId: string; windowFrom: number; at: number },
) {
  const { id, reward, stars, es, en } = mission;
  progressRepository(world).claim({ memberId, missionId: id, windowFrom, claimedAt: at, stars });
  if (stars > 0) weeksRepository(world).add({ weekFrom: weekAt(at).from, memberId, stars, reachedAt: at });
  if (!reward) return null;
  const sourceKey = `mission:${id}:${memberId}:${windowFrom}`;
  const titles = { titleEs: es.title, titleEn: en.title };
  return rewardIdOf(payReward(world, { memberId, source: 'mission', sourceKey, reward, ...titles, at }).id);
}

/**
 * Claims what a completed mission gives, once (MEM-13). Throws `BONUS_NOT_FOUND` for no mission, `MISSION_NOT_COMPLETE` where it
 * is not done or still locked, `BONUS_CLOSED` where it was claimed or has lapsed, and what the guard refuses with.
 */
export function claimFor(
  world: World,
  { memberId, missionId, windowFrom }: { memberId: string; missionId: string; windowFrom: number },
) {
  const mission = requireMission(world, missionId);
  return world.transaction(() => {
    const now = world.clock.now();
    const rows = progressRepository(world).ofMember(memberId);
    const row = rows.find((one) => one.missionId === mission.id && one.windowFrom === windowFrom) ?? null;
    assertClaimable(mission, row, { rows, now });
    const rewardId = pay(world, mission, { memberId, windowFrom, at: now });
    announceClaimable(world, memberId);
    return { missionId: mission.id, stars: mission.stars, reward: mission.reward ?? null, rewardId };
  });
}

/** As `claimFor`, for whoever is logged in. */
export const claimMission: Verb<typeof claimEndpoint> = ({ ctx: { world, member }, input }) =>
  claimFor(world, { ...input, memberId: member.id });

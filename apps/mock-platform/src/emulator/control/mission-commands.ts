import type { MISSION_COMMANDS } from '@tonalli/qa/missions';
import { claimForNow, completeByHand, progressOf } from '../../features/missions';
import { PlatformFailure } from '../../kernel/failure';
import { findMember } from '../../people/find-member';
import type { World } from '../../world/world';
import type { CommandVerbs } from './command';

function requireMember(world: World, memberId: string): void {
  if (!findMember(world, memberId)) throw new PlatformFailure('USER_NOT_FOUND');
}

export const missionVerbs: CommandVerbs<typeof MISSION_COMMANDS> = {
  listMissionsOf({ world, input: { memberId } }) {
    requireMember(world, memberId);
    return progressOf(world, memberId).map(({ mission: { id, es, en, target }, row: { value }, status }) => ({
      ...{ missionId: id, title: { es: es.title, en: en.title }, status, progress: value, target },
    }));
  },
  completeMission({ world, input }) {
    requireMember(world, input.memberId);
    return world.transaction(() => completeByHand(world, input));
  },
  claimMissionFor({ world, input }) {
    requireMember(world, input.memberId);
    const { missionId, rewardId, stars } = claimForNow(world, input);
    return { missionId, rewardId, stars };
  },
};

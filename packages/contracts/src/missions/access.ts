import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const missionsAccess: AccessOf<typeof wire> = {
  claimMission: { may: 'member', input: { missionId: 'none', windowFrom: 0 } },
  fetchMissionLeaderboard: { may: 'member', input: {} },
  fetchMissionSummary: { may: 'member', input: {} },
};

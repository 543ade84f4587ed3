import { z } from 'zod';
import { Language } from '../language';
import type { Reward } from '../rewards/reward';
import { type MissionDetail, MissionId, WindowFrom } from './wire';

export interface MissionView extends Omit<MissionDetail, 'missionId'> {
  id: string;
}

export interface MissionsView {
  missions: MissionView[];
  claimable: number;
}

export interface MissionLeader {
  rank: number;
  /** Masked. */
  name: string;
  stars: number;
  isOwn: boolean;
}

export interface MissionLeaderboard {
  leaders: MissionLeader[];
  /** Null: no stars this week yet. */
  ownRank: number | null;
  ownStars: number;
  endsAt: string;
}

export interface ClaimedMission {
  id: string;
  stars: number;
  reward: Reward | null;
  rewardId: string | null;
}

export const ListMissionsInput = z.strictObject({ language: Language });
export const ClaimMissionInput = z.strictObject({ id: MissionId, windowFrom: WindowFrom });

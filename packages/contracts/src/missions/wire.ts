import { z } from 'zod';
import { endpoint } from '../endpoint';
import { QueryLanguage } from '../language';
import { Reward } from '../rewards/reward';

/** What a mission counts: things that happened, and never what was lost or how often money was paid in. */
export const MISSION_EVENTS = ['bet.settled', 'login.day', 'limit.set', 'break.taken', 'contact.verified'] as const;
export const MissionEvent = z.enum(MISSION_EVENTS);
export type MissionEvent = z.infer<typeof MissionEvent>;

/** How it counts. `streakDays` are days on which it happened; a day without starts nothing anew. */
export const MISSION_MEASURES = ['count', 'distinctGames', 'streakDays', 'maxMultiplier', 'sumStake'] as const;
export const MissionMeasure = z.enum(MISSION_MEASURES);
export type MissionMeasure = z.infer<typeof MissionMeasure>;

export const MissionWindow = z.enum(['day', 'week', 'once']);
export type MissionWindow = z.infer<typeof MissionWindow>;

export const MissionTier = z.enum(['bronze', 'silver', 'gold']);
export type MissionTier = z.infer<typeof MissionTier>;

/** `LOCKED` until the mission before it was claimed; what is played meanwhile counts already. */
export const MissionStatus = z.enum(['LOCKED', 'OPEN', 'CLAIMABLE', 'CLAIMED']);
export type MissionStatus = z.infer<typeof MissionStatus>;

/** Names a mission. */
export const MissionId = z.string().min(1).max(40);
/** The first moment of a window, milliseconds since epoch; 0 where a mission has one for ever. */
export const WindowFrom = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

const Stars = z.int().min(0);

export const MissionDetail = z.object({
  missionId: z.string(),
  windowFrom: WindowFrom,
  title: z.string(),
  text: z.string(),
  event: MissionEvent,
  measure: MissionMeasure,
  window: MissionWindow,
  tier: MissionTier,
  status: MissionStatus,
  /** Times, games or days; minor units of `sumStake`; hundredths of `maxMultiplier`. */
  progress: z.int().min(0),
  target: z.int().min(1),
  /** Of the weekly table. */
  stars: Stars,
  reward: Reward.nullable(),
  /** The mission that has to be claimed before this one. */
  after: z.object({ missionId: z.string(), title: z.string() }).nullable(),
  /** When the window closes; null: never. */
  endsAt: z.iso.datetime().nullable(),
  /** Until when it can be claimed; null: for ever. */
  claimUntil: z.iso.datetime().nullable(),
});
export type MissionDetail = z.infer<typeof MissionDetail>;

export const fetchMissionSummary = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  summary: "The member's missions with how far each is",
  token: 'required',
  request: z.strictObject({ language: QueryLanguage }),
  value: z.object({
    list: z.array(MissionDetail),
    /** How many can be claimed now. */
    claimable: z.int().min(0),
  }),
});

export const fetchMissionLeaderboard = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  summary: 'Who has the most stars of this week, and where the member stands',
  token: 'required',
  request: z.strictObject({}),
  value: z.object({
    list: z.array(z.object({ rank: z.int().min(1), name: z.string(), stars: Stars, isOwn: z.boolean() })),
    /** Null: no stars this week yet. */
    ownRank: z.int().min(1).nullable(),
    ownStars: Stars,
    endsAt: z.iso.datetime(),
  }),
});

export const claimMission = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_claimMission',
  summary: 'Claims what a completed mission gives, once',
  token: 'required',
  extension: true,
  idempotent: true,
  request: z.strictObject({ missionId: MissionId, windowFrom: WindowFrom }),
  value: z.object({
    missionId: z.string(),
    stars: Stars,
    reward: Reward.nullable(),
    /** `G` and a number; null where it gives stars alone. */
    rewardId: z.string().nullable(),
  }),
  errors: ['BONUS_NOT_FOUND', 'BONUS_CLOSED', 'MISSION_NOT_COMPLETE', 'REWARD_ON_HOLD'],
});

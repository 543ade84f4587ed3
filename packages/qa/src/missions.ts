import { MissionId, MissionStatus, WindowFrom } from '@tonalli/contracts/missions/wire';
import { z } from 'zod';
import { controlCommand } from './control-command';
import { MemberId } from './values';

const OfMember = z.strictObject({ memberId: MemberId, missionId: MissionId });

/** The operator's side of missions. */
export const MISSION_COMMANDS = {
  listMissionsOf: controlCommand({
    at: 'GET /missions',
    cli: 'missions list <memberId>',
    summary: 'How far a member is in each mission of now',
    input: z.strictObject({ memberId: MemberId }),
    output: z.array(
      z.object({
        missionId: z.string(),
        title: z.object({ es: z.string(), en: z.string() }),
        status: MissionStatus,
        progress: z.int(),
        target: z.int(),
      }),
    ),
  }),
  completeMission: controlCommand({
    at: 'POST /missions/complete',
    cli: 'missions complete <memberId> <missionId>',
    summary: 'Completes a mission in its window of now, on record; it can be claimed then, where it is not locked',
    input: OfMember,
    output: z.object({ windowFrom: WindowFrom }),
  }),
  claimMissionFor: controlCommand({
    at: 'POST /missions/claim',
    cli: 'missions claim <memberId> <missionId>',
    summary: 'Claims a completed mission of now in place of the member, with reward and stars',
    input: OfMember,
    output: z.object({ missionId: z.string(), rewardId: z.string().nullable(), stars: z.int() }),
  }),
} as const;

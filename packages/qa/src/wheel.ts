import { Reward } from '@tonalli/contracts/rewards/reward';
import { z } from 'zod';
import { controlCommand } from './control-command';
import { MemberId } from './values';

const Times = z.coerce.number().int().min(1).max(100);

/** The wheel of prizes. */
export const WHEEL_COMMANDS = {
  grantSpins: controlCommand({
    at: 'POST /wheel/grant',
    cli: 'wheel grant <memberId> [count]',
    summary: 'Gives a member spins of the wheel beside those of the day: 1 unless said otherwise',
    input: z.strictObject({ memberId: MemberId, count: Times.optional() }),
    output: z.object({ spinsLeft: z.int() }),
  }),
  spinWheel: controlCommand({
    at: 'POST /wheel/spin',
    cli: 'wheel spin <memberId> [times]',
    summary: 'Spins the wheel for a member, by the spins that they have',
    input: z.strictObject({ memberId: MemberId, times: Times.optional() }),
    output: z.object({
      won: z.array(z.object({ sectorId: z.string(), reward: Reward.nullable() })),
      spinsLeft: z.int(),
    }),
  }),
} as const;

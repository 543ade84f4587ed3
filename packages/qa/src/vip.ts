import { Money } from '@tonalli/contracts/money';
import { z } from 'zod';
import { ClockView } from './clock';
import { controlCommand } from './control-command';
import { MemberId, Time } from './values';

/** How the quarter stands: not judged, short of it, kept, short of it for the second time, benefits that were lowered, and those that come back. */
export const VIP_KEEPING = ['free', 'missing', 'done', 'grace', 'lowered', 'back'] as const;

const Level = z.coerce.number().int().min(0).max(20);

export const VipStandingView = z.object({
  memberId: z.string(),
  /** The level that was reached, and the one whose benefits the member has. */
  reached: z.int(),
  level: z.int(),
  validBet: Money,
  /** What keeps the benefits of the reached level. */
  needed: Money,
  /** Null where the reached level's benefits are kept anyway. */
  state: z.enum(VIP_KEEPING).nullable(),
  isGrace: z.boolean(),
  isJudged: z.boolean(),
  endsAt: Time,
});

/** The quarters of VIP levels. */
export const VIP_COMMANDS = {
  showVip: controlCommand({
    at: 'GET /vip',
    cli: 'vip show <memberId>',
    summary: "A member's level, whose benefits they have, and how the quarter stands",
    input: z.strictObject({ memberId: MemberId }),
    output: VipStandingView,
  }),
  setVipQuarter: controlCommand({
    at: 'POST /vip/quarter',
    cli: 'vip quarter <memberId> [validBet]',
    summary:
      'Brings the valid bets of this quarter up to so much, by a bet that is paid back, and says whose benefits the member has, whether the quarter before fell short and whether this one is judged',
    input: z.strictObject({
      memberId: MemberId,
      validBet: Money.optional(),
      level: Level.optional(),
      isGrace: z.boolean().optional(),
      isJudged: z.boolean().optional(),
    }),
    output: VipStandingView,
  }),
  endVipQuarter: controlCommand({
    at: 'POST /vip/quarter/end',
    cli: 'vip end-quarter [daysBefore]',
    summary:
      'Moves the time to the end of the quarter, when all are judged, or so many days before it: 14 is when some are warned',
    input: z.strictObject({ daysBefore: z.coerce.number().int().min(0).max(90).optional() }),
    output: ClockView,
  }),
} as const;

import { POINTS_MAX } from '@tonalli/contracts/constants';
import { Money } from '@tonalli/contracts/money';
import { RedemptionStatus } from '@tonalli/contracts/points/wire';
import { MOST_MULTIPLIER_HOURS, MOST_TIMES } from '@tonalli/contracts/rewards/reward';
import { z } from 'zod';
import { controlCommand } from './control-command';
import { MemberId, Time } from './values';

const Ratio = z.int().min(1);

/** The operator's side of the points mall. */
export const POINT_COMMANDS = {
  listRedemptionsOfAll: controlCommand({
    at: 'GET /points/redemptions',
    cli: 'points redemptions [status]',
    summary: 'Redeem requests of all members in one state, those in process when none is named, newest first',
    input: z.strictObject({ status: RedemptionStatus.optional() }),
    output: z.array(
      z.object({
        redeemId: z.string(),
        memberId: z.string(),
        reward: z.string(),
        quantity: z.int(),
        points: z.int(),
        status: RedemptionStatus,
        at: Time,
      }),
    ),
  }),
  reviewRedemption: controlCommand({
    at: 'POST /points/review',
    cli: 'points review <redeemId> <decision>',
    summary: 'Decides a redeem request once, APPROVED or REJECTED; a rejection gives points and stock back',
    input: z.strictObject({ redeemId: z.string().max(32), decision: RedemptionStatus.exclude(['PROCESS']) }),
    output: z.object({ redeemId: z.string(), status: RedemptionStatus }),
  }),
  grantPoints: controlCommand({
    at: 'POST /points/grant',
    cli: 'points grant <memberId> <points>',
    summary: 'Points as a gift',
    input: z.strictObject({ memberId: MemberId, points: z.int().min(1).max(POINTS_MAX) }),
    output: z.object({ balance: z.int() }),
  }),
  multiplyPoints: controlCommand({
    at: 'POST /points/multiply',
    cli: 'points multiply <memberId> [factor] [hours]',
    summary: 'More points for what a member bets from now on: twofold for a day unless said otherwise',
    input: z.strictObject({
      memberId: MemberId,
      factor: z.coerce.number().int().min(2).max(MOST_TIMES).optional(),
      hours: z.coerce.number().int().min(1).max(MOST_MULTIPLIER_HOURS).optional(),
    }),
    output: z.object({ rewardId: z.string(), factor: z.int(), endsAt: Time }),
  }),
  setPointRatios: controlCommand({
    at: 'POST /points/ratios',
    cli: 'points ratios',
    summary: 'How points are earned and converted; what is left out stays',
    input: z.strictObject({
      exchangeRatio: Ratio.optional(),
      minConvertPoints: Ratio.optional(),
      validBetPerPoint: Money.optional(),
    }),
    output: z.object({ exchangeRatio: Ratio, minConvertPoints: Ratio, validBetPerPoint: Money }),
  }),
} as const;

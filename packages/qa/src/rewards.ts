import { Reward, RewardSource } from '@tonalli/contracts/rewards/reward';
import { DeliveryState } from '@tonalli/contracts/rewards/wire';
import { z } from 'zod';
import { controlCommand } from './control-command';
import { MemberId, Time } from './values';

const RewardId = z.string().max(32);
const Title = z.string().min(1).max(80);

/** The operator's side of the reward centre. */
export const REWARD_COMMANDS = {
  grantReward: controlCommand({
    at: 'POST /rewards/grant',
    cli: 'rewards grant <memberId>',
    summary:
      'Lays a reward into a reward centre: $10.00 for good unless said otherwise; nothing waits for who is on a break',
    input: z.strictObject({
      memberId: MemberId,
      reward: Reward.optional(),
      source: RewardSource.optional(),
      titleEs: Title.optional(),
      titleEn: Title.optional(),
      lapsesInMinutes: z.int().min(1).max(527_040).optional(),
    }),
    output: z.object({ rewardId: RewardId.nullable() }),
  }),
  listRewardsOf: controlCommand({
    at: 'GET /rewards/waiting',
    cli: 'rewards waiting <memberId>',
    summary: 'What waits in the reward centre of a member, those first that lapse first',
    input: z.strictObject({ memberId: MemberId }),
    output: z.array(z.object({ rewardId: RewardId, title: z.string(), reward: Reward, expiresAt: Time.nullable() })),
  }),
  endReward: controlCommand({
    at: 'POST /rewards/end',
    cli: 'rewards end <rewardId> <as>',
    summary: 'Ends a waiting reward: it lapses now (expire), or is taken back (revoke)',
    input: z.strictObject({ rewardId: RewardId, as: z.enum(['expire', 'revoke']) }),
    output: z.object({ rewardId: RewardId }),
  }),
  listDeliveries: controlCommand({
    at: 'GET /rewards/deliveries',
    cli: 'rewards deliveries [state]',
    summary: 'Claimed goods that are to be sent, or were, the latest first',
    input: z.strictObject({ state: DeliveryState.optional() }),
    output: z.array(
      z.object({ rewardId: RewardId, memberId: z.string(), item: z.string(), state: DeliveryState, at: Time }),
    ),
  }),
  sendDelivery: controlCommand({
    at: 'POST /rewards/deliveries/send',
    cli: 'rewards send <rewardId>',
    summary: 'Notes that claimed goods were sent, once',
    input: z.strictObject({ rewardId: RewardId }),
    output: z.object({ rewardId: RewardId, state: DeliveryState }),
  }),
} as const;

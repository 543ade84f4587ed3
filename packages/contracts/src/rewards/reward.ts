import { z } from 'zod';
import { MAX_AMOUNT_MINOR } from '../money';

/** What gave a reward. */
export const REWARD_SOURCES = [
  'promotion',
  'signIn',
  'mission',
  'cashback',
  'wheel',
  'raffle',
  'envelope',
  'tournament',
  'birthday',
] as const;
export const RewardSource = z.enum(REWARD_SOURCES);
export type RewardSource = z.infer<typeof RewardSource>;

/** Minor units above zero. */
const AmountMinor = z.int().min(1).max(MAX_AMOUNT_MINOR);
const Count = z.int().min(1).max(1_000_000);

/**
 * What is given, as data of an operator, of a mission, of a draw. `cash` goes to the main account at once; `bonus` is money to be
 * wagered first under the terms of `termsId`; `freeSpins` are rounds of a title at a fixed stake; `freeBet` is a stake that does
 * not come back; `tickets` take part in a raffle; `physical` is sent by people; `multiplier` raises what play earns for a time.
 */
export const Reward = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cash'), amountMinor: AmountMinor }),
  z.strictObject({ kind: z.literal('bonus'), amountMinor: AmountMinor, termsId: z.string().min(1) }),
  z.strictObject({ kind: z.literal('freeSpins'), nodeId: z.string().min(1), count: Count, stakeMinor: AmountMinor }),
  z.strictObject({ kind: z.literal('freeBet'), amountMinor: AmountMinor, days: z.int().min(1).max(90) }),
  z.strictObject({ kind: z.literal('points'), points: Count }),
  z.strictObject({ kind: z.literal('tickets'), raffleId: z.string().min(1), count: Count }),
  z.strictObject({ kind: z.literal('physical'), itemEs: z.string().min(1), itemEn: z.string().min(1) }),
  z.strictObject({
    kind: z.literal('multiplier'),
    of: z.literal('points'),
    timesBp: z.int().min(10_001).max(50_000),
    hours: z.int().min(1).max(168),
  }),
]);
export type Reward = z.infer<typeof Reward>;
export type RewardKind = Reward['kind'];

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
  'vip',
] as const;
export const RewardSource = z.enum(REWARD_SOURCES);
export type RewardSource = z.infer<typeof RewardSource>;

/** Of one grant. */
export const MOST_FREE_SPINS = 500;

/** A multiplier of points: its greatest factor, and how long it runs at most. */
export const MOST_TIMES = 5;
export const MOST_MULTIPLIER_HOURS = 168;

/** Minor units above zero. */
const AmountMinor = z.int().min(1).max(MAX_AMOUNT_MINOR);
const Count = z.int().min(1).max(1_000_000);

/**
 * What is given, as data of an operator, of a mission, of a draw: each kind has a payer. `cash` goes to the main account at once;
 * `bonus` is money to be wagered first under the terms of `termsId`; `freeSpins` and `freeBet` are rounds that the house stakes,
 * under theirs, at titles that these name; `points` can be spent at once;
 * `physical` are goods that people send; `spins` turn a wheel of prizes;
 * `tickets` take part in the raffle that is open of its series; a `multiplier` brings so many times the points for what is bet in
 * the hours from when it is handed over.
 */
export const Reward = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cash'), amountMinor: AmountMinor }),
  z.strictObject({ kind: z.literal('bonus'), amountMinor: AmountMinor, termsId: z.string().min(1) }),
  z.strictObject({
    kind: z.literal('freeSpins'),
    termsId: z.string().min(1),
    count: z.int().min(1).max(MOST_FREE_SPINS),
    stakeMinor: AmountMinor,
  }),
  z.strictObject({ kind: z.literal('freeBet'), termsId: z.string().min(1), amountMinor: AmountMinor }),
  z.strictObject({ kind: z.literal('points'), points: Count }),
  z.strictObject({ kind: z.literal('spins'), wheelId: z.string().min(1), count: z.int().min(1).max(100) }),
  z.strictObject({ kind: z.literal('tickets'), raffleId: z.string().min(1), count: z.int().min(1).max(100) }),
  z.strictObject({
    kind: z.literal('multiplier'),
    factor: z.int().min(2).max(MOST_TIMES),
    hours: z.int().min(1).max(MOST_MULTIPLIER_HOURS),
  }),
  z.strictObject({
    kind: z.literal('physical'),
    itemEs: z.string().min(1),
    itemEn: z.string().min(1),
    /** What one is worth, as its terms say. */
    worthMinor: AmountMinor.optional(),
  }),
]);
export type Reward = z.infer<typeof Reward>;
export type RewardKind = Reward['kind'];

/** A reward in an operator's data, whose cost can be told beforehand. */
export const PricedReward = Reward.refine((reward) => reward.kind !== 'physical' || reward.worthMinor !== undefined, {
  path: ['worthMinor'],
  message: 'says what goods are worth',
});

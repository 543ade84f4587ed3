import { Money, PositiveMoney } from '@tonalli/contracts/money';
import { z } from 'zod';
import { controlCommand } from './control-command';
import { MemberId } from './values';

/** What VIP and referral depend on: bets without playing them, and the rate of the commission. */
export const PROMO_COMMANDS = {
  settleBet: controlCommand({
    at: 'POST /bets',
    cli: 'members bet <memberId> <stake>',
    summary: 'A bet in real money that is placed and settled at once, without a game',
    input: z.strictObject({ memberId: MemberId, stake: PositiveMoney, payout: Money.optional() }),
    output: z.object({ roundId: z.string(), balance: Money }),
  }),
  setReferralRate: controlCommand({
    at: 'POST /referral/rate',
    cli: 'operator referral-rate <basisPoints>',
    summary: 'What members earn of the bets of those they invited, in basis points',
    input: z.strictObject({ basisPoints: z.int().min(0).max(1_000) }),
    output: z.object({ basisPoints: z.int() }),
  }),
} as const;

import { FREE_KINDS, FREE_STATES, GRANT_STATES } from '@tonalli/contracts/bonuses/states';
import { Money, PositiveMoney } from '@tonalli/contracts/money';
import { MOST_FREE_SPINS } from '@tonalli/contracts/rewards/reward';
import { z } from 'zod';
import { controlCommand } from './control-command';
import { MemberId } from './values';

const BonusId = z.string().max(32);
const Bonus = z.object({
  bonusId: z.string(),
  state: z.enum(GRANT_STATES),
  left: Money,
  required: Money,
  done: Money,
});

const FreeId = z.string().max(32);
const Free = z.object({
  freeId: z.string(),
  kind: z.enum(FREE_KINDS),
  state: z.enum(FREE_STATES),
  left: z.int(),
  stake: Money,
  won: Money,
  nodeIds: z.array(z.string()),
});

/** Bonus money: what the operator gives and takes, and the ends that otherwise take bets and days. */
export const BONUS_COMMANDS = {
  grantBonus: controlCommand({
    at: 'POST /bonuses/grant',
    cli: 'bonuses grant <memberId> <amount>',
    summary: 'Bonus money as a gift, under the terms of that name (gift when none is named)',
    input: z.strictObject({ memberId: MemberId, amount: PositiveMoney, termsId: z.string().max(32).optional() }),
    output: Bonus,
  }),
  endBonus: controlCommand({
    at: 'POST /bonuses/end',
    cli: 'bonuses end <bonusId> <how>',
    summary: 'Ends a bonus now: completed (what is left is paid out), expired, or revoked by the operator',
    input: z.strictObject({ bonusId: BonusId, how: z.enum(['completed', 'expired', 'revoked']) }),
    output: Bonus,
  }),
  grantFree: controlCommand({
    at: 'POST /bonuses/free/grant',
    cli: 'bonuses free <memberId>',
    summary: 'Free plays as a gift: ten spins of $2.00 unless said otherwise; with `bet`, a free bet of $20.00',
    input: z.strictObject({
      memberId: MemberId,
      kind: z.enum(['spins', 'bet']).optional(),
      count: z.int().min(1).max(MOST_FREE_SPINS).optional(),
      stake: PositiveMoney.optional(),
      termsId: z.string().max(32).optional(),
    }),
    output: Free,
  }),
  endFree: controlCommand({
    at: 'POST /bonuses/free/end',
    cli: 'bonuses free-end <freeId> <how>',
    summary: 'Ends free plays now: expired, or revoked by the operator; what they won stays',
    input: z.strictObject({ freeId: FreeId, how: z.enum(['expired', 'revoked']) }),
    output: Free,
  }),
} as const;

import { GRANT_STATES } from '@tonalli/contracts/bonuses/states';
import { Money, PositiveMoney } from '@tonalli/contracts/money';
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
} as const;

import { formatMoney, Money } from '@tonalli/contracts/money';
import { PaymentPassword } from '@tonalli/contracts/payment-password';
import { MemberType } from '@tonalli/contracts/session/wire';
import { z } from 'zod';
import { toIso } from '../clock/wall';
import type { World } from '../db/world';
import { findMember } from '../features/account';
import { captchaAnswer, endSessionsOf, listSms } from '../features/session';
import { PlatformFailure } from '../http/platform-failure';
import { type Command, command } from './command';
import { mintMember } from './mint-member';

const MemberId = z.strictObject({ id: z.string().max(32) });

function requireMember(world: World, id: string) {
  const member = findMember(world, id);
  if (!member) throw new PlatformFailure('USER_NOT_FOUND');
  return member;
}

export const memberCommands: readonly Command[] = [
  command(
    'POST /members',
    z.strictObject({
      username: z.string().min(1).max(64).optional(),
      password: z.string().min(1).max(256).optional(),
      balance: Money.optional(),
      type: MemberType.optional(),
      uplineId: z.string().max(32).optional(),
      paymentPassword: PaymentPassword.nullish(),
    }),
    ({ world, input: { balance, ...member } }) => {
      if (member.uplineId !== undefined) requireMember(world, member.uplineId);
      return mintMember(world, { ...member, balanceMinor: balance });
    },
  ),
  command('GET /members/:id', MemberId, ({ world, input }) => {
    const { id, username, account, nickname, type, mobile, uplineId } = requireMember(world, input.id);
    const balances = {
      main: formatMoney(world.ledger.balance(id, 'member.main')),
      trial: formatMoney(world.ledger.balance(id, 'member.trial')),
    };
    return { id, username, account, nickname, type, mobile, uplineId, balances };
  }),
  command('DELETE /members/:id/sessions', MemberId, ({ world, input }) => ({
    ended: endSessionsOf(world, requireMember(world, input.id).id),
  })),
  command('GET /sms', z.strictObject({ mobile: z.string().max(32).optional() }), ({ world, input }) =>
    listSms(world, input.mobile).map(({ sentAt, expiresAt, ...sms }) => ({
      ...sms,
      sentAt: toIso(sentAt),
      expiresAt: toIso(expiresAt),
    })),
  ),
  command('GET /captchas/:id', z.strictObject({ id: z.string().max(64) }), ({ world, input }) => ({
    answer: captchaAnswer(world, input.id),
  })),
];

import type { setPaymentPassword as endpoint } from '@tonalli/contracts/account/wire';
import { hashPassword } from '../../people/passwords';
import { assertPaymentPassword } from '../../people/payment-password';
import { accountRepository } from '../../people/people.repository';
import { PlatformFailure, type Verb } from '../../transport/verb';
import { assertOwner } from './assert-owner';

export const setPaymentPassword: Verb<typeof endpoint> = async ({ ctx: { world, member }, input }) => {
  if (input.paymentPassword !== input.confirmPaymentPassword) {
    throw new PlatformFailure('FIELD_INVALID', { fields: { confirmPaymentPassword: { patternId: 'confirm' } } });
  }
  const store = accountRepository(world);
  const found = store.byId.get({ id: member.id });
  if (!found) throw new PlatformFailure('TOKEN_INVALID');
  if (found.paymentPasswordHash === null) await assertOwner(world, found, { ...member, password: input.password });
  else assertPaymentPassword(world, member.id, input.oldPaymentPassword ?? '');
  store.setPaymentPassword(member.id, await hashPassword(input.paymentPassword));
  return null;
};

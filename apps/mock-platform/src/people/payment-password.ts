import type { setPaymentPassword as endpoint } from '@tonalli/contracts/account/wire';
import { assertOwner } from '../features/account/assert-owner';
import { PlatformFailure, type Verb } from '../transport/verb';
import type { World } from '../world/world';
import { hashPassword, verifyPasswordSync } from './passwords';
import { accountRepository } from './people.repository';
import { refuseTrial } from './refuse-trial';
import { secretGuard } from './secret-guard';

const hashOf = (world: World, memberId: string): string | null =>
  accountRepository(world).byId.get({ id: memberId })?.paymentPasswordHash ?? null;

export const hasPaymentPassword = (world: World, memberId: string): boolean => hashOf(world, memberId) !== null;

/**
 * What a money verb asks first. Throws `PAYMENT_PASSWORD_NOT_SET`, `PAYMENT_PASSWORD_WRONG`, or after five wrong
 * ones `PAYMENT_PASSWORD_LOCKED` with the seconds that are left. A wrong try counts although the verb is undone.
 */
export function assertPaymentPassword(world: World, memberId: string, paymentPassword: string): void {
  const hash = hashOf(world, memberId);
  if (hash === null) throw new PlatformFailure('PAYMENT_PASSWORD_NOT_SET');
  const guard = secretGuard(world, memberId, 'payment');
  guard.attempt();
  if (!verifyPasswordSync(hash, paymentPassword)) throw guard.failure();
  guard.clear();
}

export const setPaymentPassword: Verb<typeof endpoint> = async ({ ctx: { world, member }, input }) => {
  refuseTrial(member);
  if (input.paymentPassword !== input.confirmPaymentPassword) {
    throw new PlatformFailure('FIELD_INVALID', { fields: { confirmPaymentPassword: { patternId: 'confirm' } } });
  }
  const store = accountRepository(world);
  const found = store.byId.get({ id: member.id });
  if (!found) throw new PlatformFailure('TOKEN_INVALID');
  if (found.paymentPasswordHash === null) await assertOwner(world, found, { ...member, password: input.password });
  else assertPaymentPassword(world, member.id, input.oldPaymentPassword ?? '');
  store.setPaymentPassword.run(await hashPassword(input.paymentPassword), member.id);
  return null;
};

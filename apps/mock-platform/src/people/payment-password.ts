import { PlatformFailure } from '../kernel/failure';
import type { World } from '../world/world';
import { verifyPasswordSync } from './passwords';
import { accountRepository } from './people.repository';
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

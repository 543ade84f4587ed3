import type { claimVipBonus as endpoint } from '@tonalli/contracts/vip/wire';
import { requirePermit } from '../../guard/decide';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { assertVip, bonusIdOf } from './fetch-vip';
import { vipRepository } from './vip.repository';

/**
 * Books a waiting bonus, once. Returns the balance after it, in minor units. Call in a transaction.
 * Throws `BONUS_NOT_FOUND` for what is not the member's own, `BONUS_CLOSED` when it was claimed or has lapsed, and what the guard refuses with.
 */
export function payVipBonus(world: World, of: { id: number; memberId: string; at: number }) {
  const { id, memberId, at } = of;
  const store = vipRepository(world);
  const bonus = store.own(id, memberId);
  if (!bonus) throw new PlatformFailure('BONUS_NOT_FOUND');
  if (!store.claim(id, at)) throw new PlatformFailure('BONUS_CLOSED');
  const reference = bonusIdOf(id);
  const { amountMinor } = bonus;
  const permit = requirePermit(world, { kind: 'bonus.vip', memberId, amountMinor, by: 'member' });
  const posting = { kind: 'bonus.vip', key: `vip:${reference}`, memberId, amountMinor, reference, at, permit } as const;
  return { amountMinor, balanceMinor: world.ledger.post(posting).balanceAfterMinor };
}

/** Pays one of the member's own waiting bonuses into their main account. */
export const claimVipBonus: Verb<typeof endpoint> = ({ ctx: { world, member, now }, input }) => {
  assertVip(world);
  const number = /^V(\d{8,15})$/.exec(input.bonusId)?.[1];
  if (number === undefined) throw new PlatformFailure('BONUS_NOT_FOUND');
  const { amountMinor, balanceMinor } = payVipBonus(world, { id: Number(number), memberId: member.id, at: now });
  return { bonusId: input.bonusId, amount: amountMinor, balance: balanceMinor };
};

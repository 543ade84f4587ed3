import type { TransferredMoney } from '../../events/facts';
import { validBetMinor } from '../../rollups/play';
import type { World } from '../../world/world';
import { WITHDRAWAL_RULES } from './cashier-settings';
import { turnoverRepository } from './turnover.repository';

export interface Turnover {
  requiredMinor: number;
  /** Valid bets since the last deposit, at most what is required. */
  doneMinor: number;
}

/** How far a member is with what they have to stake before money may leave. Amounts in minor units. */
export function turnoverOf(world: World, memberId: string): Turnover {
  const row = turnoverRepository(world).find(memberId);
  if (!row || row.requiredMinor === 0) return { requiredMinor: 0, doneMinor: 0 };
  const validMinor = validBetMinor(world, memberId) - row.markMinor;
  // What a correction took back of bets from before the deposit is to be staked once more.
  const requiredMinor = row.requiredMinor - Math.min(0, validMinor);
  return { requiredMinor, doneMinor: Math.min(Math.max(0, validMinor), requiredMinor) };
}

/** What a member owes from now on, counted anew. */
function keep(world: World, memberId: string, requiredMinor: number): void {
  turnoverRepository(world).put({ memberId, requiredMinor, markMinor: validBetMinor(world, memberId) });
}

const owedMinor = (world: World, memberId: string): number => {
  const { requiredMinor, doneMinor } = turnoverOf(world, memberId);
  return requiredMinor - doneMinor;
};

/** A deposit adds its share to what was still missing, and counting begins anew. */
export function raiseTurnover(world: World, memberId: string, creditMinor: number): void {
  const { turnoverPercent } = world.settings.get(WITHDRAWAL_RULES);
  keep(world, memberId, owedMinor(world, memberId) + Math.ceil((creditMinor * turnoverPercent) / 100));
}

/** A deposit that was taken back is no longer to be staked, as far as it still was. */
export function lowerTurnover(world: World, memberId: string, creditMinor: number): void {
  const { turnoverPercent } = world.settings.get(WITHDRAWAL_RULES);
  const share = Math.ceil((creditMinor * turnoverPercent) / 100);
  keep(world, memberId, Math.max(0, owedMinor(world, memberId) - share));
}

/**
 * What a sender owes goes along with the money, up to its amount: the receiver owes as much more as the sender less, so
 * that no way around withdrawals is without the play that they ask for.
 */
export function moveTurnover(world: World, { fromMemberId, toMemberId, amountMinor }: TransferredMoney): void {
  const sendersMinor = owedMinor(world, fromMemberId);
  const movedMinor = Math.min(sendersMinor, amountMinor);
  if (movedMinor === 0) return;
  keep(world, fromMemberId, sendersMinor - movedMinor);
  keep(world, toMemberId, owedMinor(world, toMemberId) + movedMinor);
}

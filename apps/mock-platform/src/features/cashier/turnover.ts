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

/** A deposit adds its share to what was still missing, and counting begins anew. */
export function raiseTurnover(world: World, memberId: string, creditMinor: number): void {
  const { requiredMinor, doneMinor } = turnoverOf(world, memberId);
  const { turnoverPercent } = world.settings.get(WITHDRAWAL_RULES);
  const added = Math.ceil((creditMinor * turnoverPercent) / 100);
  turnoverRepository(world).put({
    memberId,
    requiredMinor: requiredMinor - doneMinor + added,
    markMinor: validBetMinor(world, memberId),
  });
}

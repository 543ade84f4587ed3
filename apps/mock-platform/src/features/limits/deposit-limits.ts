import { type DepositLimits, LIMIT_PERIODS } from '@tonalli/contracts/limits/periods';
import type { fetchDepositLimits as endpoint } from '@tonalli/contracts/limits/wire';
import type { Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { limitsRepository } from './limits.repository';

interface Chosen {
  memberId: string;
  limits: DepositLimits;
  /** Milliseconds since epoch. */
  at: number;
}

/** The first limits of a new member; choosing none leaves nothing. */
export function keepDepositLimits(world: World, { memberId, limits, at }: Chosen): void {
  const { daily = null, weekly = null, monthly = null } = limits;
  if (daily === null && weekly === null && monthly === null) return;
  limitsRepository(world).insert({ memberId, daily, weekly, monthly, at });
}

/** A member's own deposit limits, in minor units; a period without one is left out. */
export function depositLimitsOf(world: World, memberId: string): DepositLimits {
  const row = limitsRepository(world).find(memberId);
  const limits: DepositLimits = {};
  for (const period of LIMIT_PERIODS) {
    const limit = row?.[period];
    if (typeof limit === 'number') limits[period] = limit;
  }
  return limits;
}

export const fetchDepositLimits: Verb<typeof endpoint> = ({ ctx: { world, member } }) => {
  return depositLimitsOf(world, member.id);
};

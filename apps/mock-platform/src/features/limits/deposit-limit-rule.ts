import { type AmountReached, LIMIT_PERIODS, type LimitReached } from '@tonalli/contracts/limits/periods';
import { toIso } from '../../clock/system-time';
import { type Protection, protectionOf } from '../../people/player-protection';
import type { GuardRule, MoneyMove } from '../../world/guard-rules';
import type { World } from '../../world/world';
import { grossDeposits } from '../cashier';
import { beginsAt, endAt } from './calendar';

/** The limit that leaves too little room for a deposit, of the shortest period; null where none does. */
function limitInTheWay(world: World, { limits }: Protection, deposit: MoneyMove): LimitReached | null {
  const chosen = limits.deposit;
  if (!chosen || Object.keys(chosen).length === 0) return null;
  const { memberId, amountMinor, orderId = 0 } = deposit;
  const now = world.clock.now();
  const used = grossDeposits(world, { memberId, except: orderId }, beginsAt(now));
  for (const period of LIMIT_PERIODS) {
    const [limitMinor, usedMinor] = [chosen[period], used[period]];
    if (limitMinor === undefined || usedMinor + amountMinor <= limitMinor) continue;
    return { kind: 'deposit', period, limitMinor, usedMinor, startsAnewAt: anewAt(now, period) };
  }
  return null;
}

function anewAt(now: number, period: AmountReached['period']): string | null {
  const end = endAt(now, period);
  return end === null ? null : toIso(end);
}

/**
 * What a member's own limits leave no room for is not ordered, and waits with the house when it arrives all the same
 * (MEM-16). A transfer to the member is held to them too. What is credited by hand is no deposit of the member's.
 */
export const depositLimitRule: GuardRule<World> = {
  about: ['deposit', 'transfer'],
  refuse(world, action, read) {
    if ((action.do !== 'deposit' && action.do !== 'transfer') || action.by !== 'member') return null;
    const limit = limitInTheWay(world, read(protectionOf), action);
    return limit && { code: 'DEPOSIT_LIMIT_REACHED', extra: { limit }, mayDivert: true };
  },
};

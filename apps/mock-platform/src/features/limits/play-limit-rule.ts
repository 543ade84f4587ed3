import type { OwnLimits } from '@tonalli/contracts/limits/own-limits';
import { type AmountReached, LIMIT_PERIODS } from '@tonalli/contracts/limits/periods';
import { toIso } from '../../clock/system-time';
import { protectionOf } from '../../people/player-protection';
import { type PlayInPeriods, playInPeriods } from '../../wagering/played';
import type { GuardRule, StakeMove } from '../../world/guard-rules';
import type { World } from '../../world/world';
import { beginsAt, endAt } from './calendar';
import { rollingFrom, roomAgainAt } from './rolling';

function singleStakeInTheWay({ singleStake }: OwnLimits, { amountMinor }: StakeMove): AmountReached | null {
  const limitMinor = singleStake?.each;
  if (limitMinor === undefined || amountMinor <= limitMinor) return null;
  return { kind: 'singleStake', period: 'each', limitMinor, usedMinor: 0, startsAnewAt: null };
}

const hasAny = (limits: object | undefined): boolean => Object.keys(limits ?? {}).length > 0;

function played(world: World, memberId: string, { loss }: OwnLimits): PlayInPeriods {
  const now = world.clock.now();
  const rolling = loss?.rolling === undefined ? null : rollingFrom(now);
  return playInPeriods(world, { memberId, ...beginsAt(now), rolling });
}

/** The limit of the shortest period that would be gone beyond if the stake and all that is open were lost. */
function sumInTheWay(world: World, limits: OwnLimits, { memberId, amountMinor }: StakeMove): AmountReached | null {
  if (!hasAny(limits.stake) && !hasAny(limits.loss)) return null;
  const now = world.clock.now();
  const used = played(world, memberId, limits);
  for (const period of [...LIMIT_PERIODS, 'rolling'] as const) {
    for (const kind of ['loss', 'stake'] as const) {
      const limitMinor = kind === 'loss' ? limits.loss?.[period] : period !== 'rolling' && limits.stake?.[period];
      const usedMinor = kind === 'loss' ? used.loss[period] : period === 'rolling' ? 0 : used.stake[period];
      if (typeof limitMinor !== 'number' || usedMinor + amountMinor <= limitMinor) continue;
      const roomMinor = limitMinor - amountMinor;
      const anew = period === 'rolling' ? roomAgainAt(world, memberId, { usedMinor, roomMinor }) : endAt(now, period);
      const reached = { kind, period, limitMinor, usedMinor: Math.max(0, usedMinor) };
      return { ...reached, startsAnewAt: anew === null ? null : toIso(anew) };
    }
  }
  return null;
}

/** No stake goes beyond what a member allows themselves to stake and to lose (RG-01). What is played by hand is held to none. */
export const playLimitRule: GuardRule<World> = {
  about: ['stake'],
  refuse(world, action, read) {
    if (action.do !== 'stake' || action.by !== 'member') return null;
    const { limits } = read(protectionOf);
    const limit = singleStakeInTheWay(limits, action) ?? sumInTheWay(world, limits, action);
    return limit && { code: 'LIMIT_REACHED', extra: { limit } };
  },
};

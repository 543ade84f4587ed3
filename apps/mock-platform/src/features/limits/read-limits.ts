import {
  type AmountReached,
  type KindLimits,
  LIMIT_PERIODS,
  type OwnLimitPeriod,
  PERIODS_OF_LIMITS,
} from '@tonalli/contracts/limits/periods';
import type { fetchLimits as endpoint, OwnLimitsState } from '@tonalli/contracts/limits/wire';
import type { z } from 'zod';
import { toIso } from '../../clock/system-time';
import { findMember } from '../../people/find-member';
import { protectionOf } from '../../people/player-protection';
import { flowsInSlots } from '../../rollups/cash';
import { SLOT_MS, slotOf } from '../../rollups/time-parts';
import type { Verb } from '../../transport/verb';
import { playInPeriods } from '../../wagering/played';
import type { World } from '../../world/world';
import { grossDeposits } from '../cashier';
import { policyOf } from '../policy';
import { beginsAt, endAt } from './calendar';
import { changeIdOf } from './change-ids';
import { isLapsed } from './change-limits';
import { changesRepository, remindersRepository } from './limits.repository';
import { rollingFrom } from './rolling';

type State = z.output<typeof OwnLimitsState>;
type AmountKind = AmountReached['kind'];
const AMOUNT_KINDS = ['deposit', 'loss', 'stake', 'singleStake'] as const satisfies readonly AmountKind[];
const DAY_MS = 24 * 60 * 60 * 1_000;

function usedOf(world: World, memberId: string, now: number): Record<AmountKind, KindLimits> {
  const begins = beginsAt(now);
  const { stake, loss } = playInPeriods(world, { memberId, ...begins, rolling: rollingFrom(now) });
  return { deposit: grossDeposits(world, { memberId, except: 0 }, begins), stake, loss, singleStake: {} };
}

function statesOf(world: World, memberId: string, now: number): State['states'] {
  const { limits } = protectionOf(world, memberId);
  const used = usedOf(world, memberId, now);
  const stateOf = (kind: AmountKind, period: OwnLimitPeriod): State['states'][number] => {
    const chosen: KindLimits = limits[kind] ?? {};
    const limit = chosen[period] ?? null;
    const usedMinor = used[kind][period] ?? 0;
    const end = endAt(now, period);
    return {
      ...{ kind, period, limit, used: usedMinor },
      left: limit === null ? null : Math.max(0, limit - usedMinor),
      startsAnewAt: end === null ? null : toIso(end),
    };
  };
  return AMOUNT_KINDS.flatMap((kind) => PERIODS_OF_LIMITS[kind].map((period) => stateOf(kind, period)));
}

function changesOf(world: World, memberId: string, now: number): State['changes'] {
  const waiting = changesRepository(world).waiting(memberId);
  return waiting
    .filter((change) => !isLapsed(change, now))
    .map(({ id, kind, wanted, askedAt, confirmableFrom, confirmableUntil }) => ({
      changeId: changeIdOf(id),
      kind,
      limits: kind === 'time' ? { minutes: wanted.daily } : wanted,
      askedAt: toIso(askedAt),
      confirmableFrom: toIso(confirmableFrom ?? askedAt),
      confirmableUntil: toIso(confirmableUntil ?? askedAt),
      isConfirmable: now >= (confirmableFrom ?? now),
    }));
}

function hasDeposited(world: World, memberId: string): boolean {
  const span = { from: 0, to: slotOf(world.clock.now()) + SLOT_MS };
  return flowsInSlots(world, { memberId, categories: ['deposit'], span }).flows.some(({ inMinor }) => inMinor > 0);
}

/** A member who chose nothing yet is asked once, before the first deposit. */
function asksBeforeDeposit(world: World, memberId: string): boolean {
  if (!policyOf(world).promptAtFirstDeposit || remindersRepository(world).find(memberId).withoutSince !== null)
    return false;
  const chosen = LIMIT_PERIODS.some((period) => protectionOf(world, memberId).limits.deposit?.[period] !== undefined);
  return !chosen && !hasDeposited(world, memberId);
}

function isReviewDue(world: World, memberId: string, now: number): boolean {
  const { reviewEveryDays } = policyOf(world);
  if (reviewEveryDays === null) return false;
  const { withoutSince, reviewedAt } = remindersRepository(world).find(memberId);
  const joinedAt = findMember(world, memberId)?.createdAt ?? now;
  const changedAt = changesRepository(world).latest(memberId)?.askedAt;
  const since = Math.max(joinedAt, withoutSince ?? 0, reviewedAt ?? 0, changedAt ?? 0);
  return now >= since + reviewEveryDays * DAY_MS;
}

/** A member's own limits, what is used of them, and what waits. */
export function limitsState(world: World, memberId: string): State {
  const now = world.clock.now();
  return {
    kinds: policyOf(world).limitKinds,
    states: statesOf(world, memberId, now),
    timeMinutes: protectionOf(world, memberId).limits.time?.daily ?? null,
    changes: changesOf(world, memberId, now),
    asksBeforeDeposit: asksBeforeDeposit(world, memberId),
    isReviewDue: isReviewDue(world, memberId, now),
  };
}

export const fetchLimits: Verb<typeof endpoint> = ({ ctx: { world, member } }) => limitsState(world, member.id);

import {
  type KindLimits,
  LIMIT_PERIODS,
  type LimitKind,
  limitOutOfOrder,
  OWN_LIMIT_PERIODS,
  type OwnLimitPeriod,
} from '@tonalli/contracts/limits/periods';
import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { policyOf } from '../policy';
import { endAt } from './calendar';
import { applyLimits, chosenOf, hasPeriod, isNone, limitsOf } from './keep-limits';
import { type ChangeRow, changesRepository } from './limits.repository';

const HOUR_MS = 60 * 60 * 1_000;

export interface WantedLimits {
  memberId: string;
  kind: LimitKind;
  limits: KindLimits;
}

const limitInvalid = (period: string, patternId: string): PlatformFailure =>
  new PlatformFailure('LIMIT_INVALID', { fields: { [period]: { patternId } } });

/** Limits that the kind has, that fit together, and that the jurisdiction leaves to the member. Throws `LIMIT_INVALID`. */
export function assertFit(world: World, kind: LimitKind, limits: KindLimits): void {
  for (const period of Object.keys(limits)) if (!hasPeriod(kind, period)) throw limitInvalid(period, 'limitPeriod');
  const period = limitOutOfOrder(limits);
  if (period) throw limitInvalid(period, 'limitOrder');
  const { absoluteDepositCapMinor, limitMandatory } = policyOf(world);
  if (isNone(limits) && limitMandatory.includes(kind)) throw limitInvalid('monthly', 'limitMandatory');
  if (kind !== 'deposit' || absoluteDepositCapMinor === null) return;
  const above = LIMIT_PERIODS.find((each) => (limits[each] ?? 0) > absoluteDepositCapMinor);
  if (above) throw limitInvalid(above, 'limitCap');
}

const atMost = (limit: number | undefined, other: number | undefined): number | undefined =>
  limit === undefined || other === undefined ? (limit ?? other) : Math.min(limit, other);

/** Of two limits the stricter, period by period; none of the calendar goes beyond a longer one's. */
function strictest(before: KindLimits, wanted: KindLimits): KindLimits {
  const limits: KindLimits = {};
  for (const period of OWN_LIMIT_PERIODS) limits[period] = atMost(before[period], wanted[period]);
  let most: number | undefined;
  for (const period of LIMIT_PERIODS.toReversed()) {
    if (limits[period] === undefined) continue;
    most = atMost(limits[period], most);
    limits[period] = most;
  }
  return chosenOf(limits);
}

const differing = (limits: KindLimits, others: KindLimits): OwnLimitPeriod[] =>
  OWN_LIMIT_PERIODS.filter((period) => limits[period] !== others[period]);

/** What waited for its time or for the member's word does so no more; one whose time was over had lapsed. */
function replaceWaiting(world: World, { memberId, kind }: WantedLimits): void {
  const store = changesRepository(world);
  const waiting = store.waitingOf(memberId, kind);
  if (!waiting) return;
  const now = world.clock.now();
  store.decide({ id: waiting.id, state: isLapsed(waiting, now) ? 'LAPSED' : 'REPLACED', decidedAt: now });
}

export const isLapsed = ({ confirmableUntil }: ChangeRow, now: number): boolean => now >= (confirmableUntil ?? 0);

/** From when to when the member may confirm that these periods' limits rise. */
function confirmable(world: World, raised: readonly OwnLimitPeriod[], askedAt: number) {
  const { raiseDelayH, raiseWaitsPeriodEnd, confirmWindowH } = policyOf(world);
  const ends = raiseWaitsPeriodEnd ? raised.map((period) => endAt(askedAt, period) ?? askedAt) : [];
  const confirmableFrom = Math.max(askedAt + raiseDelayH * HOUR_MS, ...ends);
  return { confirmableFrom, confirmableUntil: confirmableFrom + confirmWindowH * HOUR_MS };
}

/**
 * What a member wants of one kind, all of its periods. What is stricter holds at once; what is not waits, and then for the
 * member's confirmation. It takes the place of whatever waited. Call in its transaction. Throws `LIMIT_INVALID`.
 */
export function wantLimits(world: World, wanted: WantedLimits): void {
  const { memberId, kind } = wanted;
  const limits = chosenOf(wanted.limits);
  assertFit(world, kind, limits);
  replaceWaiting(world, wanted);
  const at = world.clock.now();
  const before = limitsOf(world, memberId, kind);
  const now = strictest(before, limits);
  if (differing(before, now).length > 0) {
    applyLimits(world, { memberId, kind, wanted: now, askedBy: 'member', at });
    world.tell('limit.lowered', { memberId });
  }
  const raised = differing(now, limits);
  if (raised.length === 0) return;
  const waits = { state: 'WAITING', ...confirmable(world, raised, at), decidedAt: null } as const;
  changesRepository(world).insert({
    memberId,
    kind,
    before: now,
    wanted: limits,
    askedBy: 'member',
    askedAt: at,
    ...waits,
  });
}

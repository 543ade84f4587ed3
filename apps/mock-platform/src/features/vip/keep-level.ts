import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import type { BreakTaken } from '../../events/facts';
import { permitAct } from '../../guard/decide';
import { vipLevelOf } from '../../people/find-member';
import { memberLists } from '../../people/member-lists.repository';
import { protectionOf } from '../../people/player-protection';
import { validBetsByDay } from '../../rollups/play';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { sendMessage } from '../messages';
import { type Keep, keepsRepository } from './keeps.repository';
import { type Quarter, quarterOf } from './quarter';
import { VIP_LABEL, VIP_LEVELS } from './vip-levels';
import { VIP_ON } from './vip-settings';

const WARNED_BEFORE_MS = 14 * 86_400_000;

const QUARTER = jobKind('vip.quarter', z.object({}));
const WARNING = jobKind('vip.keepWarning', z.object({}));

export interface Keeping {
  /** Whose benefits. */
  readonly level: number;
  readonly isGrace: boolean;
  readonly isJudged: boolean;
  /** Minor units. */
  readonly validMinor: number;
  readonly endsAt: number;
}

const keepOf = (world: World, memberId: string): Keep =>
  keepsRepository(world).find(memberId) ?? {
    ...{ memberId, keptLevel: vipLevelOf(world, memberId) ?? 0 },
    ...{ missed: 0, judgedFrom: 0 },
  };

/** The level whose benefits a member has: never above the one that they reached, and none while VIP is off. */
export const benefitLevelOf = (world: World, memberId: string): number =>
  world.settings.get(VIP_ON) ? keepOf(world, memberId).keptLevel : 0;

/** The benefits of a level that was reached are there at once, and that quarter is not judged. */
export const keepReached = (world: World, { memberId, level, at }: { memberId: string; level: number; at: number }) =>
  keepsRepository(world).put({ memberId, keptLevel: level, missed: 0, judgedFrom: quarterOf(at).endsAt });

/** A quarter in which a member is away costs nothing, and the next one begins without a miss. */
export function keepThroughBreak(world: World, { memberId, until, at }: BreakTaken): void {
  if ((vipLevelOf(world, memberId) ?? 0) === 0) return;
  const keep = keepOf(world, memberId);
  const judgedFrom = Math.max(keep.judgedFrom, quarterOf(until ?? at).endsAt);
  keepsRepository(world).put({ ...keep, missed: 0, judgedFrom });
}

const validOf = (world: World, memberId: string, { startsAt, endsAt }: Quarter): number =>
  validBetsByDay(world, memberId, { from: startsAt, to: endsAt }).reduce((sum, { validMinor }) => sum + validMinor, 0);

/** The highest level up to one whose benefits so many valid bets in a quarter keep. */
const keptBy = (validMinor: number, level: number): number =>
  VIP_LEVELS.slice(0, level + 1).findLastIndex(({ keepBetMinor }) => keepBetMinor <= validMinor);

const isJudged = (world: World, { memberId, judgedFrom }: Keep, { startsAt }: Quarter): boolean =>
  startsAt >= judgedFrom && !protectionOf(world, memberId).break;

/** How a member stands in the quarter of now. */
export function keepingOf(world: World, memberId: string): Keeping {
  const quarter = quarterOf(world.clock.now());
  const keep = keepOf(world, memberId);
  return {
    ...{ level: keep.keptLevel, isGrace: keep.missed > 0, isJudged: isJudged(world, keep, quarter) },
    ...{ validMinor: validOf(world, memberId, quarter), endsAt: quarter.endsAt },
  };
}

/**
 * The first quarter that falls short is free; the second costs one level of benefits, and the count begins anew. One that is not
 * judged costs nothing, and still brings back what it is enough for.
 */
function judge(world: World, { memberId, level }: { memberId: string; level: number }, quarter: Quarter): void {
  const keep = keepOf(world, memberId);
  const earned = keptBy(validOf(world, memberId, quarter), level);
  const { keptLevel, missed } = keep;
  const fallShort = () => (missed === 0 ? { keptLevel, missed: 1 } : { keptLevel: keptLevel - 1, missed: 0 });
  if (earned < keptLevel && !isJudged(world, keep, quarter)) return;
  const next = earned >= keptLevel ? { keptLevel: earned, missed: 0 } : fallShort();
  if (next.keptLevel !== keptLevel || next.missed !== missed) keepsRepository(world).put({ ...keep, ...next });
}

/** Tells, once, who is about to lose a level of benefits. */
function warn(world: World, memberId: string, quarter: Quarter): void {
  const keep = keepOf(world, memberId);
  const needed = VIP_LEVELS[keep.keptLevel];
  if (keep.missed === 0 || !needed || !isJudged(world, keep, quarter)) return;
  const amountMinor = needed.keepBetMinor - validOf(world, memberId, quarter);
  const purpose = permitAct(world, { do: 'marketing', memberId, product: null, channel: 'inbox', by: 'operator' });
  if (amountMinor <= 0 || !purpose) return;
  const params = { amountMinor, name: needed.name, club: VIP_LABEL, until: quarter.endsAt };
  sendMessage(world, { memberId, kind: 'vipKeep', purpose, params, at: world.clock.now() });
}

function forEachLeveled(world: World, work: (of: { memberId: string; level: number }) => void): void {
  for (const level of VIP_LEVELS.keys()) {
    if (level > 0) for (const memberId of memberLists(world).atLevel(level)) work({ memberId, level });
  }
}

/** Lets the quarters go on: two weeks before each ends some are told, and at its end all are judged. */
export function startVipQuarters(world: World): void {
  const now = world.clock.now();
  const { endsAt } = quarterOf(now);
  world.clock.schedule({ kind: QUARTER, key: QUARTER.name, dueAt: endsAt, payload: {} });
  const dueAt = endsAt - WARNED_BEFORE_MS;
  if (dueAt > now) world.clock.schedule({ kind: WARNING, key: WARNING.name, dueAt, payload: {} });
}

export const vipQuarterJob = defineJob(QUARTER, (world) => {
  const quarter = quarterOf(world.clock.now() - 1);
  if (world.settings.get(VIP_ON)) forEachLeveled(world, (member) => judge(world, member, quarter));
  startVipQuarters(world);
  return 'done';
});

export const vipWarningJob = defineJob(WARNING, (world) => {
  const quarter = quarterOf(world.clock.now());
  if (world.settings.get(VIP_ON)) forEachLeveled(world, ({ memberId }) => warn(world, memberId, quarter));
  return 'done';
});

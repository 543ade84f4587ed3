import { OPERATOR_TIME_ZONE, REPORT_MAX_RANGE_DAYS } from '@tonalli/contracts/constants';
import { z } from 'zod';
import { jobKind } from '../clock/job-kinds';
import { dayInZone } from '../clock/system-time';
import { dayStartInZone } from '../clock/zone-days';
import { ancestorsAt } from '../people/tree';
import { defineJob } from '../world/jobs';
import type { World } from '../world/world';
import { teamActiveRepository } from './team-active.repository';
import { type LateRow, teamCarryRepository } from './team-carry.repository';
import { dayAfter, dayOf, SLOT_MS, slotOf } from './time-parts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** In milliseconds: no range begins longer before its last day; a day more for changes of the clock. */
export const REACH_MS = (REPORT_MAX_RANGE_DAYS + 1) * DAY_MS;

const CARRY = jobKind('rollups.carry', z.object({}));

/** Some ten years. */
const MOST_DAYS = 4_000;
const months = new Map<number, number>();

/** The first moment of the operator's month that a day is of. The calendar is asked once: it costs more than all else of a late bet. */
export function monthOf(day: number): number {
  const known = months.get(day);
  if (known !== undefined) return known;
  if (months.size >= MOST_DAYS) months.clear();
  const month = dayStartInZone(`${dayInZone(day, OPERATOR_TIME_ZONE).slice(0, 8)}01`, OPERATOR_TIME_ZONE);
  months.set(day, month);
  return month;
}

/** Adds one day's slots that the clock has passed to the teams of all above; `again` while others wait. */
function carryOn(world: World): 'again' | 'done' {
  const store = teamCarryRepository(world);
  const end = slotOf(world.clock.now());
  const from = store.nextSlot(store.mark().carriedTo);
  if (from === null || from >= end) {
    waitFor(world, Math.max(end, store.mark().carriedTo), from);
    return 'done';
  }
  const day = dayOf(from);
  const to = Math.min(dayAfter(from), end);
  const slots = { from, to, day, month: monthOf(day) };
  store.carry(slots);
  teamActiveRepository(world).carry(slots, day - REACH_MS);
  store.setMark(to, null);
  return 'again';
}

function waitFor(world: World, carriedTo: number, slot: number | null): void {
  const dueAt = slot === null ? null : slot + SLOT_MS;
  teamCarryRepository(world).setMark(carriedTo, dueAt);
  if (dueAt !== null) world.clock.schedule({ kind: CARRY, key: CARRY.name, dueAt, payload: {} });
}

/** Has nothing wait for its slot to pass until `carryAll`: for whoever fills a world with what happened before. */
export const holdCarrying = (world: World): void => teamCarryRepository(world).setMark(0, 0);

/** Carries all that can be, at once: for whoever filled a world with what happened before. */
export function carryAll(world: World): void {
  let goesOn = true;
  while (goesOn) goesOn = carryOn(world) === 'again';
}

export const carryJob = defineJob(CARRY, carryOn, { person: false });

/** What a bet, a correction or a movement adds to the rollups of its member. */
export interface BookedRow extends Omit<LateRow, 'day' | 'month'> {
  slot: number;
}

/**
 * Tells the teams of what is about to be added to a slot. One that is over was carried already, so that it is added at once;
 * another waits for the job. Call before it is added.
 */
export function noteForTeams(world: World, row: BookedRow, kind: 'play' | 'cash'): void {
  const store = teamCarryRepository(world);
  const { carriedTo, dueAt } = store.mark();
  const { slot } = row;
  if (slot < carriedTo) addLate(world, row, { kind, carriedTo });
  else if (dueAt === null || slot + SLOT_MS < dueAt) waitFor(world, carriedTo, slot);
}

function addLate(world: World, { slot, ...row }: BookedRow, by: { kind: 'play' | 'cash'; carriedTo: number }): void {
  const day = dayOf(slot);
  const late = { ...row, day, month: monthOf(day) };
  const store = teamCarryRepository(world);
  if (by.kind === 'cash') {
    store.addCash(late);
    return;
  }
  if (row.moves > 0) countLatePlayer(world, late, by.carriedTo);
  store.addPlay(late);
}

/** A member may be active on a day that was carried without them: the next such day then has this one before it. */
function countLatePlayer(world: World, { memberId, version, day }: LateRow, carriedTo: number): void {
  const store = teamActiveRepository(world);
  const lastDay = dayOf(carriedTo);
  for (const { memberId: agentId } of ancestorsAt(world, memberId, version)) {
    const of = { agentId, memberId };
    const known = store.days(of, { from: day - REACH_MS, to: Math.min(lastDay, day + REACH_MS + 1) });
    if (store.playedInSlots(of, { from: lastDay, to: carriedTo })) known.push(lastDay);
    if (known.includes(day)) continue;
    const beforeDay = known.findLast((each) => each < day) ?? 0;
    const next = known.find((each) => each > day);
    store.add({ agentId, day, beforeDay, people: 1 });
    if (next === undefined) continue;
    store.add({ agentId, day: next, beforeDay: next - beforeDay > REACH_MS ? 0 : beforeDay, people: -1 });
    store.add({ agentId, day: next, beforeDay: next - day > REACH_MS ? 0 : day, people: 1 });
  }
}

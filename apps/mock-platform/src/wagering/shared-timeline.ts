import { trim } from '../kernel/trim';
import { repository, type World } from '../world/world';
import type { AnyRounds } from './define-game';
import { type Course, endOf, opened, type Standing, standingBy } from './shared-course';
import { type Day, dayAfter, dayAt, dayNamed } from './shared-days';
import { gridAt, gridOf, gridOpening } from './shared-grid';
import { type Opening, type PlaceOf, readKey } from './shared-openings';
import { type SharedRow, sharedRoundsRepository } from './shared-rounds.repository';
import { asleepBinding, seedsOf } from './shared-seeds';

/** A shared round of a day. */
export interface DayOpening {
  readonly day: string;
  readonly opening: Opening;
}

/** A round of nobody's, with the day whose chain decides it. */
export interface Asleep extends Standing {
  readonly day: string;
}

const openingOf = ({ number, key, openedAt: opensAt }: SharedRow): Opening => ({ number, key, opensAt });

/** The round behind the last of a day (from null: its first); null where the day has no more. */
export function openingAfter(
  rounds: AnyRounds,
  { day, end }: Day,
  { last, at }: { last: Opening | null; at: number },
): Opening | null {
  const opening = rounds.next(last, { config: rounds.config.initial, at, day });
  if (last && opening.number <= last.number)
    throw new RangeError(`${rounds.name} ${opening.key} does not follow ${last.key}`);
  return opening.opensAt < end && opening.number <= rounds.mostPerDay ? opening : null;
}

/** What is known of the openings of days, each as far as it was asked for: the same in every world. */
const known = new WeakMap<AnyRounds, Map<string, Opening[]>>();
const MOST_DAYS = 8;

function knownOpenings(rounds: AnyRounds, { day }: Day): Opening[] {
  const days = known.get(rounds) ?? new Map<string, Opening[]>();
  known.set(rounds, days);
  const openings = days.get(day) ?? [];
  days.set(day, openings);
  trim(days, MOST_DAYS);
  return openings;
}

interface Asked {
  readonly day: Day;
  readonly isEnough: (last: Opening) => boolean;
}

/** The openings of a day of rounds that open by the hour, up to one that is enough, or all. */
function timedOpenings(rounds: AnyRounds, { day, isEnough }: Asked): readonly Opening[] {
  const openings = knownOpenings(rounds, day);
  for (;;) {
    const last = openings.at(-1) ?? null;
    if (last && isEnough(last)) return openings;
    const opening = openingAfter(rounds, day, { last, at: last?.opensAt ?? day.begin });
    if (!opening) return openings;
    openings.push(opening);
  }
}

/** All openings of a day of rounds that open by the hour. */
export const openingsOfDay = (rounds: AnyRounds, day: Day): readonly Opening[] =>
  timedOpenings(rounds, { day, isEnough: () => false });

function timedOpening(rounds: AnyRounds, { day, isIt }: { day: Day; isIt: Asked['isEnough'] }): DayOpening | null {
  const before = knownOpenings(rounds, day).find(isIt);
  const opening = before ?? timedOpenings(rounds, { day, isEnough: isIt }).at(-1);
  return opening && isIt(opening) ? { day: day.day, opening } : null;
}

/** How a round goes that nobody is in. */
export function courseOf(world: World, rounds: AnyRounds, { day, opening }: DayOpening): Course {
  return {
    ...{ rounds, config: rounds.config.initial },
    seeds: (closedAt) => seedsOf(world, rounds, { day, ...opening, ...asleepBinding(world, rounds, closedAt) }),
  };
}

/** How far rounds were played when they were last asked for. */
const played = repository(() => new Map<string, Standing>());
const MOST_PLAYED = 512;

/** A round of nobody's, where it stands by a moment. */
export function play(world: World, rounds: AnyRounds, { at, day, opening }: DayOpening & { at: number }): Asleep {
  const name = `${rounds.name}/${rounds.version}/${opening.key}`;
  const course = courseOf(world, rounds, { day, opening });
  const before = played(world).get(name);
  const isBefore = before && before.opening.opensAt === opening.opensAt && before.beganAt <= at;
  const standing = standingBy(course, isBefore ? before : opened(course, opening), at);
  const every = gridOf(rounds);
  const endsAt = endOf(standing) ?? standing.beganAt;
  if (every !== null && endsAt > opening.opensAt + every)
    throw new RangeError(`${rounds.name} ${opening.key} is not over when the next one opens`);
  played(world).set(name, standing);
  trim(played(world), MOST_PLAYED);
  return { ...standing, day };
}

interface Walk {
  readonly day: Day;
  /** From behind this one, or from the day's beginning. */
  readonly last: { readonly opening: Opening; readonly beganAt: number } | null;
  readonly at: number;
}

/** Rounds that follow each other without anybody in them, up to the one that stands at a moment. */
function* walk(world: World, rounds: AnyRounds, { day, last, at }: Walk): Generator<Asleep> {
  let behind = last;
  for (;;) {
    const from = { last: behind?.opening ?? null, at: behind?.beganAt ?? day.begin };
    const opening = openingAfter(rounds, day, from);
    if (!opening || opening.opensAt > at) return;
    const standing = play(world, rounds, { day: day.day, opening, at });
    yield standing;
    if (endOf(standing) !== null) return;
    behind = standing;
  }
}

const lastOf = (row: SharedRow | null): Walk['last'] => row && { opening: openingOf(row), beganAt: row.beganAt };

/** More tables than are looked at at a time. */
export const MOST_FOLLOWED = 4_096;

/** How far a walk came, by where it began. */
const reached = repository(() => new Map<string, { from: string; last: NonNullable<Walk['last']> }>());

/** The round that stands now of rounds that open one after another; null where somebody is in it, or none stands. */
function nowStanding(world: World, rounds: AnyRounds, at: number): Asleep | null {
  const day = dayAt(at);
  const row = sharedRoundsRepository(world).openedBy({ rounds: rounds.name, day: day.day, at });
  if (row && row.endsAt !== null) return null;
  const from = `${rounds.version}/${day.day}/${row?.key ?? ''}`;
  const before = reached(world).get(rounds.name);
  const last = before?.from === from && before.last.beganAt <= at ? before.last : lastOf(row);
  let standing: Asleep | null = null;
  for (standing of walk(world, rounds, { day, last, at })) {
    if (endOf(standing) !== null) continue;
    reached(world).set(rounds.name, { from, last: standing });
    trim(reached(world), MOST_FOLLOWED);
  }
  return standing && endOf(standing) !== null ? standing : null;
}

/** The round of a grid that stands now; null in the rest behind it, and while one that somebody is in goes on beyond its time. */
function onGrid(world: World, rounds: AnyRounds, { at, every }: { at: number; every: number }): Asleep | null {
  const day = dayAt(at);
  const opening = gridAt(rounds, day, { at, every });
  if (!opening || isHeldUp(world, rounds, opening)) return null;
  const standing = play(world, rounds, { day: day.day, opening, at });
  return endOf(standing) === null ? null : standing;
}

const isHeldUp = (world: World, { name }: AnyRounds, { opensAt }: Opening): boolean =>
  sharedRoundsRepository(world)
    .running(name)
    .some(({ openedAt }) => openedAt < opensAt);

/** The rounds that stand at a moment and that nobody is in, the newest first. */
export function* asleepAt(world: World, rounds: AnyRounds, at: number): Generator<Asleep> {
  const every = gridOf(rounds);
  if (every !== null || !rounds.timed) {
    const standing = every === null ? nowStanding(world, rounds, at) : onGrid(world, rounds, { at, every });
    if (standing) yield standing;
    return;
  }
  const today = dayAt(at);
  const hasOpened = ({ opensAt }: Opening): boolean => opensAt <= at;
  for (let days = 0; days < rounds.daysOpen; days += 1) {
    const day = dayAfter(today, -days);
    const openings = timedOpenings(rounds, { day, isEnough: (last) => !hasOpened(last) });
    for (let index = openings.findLastIndex(hasOpened); index >= 0; index -= 1) {
      const opening = openings[index];
      const standing = opening && play(world, rounds, { day: day.day, opening, at });
      if (!standing || endOf(standing) === null) return;
      yield standing;
    }
  }
}

/** The day that a name says. */
function dayOfPlace(place: ReturnType<PlaceOf>): Day[] {
  if (!place) return [];
  return ['day' in place ? dayNamed(place.day) : dayAt(place.opensAt)];
}

/** When a round of that name opens, of rounds that open by the hour: one of around today, where its name says no more. */
export function openingNamed(rounds: AnyRounds, { key, at }: { key: string; at: number }): DayOpening | null {
  const today = rounds.timed ? dayAt(at) : null;
  const every = gridOf(rounds);
  if (today && every !== null) {
    const { day = '', number = 0 } = readKey(key) ?? {};
    const found = [today, dayAfter(today), dayAfter(today, -1)].find((one) => one.day === day);
    const opening = found && gridOpening(rounds, found, { number, every });
    return opening ? { day, opening } : null;
  }
  const around = today ? [today, dayAfter(today), dayAfter(today, -1)] : [];
  for (const day of rounds.placeOf ? dayOfPlace(rounds.placeOf(key)) : around) {
    const found = timedOpening(rounds, { day, isIt: (opening) => opening.key === key });
    if (found) return found;
  }
  return null;
}

/** The round that opens next, of rounds that are not standing. */
export function openingNext(world: World, rounds: AnyRounds, at: number): Opening | null {
  const today = dayAt(at);
  const tomorrow = dayAfter(today);
  const first = openingAfter(rounds, tomorrow, { last: null, at: tomorrow.begin });
  const every = gridOf(rounds);
  if (every !== null) {
    const number = (gridAt(rounds, today, { at, every })?.number ?? 0) + 1;
    return gridOpening(rounds, today, { number, every }) ?? first;
  }
  if (rounds.timed) {
    const isNext = ({ opensAt }: Opening): boolean => opensAt > at;
    return timedOpening(rounds, { day: today, isIt: isNext })?.opening ?? first;
  }
  nowStanding(world, rounds, at);
  const row = sharedRoundsRepository(world).openedBy({ rounds: rounds.name, day: today.day, at });
  const walked = reached(world).get(rounds.name);
  const isToday = walked?.from === `${rounds.version}/${today.day}/${row?.key ?? ''}`;
  const last = (isToday ? walked.last : null) ?? lastOf(row);
  const next = openingAfter(rounds, today, { last: last?.opening ?? null, at: last?.beganAt ?? today.begin });
  return next ?? first;
}

/** A round that nobody is in, by its public name, where it stands now or is over; null before it opens. */
export function asleepNamed(world: World, rounds: AnyRounds, { key, at }: { key: string; at: number }): Asleep | null {
  if (rounds.timed) {
    const found = openingNamed(rounds, { key, at });
    if (!found || found.opening.opensAt > at || (rounds.everyMs && isHeldUp(world, rounds, found.opening))) return null;
    return play(world, rounds, { ...found, at });
  }
  const standing = nowStanding(world, rounds, at);
  return standing?.opening.key === key ? standing : null;
}

/** A round of a day by its number, where nobody was in it; null for one that has not opened by then. */
export function asleepNumbered(
  world: World,
  rounds: AnyRounds,
  { day: name, number, at }: { day: string; number: number; at: number },
): Asleep | null {
  const day = dayNamed(name);
  const every = gridOf(rounds);
  if (every !== null) {
    const opening = gridOpening(rounds, day, { number, every });
    if (!opening || opening.opensAt > at || isHeldUp(world, rounds, opening)) return null;
    return play(world, rounds, { day: name, opening, at });
  }
  if (rounds.timed) {
    const found = timedOpening(rounds, { day, isIt: (opening) => opening.number === number });
    return found && found.opening.opensAt <= at ? play(world, rounds, { ...found, at }) : null;
  }
  const row = sharedRoundsRepository(world).before({ rounds: rounds.name, day: name, number });
  // What follows it has not opened.
  if (row && row.endsAt !== null) return null;
  for (const standing of walk(world, rounds, { day, last: lastOf(row), at })) {
    if (standing.opening.number === number) return standing;
  }
  return null;
}

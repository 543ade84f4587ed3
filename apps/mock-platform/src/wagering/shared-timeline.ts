import { repository, type World } from '../world/world';
import { linkFor } from './chain-seeds';
import type { AnyRounds } from './define-game';
import { type Course, endOf, type Standing, standingBy } from './shared-course';
import { type Day, dayAfter, dayAt, dayNamed } from './shared-days';
import type { Opening } from './shared-rounds';
import { type SharedRow, sharedRoundsRepository } from './shared-rounds.repository';

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
function openingAfter(
  rounds: AnyRounds,
  { day, end }: Day,
  { last, at }: { last: Opening | null; at: number },
): Opening | null {
  const opening = rounds.next(last, { config: rounds.config.initial, at, day });
  if (last && opening.number <= last.number)
    throw new RangeError(`${rounds.name} ${opening.key} does not follow ${last.key}`);
  return opening.opensAt < end && opening.number <= rounds.mostPerDay ? opening : null;
}

/** What is known of the openings of a day; the rest is asked for as far as it is wanted. */
const known = repository(() => new Map<string, Opening[]>());
const MOST_KNOWN = 32;

/** Rounds that open by the hour, in order. */
function* timedDay(world: World, rounds: AnyRounds, day: Day): Generator<Opening> {
  const name = `${rounds.name}/${rounds.version}/${day.day}`;
  const openings = known(world).get(name) ?? [];
  known(world).set(name, openings);
  const [oldest] = known(world).keys();
  if (known(world).size > MOST_KNOWN && oldest !== undefined) known(world).delete(oldest);
  for (let index = 0; ; index += 1) {
    const last = openings[index - 1] ?? null;
    const opening = openings[index] ?? openingAfter(rounds, day, { last, at: last?.opensAt ?? day.begin });
    if (!opening) return;
    openings[index] = opening;
    yield opening;
  }
}

export function courseOf(world: World, rounds: AnyRounds, { day, opening }: DayOpening): Course {
  const { number } = opening;
  return { rounds, config: rounds.config.initial, seeds: linkFor(world, rounds, { day, number }) };
}

const play = (world: World, rounds: AnyRounds, { at, ...of }: DayOpening & { at: number }): Asleep => ({
  ...standingBy(courseOf(world, rounds, of), of.opening, at),
  day: of.day,
});

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
    if (endOf(standing) === null) reached(world).set(rounds.name, { from, last: standing });
  }
  return standing && endOf(standing) !== null ? standing : null;
}

/** The rounds that stand at a moment and that nobody is in, the newest first. */
export function* asleepAt(world: World, rounds: AnyRounds, at: number): Generator<Asleep> {
  if (!rounds.timed) {
    const standing = nowStanding(world, rounds, at);
    if (standing) yield standing;
    return;
  }
  const today = dayAt(at);
  for (const day of [today, dayAfter(today, -1)]) {
    const openings: Opening[] = [];
    for (const opening of timedDay(world, rounds, day)) {
      if (opening.opensAt > at) break;
      openings.push(opening);
    }
    for (const opening of openings.reverse()) {
      const standing = play(world, rounds, { day: day.day, opening, at });
      if (endOf(standing) === null) return;
      yield standing;
    }
  }
}

/** When a round of today or tomorrow opens, of rounds that open by the hour; null for no such key. */
export function openingNamed(
  world: World,
  rounds: AnyRounds,
  { key, at }: { key: string; at: number },
): DayOpening | null {
  const today = rounds.timed ? dayAt(at) : null;
  for (const day of today ? [today, dayAfter(today), dayAfter(today, -1)] : []) {
    for (const opening of timedDay(world, rounds, day)) if (opening.key === key) return { day: day.day, opening };
  }
  return null;
}

/** A round that nobody is in, by its public name, where it stands now or is over; null before it opens. */
export function asleepNamed(world: World, rounds: AnyRounds, { key, at }: { key: string; at: number }): Asleep | null {
  if (rounds.timed) {
    const found = openingNamed(world, rounds, { key, at });
    return found && found.opening.opensAt <= at ? play(world, rounds, { ...found, at }) : null;
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
  if (rounds.timed) {
    for (const opening of timedDay(world, rounds, day)) {
      if (opening.opensAt > at) return null;
      if (opening.number === number) return play(world, rounds, { day: name, opening, at });
    }
    return null;
  }
  const last = lastOf(sharedRoundsRepository(world).before({ rounds: rounds.name, day: name, number }));
  for (const standing of walk(world, rounds, { day, last, at })) {
    if (standing.opening.number === number) return standing;
  }
  return null;
}

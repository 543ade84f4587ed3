import { trim } from '../kernel/trim';
import { repository, type World } from '../world/world';
import type { AnyRounds } from './define-game';
import { gameOfRounds, type RunnerParts } from './runner-parts';
import { endOf } from './shared-course';
import { dayAfter, dayAt } from './shared-days';
import { gridAt, gridLength, gridOf, gridOpening } from './shared-grid';
import type { Opening } from './shared-openings';
import type { Phase } from './shared-rounds';
import { type SharedRow, sharedRoundsRepository } from './shared-rounds.repository';
import { asleepBinding } from './shared-seeds';
import { type Asleep, asleepAt, type DayOpening, MOST_FOLLOWED, openingAfter, play } from './shared-timeline';
import { type Published, publishedOf } from './show-shared';

/** A shared round as everybody at its table sees it. */
export interface TableMoment {
  readonly key: string;
  readonly number: number;
  /** yyyy-MM-dd, of the operator's zone. */
  readonly day: string;
  /** When it opened, the phase began and ends; milliseconds since epoch, of the world's clock. */
  readonly opensAt: number;
  readonly beganAt: number;
  /** Null once it is over, and where the phase hides it. */
  readonly endsAt: number | null;
  /** When it goes on by itself, whoever may know; null: it depends on others. */
  readonly changesAt: number | null;
  readonly isOver: boolean;
  readonly phase: string;
  readonly takesBets: boolean;
  /** Null where that depends on when this one ends. */
  readonly nextOpensAt: number | null;
  readonly shown: unknown;
  readonly isCancelled: boolean;
  readonly published: Published;
}

interface Standing {
  readonly day: string;
  readonly opening: Opening;
  readonly phase: Phase<unknown>;
  readonly beganAt: number;
  readonly endsAt: number | null;
  readonly cancelledAt: number | null;
  readonly published: Published;
}

const ofRow = ({ number, key, openedAt: opensAt, ...row }: SharedRow): Standing => ({
  ...row,
  opening: { number, key, opensAt },
  published: publishedOf(row),
});

const ofAsleep = (world: World, rounds: AnyRounds, asleep: Asleep): Standing => ({
  ...{ ...asleep, endsAt: endOf(asleep), cancelledAt: null },
  published: publishedOf({
    ...asleepBinding(world, rounds, asleep.closedAt),
    ...{ wish: null, heldMs: null, lastId: null, correction: null },
  }),
});

/** How many results are told of at most. */
export const MOST_RESULTS = 120;

function nextOpensAt(rounds: AnyRounds, { day, opening, beganAt, endsAt }: Standing): number | null {
  if (gridOf(rounds) === null && endsAt !== null) return null;
  const { opensAt } = rounds.next(opening, { config: rounds.config.initial, at: beganAt, day });
  return Math.min(opensAt, dayAt(opening.opensAt).end);
}

export function momentOf(rounds: AnyRounds, standing: Standing): TableMoment {
  const { day, opening, phase, beganAt, endsAt } = standing;
  const next = nextOpensAt(rounds, standing);
  const isHeld = standing.published.heldMs !== null;
  return {
    ...{ ...opening, day, beganAt, endsAt: phase.hidesEnd || isHeld ? null : endsAt, isOver: endsAt === null },
    ...{ nextOpensAt: isHeld ? null : next, changesAt: isHeld ? null : (endsAt ?? next) },
    ...{ phase: phase.name, takesBets: phase.takesBets, shown: rounds.show(phase) },
    ...{ isCancelled: standing.cancelledAt !== null, published: standing.published },
  };
}

/** A round as somebody is in it, or as it is without anybody. */
export function standingOf(
  world: World,
  rounds: AnyRounds,
  { day, opening, at }: DayOpening & { at: number },
): Standing {
  const row = sharedRoundsRepository(world).byKey(rounds.name, opening.key);
  return row ? ofRow(row) : ofAsleep(world, rounds, play(world, rounds, { day, opening, at }));
}

/** What was over so far of rounds that open one after another, the oldest first. */
interface Trail {
  readonly from: string;
  readonly over: Standing[];
}

const trails = repository(() => new Map<string, Trail>());

/** One of them is another one since. */
export const forgetResults = (world: World, name: string): void => void trails(world).delete(name);

/** Rounds that open one after another: those that are over today, and the one that stands. */
function followed(
  world: World,
  rounds: AnyRounds,
  at: number,
): { over: readonly Standing[]; standing: Standing | null } {
  const day = dayAt(at);
  const from = `${rounds.version}/${day.day}`;
  const before = trails(world).get(rounds.name);
  const isBefore = before?.from === from && (before.over.at(-1)?.beganAt ?? day.begin) <= at;
  const over: Standing[] = isBefore ? before.over : [];
  trails(world).set(rounds.name, { from, over });
  trim(trails(world), MOST_FOLLOWED);
  for (;;) {
    const last = over.at(-1);
    const opening = openingAfter(rounds, day, { last: last?.opening ?? null, at: last?.beganAt ?? day.begin });
    if (!opening || opening.opensAt > at) return { over, standing: null };
    const standing = standingOf(world, rounds, { day: day.day, opening, at });
    if (standing.endsAt !== null) return { over, standing };
    over.push(standing);
    if (over.length > MOST_RESULTS) over.shift();
  }
}

/** The openings of a grid, the newest first: those of today so far, and of yesterday. */
function* openedOnGrid(rounds: AnyRounds, { at, every }: { at: number; every: number }): Generator<DayOpening> {
  const today = dayAt(at);
  for (const day of [today, dayAfter(today, -1)]) {
    const latest = day === today ? gridAt(rounds, day, { at, every })?.number : gridLength(rounds, day, every);
    for (let number = latest ?? 0; number > 0; number -= 1) {
      const opening = gridOpening(rounds, day, { number, every });
      if (opening) yield { day: day.day, opening };
    }
  }
}

/** The round of a table that opened last, over or not; null before the first. One that is late holds up those behind it. */
export function latestRound(parts: RunnerParts, world: World, name: string): TableMoment | null {
  const { rounds } = gameOfRounds(parts, name);
  const at = world.clock.now();
  const every = gridOf(rounds);
  const running = sharedRoundsRepository(world).running(name)[0];
  if (running) return momentOf(rounds, ofRow(running));
  if (rounds.timed && every === null) {
    const [asleep] = asleepAt(world, rounds, at);
    return asleep ? momentOf(rounds, ofAsleep(world, rounds, asleep)) : null;
  }
  if (every === null) {
    const { over, standing } = followed(world, rounds, at);
    const latest = standing ?? over.at(-1);
    return latest ? momentOf(rounds, latest) : null;
  }
  const [opened] = openedOnGrid(rounds, { at, every });
  return opened ? momentOf(rounds, standingOf(world, rounds, { ...opened, at })) : null;
}

/**
 * The latest rounds of a table that are over, the newest first: on a grid of today and yesterday, of today where they open one
 * after another.
 */
export function latestResults(
  parts: RunnerParts,
  world: World,
  { name, most = MOST_RESULTS }: { name: string; most?: number | undefined },
): TableMoment[] {
  const { rounds } = gameOfRounds(parts, name);
  const at = world.clock.now();
  const every = gridOf(rounds);
  const found: TableMoment[] = [];
  const all = every === null ? followed(world, rounds, at).over.toReversed() : onGrid(world, rounds, { at, every });
  const late = sharedRoundsRepository(world).running(rounds.name)[0]?.openedAt ?? Number.POSITIVE_INFINITY;
  for (const standing of all) {
    if (standing.endsAt === null && standing.opening.opensAt < late) found.push(momentOf(rounds, standing));
    if (found.length === most) break;
  }
  return found;
}

function* onGrid(world: World, rounds: AnyRounds, { at, every }: { at: number; every: number }): Generator<Standing> {
  for (const opened of openedOnGrid(rounds, { at, every })) yield standingOf(world, rounds, { ...opened, at });
}

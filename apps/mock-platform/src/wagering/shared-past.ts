import type { World } from '../world/world';
import type { SharedName } from './advance-shared';
import type { AnyRounds } from './define-game';
import { gameOfRounds, type RunnerParts } from './runner-parts';
import { type Day, dayAfter, dayAt, dayNamed } from './shared-days';
import { phaseAt } from './shared-phase';
import { latestResults, MOST_RESULTS, momentOf, standingOf, type TableMoment } from './shared-table';
import { type DayOpening, openingNamed, openingsOfDay } from './shared-timeline';

/** Nobody looks further back than so many days. */
const MOST_DAYS_BACK = 4_000;

/** The openings behind a moment and before a round, the newest first. */
function* openedBefore(rounds: AnyRounds, { day: from, before }: { day: Day; before: number }): Generator<DayOpening> {
  for (let days = 0; days < MOST_DAYS_BACK; days += 1) {
    const day = dayAfter(from, -days);
    for (const opening of openingsOfDay(rounds, day).toReversed())
      if (opening.opensAt < before) yield { day: day.day, opening };
  }
}

/** A round of rounds that open by the hour, by its name, as it stands or came out; null for no such name, and before it opens. */
export function roundNamed(
  parts: RunnerParts,
  world: World,
  { rounds: name, key }: { rounds: string; key: string },
): TableMoment | null {
  const { rounds } = gameOfRounds(parts, name);
  const at = world.clock.now();
  const found = openingNamed(rounds, { key, at });
  return found && found.opening.opensAt <= at ? momentOf(rounds, standingOf(world, rounds, { ...found, at })) : null;
}

/** Whether a round takes bets now, as the runner asks of each bet. */
export const takesBetsNow = (parts: RunnerParts, world: World, { rounds: name, key }: SharedName): boolean =>
  phaseAt(world, gameOfRounds(parts, name).rounds, { key, at: world.clock.now() })?.takesBets === true;

/** Rounds that open by the hour and are over, the newest first; `before`: those that opened before the one of that name. */
export function pastRounds(
  parts: RunnerParts,
  world: World,
  { rounds: name, before, most }: { rounds: string; before: string | null; most: number },
): TableMoment[] {
  const { rounds } = gameOfRounds(parts, name);
  const at = world.clock.now();
  const behind = before === null ? null : openingNamed(rounds, { key: before, at });
  if (before !== null && !behind) return [];
  const from = behind
    ? { day: dayNamed(behind.day), before: behind.opening.opensAt }
    : { day: dayAt(at), before: at + 1 };
  const found: TableMoment[] = [];
  for (const opened of openedBefore(rounds, from)) {
    const standing = standingOf(world, rounds, { ...opened, at });
    if (standing.endsAt === null) found.push(momentOf(rounds, standing));
    if (found.length === most) break;
  }
  return found;
}

/** The latest rounds of a table that are over, the newest first, however they open. */
export function resultsOf(
  parts: RunnerParts,
  world: World,
  { name, most = MOST_RESULTS }: { name: string; most?: number | undefined },
): TableMoment[] {
  const { timed, everyMs } = gameOfRounds(parts, name).rounds;
  if (!timed || everyMs) return latestResults(parts, world, { name, most });
  return pastRounds(parts, world, { rounds: name, before: null, most });
}

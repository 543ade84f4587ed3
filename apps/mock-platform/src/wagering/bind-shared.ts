import { fromHex, toHex } from '../kernel/fairness';
import { merkleRoot } from '../kernel/merkle';
import type { World } from '../world/world';
import { demonstrationBeacon } from './beacon';
import { boundBetsRepository } from './bound-bets.repository';
import type { AnyRounds, KeptEntry } from './define-game';
import type { RunnerParts } from './runner-parts';
import { type Course, standingBy } from './shared-course';
import { sharedOrdersRepository } from './shared-orders.repository';
import type { SharedRow } from './shared-rounds.repository';
import { seedsOf } from './shared-seeds';

/** Whoever wishes for something rarer asks for less. */
export const MOST_SALTS = 100_000;
/** No round goes on for so long: until it is over. */
export const TO_THE_END = Number.MAX_SAFE_INTEGER;

interface Bound {
  readonly rounds: AnyRounds;
  readonly row: SharedRow;
}

/** How a round goes on that has a row. */
export const courseOfRow = (
  world: World,
  { rounds, row, entrants }: Bound & { entrants: () => readonly KeptEntry[] },
): Course => ({ rounds, config: row.config, seeds: () => seedsOf(world, rounds, row), entrants });

/**
 * The round's bets are in: the root over them is fixed before anybody knows what the beacon says. What testers want of the table's
 * next round they want of this one.
 */
export function bindBets(world: World, { isInPlay }: AnyRounds, row: SharedRow): SharedRow {
  if (isInPlay) return row;
  const leaves = boundBetsRepository(world)
    .leaves(row)
    .map(({ leaf }) => fromHex(leaf));
  const orders = sharedOrdersRepository(world);
  const { wish = null, isWithheld = false } = orders.of(row.rounds) ?? {};
  orders.remove(row.rounds);
  return { ...row, root: toHex(merkleRoot(leaves)), wish, isWithheld };
}

export const beaconOf = ({ beacon = demonstrationBeacon }: RunnerParts) => beacon;

/** Whether its bets are in, and nothing has decided it yet. */
const isToBind = ({ rounds, row }: Bound): boolean => !rounds.isInPlay && row.closedAt !== null && row.beacon === null;

/** The value that the schedule of the round chose: the first that came to be behind its close. */
function valueFor(parts: RunnerParts, world: World, { row }: Bound) {
  const { number, at } = beaconOf(parts).after(row.closedAt ?? 0);
  if (at > world.clock.now()) throw new Error(`${row.rounds} ${row.key} goes on before the beacon does`);
  return beaconOf(parts).valueAt(world, number);
}

/** Without the beacon's value, or with its link kept back, a round comes to no result. */
export const isMissing = (parts: RunnerParts, world: World, bound: Bound): boolean =>
  isToBind(bound) && (bound.row.isWithheld || valueFor(parts, world, bound) === null);

/** As the round is decided, where it was not before. */
export function bindBeacon(
  parts: RunnerParts,
  world: World,
  bound: Bound & { entrants: () => readonly KeptEntry[] },
): SharedRow {
  if (!isToBind(bound)) return bound.row;
  const row = { ...bound.row, beacon: valueFor(parts, world, bound) };
  return row.wish === null ? row : asWished(world, { ...bound, row });
}

/** With the first salt by which the table comes out as testers wish; without one where none of many does. */
function asWished(world: World, bound: Bound & { entrants: () => readonly KeptEntry[] }): SharedRow {
  const { rounds, row } = bound;
  const fits = rounds.force?.read(row.wish);
  const { number, key, openedAt: opensAt } = row;
  for (let tries = 1; fits && tries <= MOST_SALTS; tries += 1) {
    const salted = { ...row, salt: String(tries) };
    const course = courseOfRow(world, { ...bound, row: salted });
    const { phase } = standingBy(course, { ...salted, opening: { number, key, opensAt } }, TO_THE_END);
    if (fits(phase.table)) return salted;
  }
  return { ...row, wish: null };
}

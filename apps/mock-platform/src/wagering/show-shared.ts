import type { World } from '../world/world';
import type { BeaconValue } from './beacon-value';
import { chainEnd, linkFor } from './chain-seeds';
import type { AnyRounds } from './define-game';
import { gameOfRounds, type RunnerParts } from './runner-parts';
import { endOf, type Standing } from './shared-course';
import { dayAfter, dayAt } from './shared-days';
import { phaseAt } from './shared-phase';
import { type SharedRow, sharedRoundsRepository } from './shared-rounds.repository';
import { asleepBinding, seedsOf } from './shared-seeds';
import { asleepAt, asleepNumbered } from './shared-timeline';

/** What everybody may see of a shared round that is not over. */
export interface StandingRound {
  readonly key: string;
  readonly number: number;
  readonly opensAt: number;
  readonly takesBets: boolean;
  /** Of the phase, milliseconds since epoch; null where the phase hides it. */
  readonly endsAt: number | null;
  readonly shown: unknown;
  readonly published: Published;
}

/** What binds a round, as far as everybody may see it. */
export interface Published {
  /** Root of the bets that it took; null while it takes them, and of rounds that are bet on while they are decided. */
  readonly betsRoot: string | null;
  /** Null before it came to be. */
  readonly beacon: BeaconValue | null;
  /** Testers wished for how it comes out. */
  readonly isForced: boolean;
  /** Its result was entered wrongly, and is another one since. */
  readonly isCorrected: boolean;
  /** Not all of its bets were told of the phase yet: of a result, not all are paid. */
  readonly isSettling: boolean;
  /** Testers hold it in its phase, of which so much is left; null: they do not. */
  readonly heldMs: number | null;
}

/** How a shared round came out, and what decided it. */
export interface SharedResult extends Published {
  readonly key: string;
  readonly closedAt: number | null;
  readonly version: number;
  readonly config: unknown;
  readonly isCancelled: boolean;
  readonly shown: unknown;
  /** The link of the chain; its SHA-256 is the link of the round before, and that of the first the published end. */
  readonly serverSeed: string;
  /** Null of a round that was cancelled before anything decided it. */
  readonly clientSeed: string | null;
}

type Of = Pick<
  SharedRow,
  | 'key'
  | 'number'
  | 'openedAt'
  | 'phase'
  | 'endsAt'
  | 'closedAt'
  | 'root'
  | 'beacon'
  | 'salt'
  | 'wish'
  | 'heldMs'
  | 'lastId'
  | 'correction'
>;

type Bound = Pick<SharedRow, 'root' | 'beacon' | 'wish' | 'heldMs' | 'lastId' | 'correction'>;

export const publishedOf = ({ root, beacon, wish, heldMs, lastId, correction }: Bound): Published => ({
  betsRoot: root,
  beacon,
  isForced: wish !== null,
  isCorrected: correction !== null,
  isSettling: lastId !== null,
  heldMs,
});

function show(rounds: AnyRounds, { key, number, openedAt: opensAt, phase, endsAt, ...of }: Of): StandingRound {
  const shown = { takesBets: phase.takesBets, endsAt, shown: rounds.show(phase) };
  return { key, number, opensAt, ...shown, published: publishedOf(of) };
}

const ofAsleep = (world: World, rounds: AnyRounds, { opening, ...standing }: Standing): Of => ({
  ...{
    ...opening,
    ...standing,
    ...asleepBinding(world, rounds, standing.closedAt),
    ...{ wish: null, heldMs: null, lastId: null, correction: null },
  },
  ...{ openedAt: opening.opensAt, endsAt: endOf(standing) },
});

/** The rounds of a name that are open or on their way, whether anybody is in them or not, in the order in which they opened. */
export function standingRounds(parts: RunnerParts, world: World, name: string): StandingRound[] {
  const { rounds } = gameOfRounds(parts, name);
  const at = world.clock.now();
  const { running, byKey } = sharedRoundsRepository(world);
  const awake = running(name).map(
    (row): Of => ({ ...row, phase: phaseAt(world, rounds, { key: row.key, at }) ?? row.phase }),
  );
  const asleep = [...asleepAt(world, rounds, at)]
    .filter(({ opening }) => !byKey(name, opening.key))
    .map((one) => ofAsleep(world, rounds, one));
  return [...awake, ...asleep].sort((a, b) => a.openedAt - b.openedAt).map((round) => show(rounds, round));
}

interface Numbered {
  readonly rounds: string;
  /** yyyy-MM-dd, of the operator's zone. */
  readonly day: string;
  readonly number: number;
}

/**
 * How a round came out. Of one that nobody was in it is computed, and is what would have come of it; null for one that is not over.
 */
export function resultOf(
  parts: RunnerParts,
  world: World,
  { rounds: name, day, number }: Numbered,
): SharedResult | null {
  const { rounds } = gameOfRounds(parts, name);
  const before = sharedRoundsRepository(world).before({ rounds: name, day, number: number + 1 });
  const row = before?.number === number ? before : null;
  const asleep = row ? null : asleepNumbered(world, rounds, { day, number, at: world.clock.now() });
  const round = row ?? (asleep && ofAsleep(world, rounds, asleep));
  if (!round || round.endsAt !== null) return null;
  const { version, config } = row ?? { version: rounds.version, config: rounds.config.initial };
  const { key, closedAt } = round;
  return {
    ...{ key, version, config, closedAt, ...publishedOf(round), shown: rounds.show(round.phase) },
    isCancelled: typeof row?.cancelledAt === 'number',
    serverSeed: linkFor(world, rounds, { day, number }).serverSeed,
    clientSeed: seedsOf(world, rounds, { ...round, day })?.clientSeed ?? null,
  };
}

/** The published ends of the chains of a day (yyyy-MM-dd; today's when left out) and of the day behind it. */
export function chainEnds(
  parts: RunnerParts,
  world: World,
  { rounds: name, day = dayAt(world.clock.now()).day }: { rounds: string; day?: string | undefined },
): { end: string; nextEnd: string } {
  const { rounds } = gameOfRounds(parts, name);
  return { end: chainEnd(world, rounds, day), nextEnd: chainEnd(world, rounds, dayAfter({ day }).day) };
}

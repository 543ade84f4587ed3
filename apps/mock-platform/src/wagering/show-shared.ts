import type { World } from '../world/world';
import { chainEnd, linkFor } from './chain-seeds';
import type { AnyRounds } from './define-game';
import { gameOfRounds, type RunnerParts } from './runner-parts';
import { endOf, type Standing } from './shared-course';
import { dayAfter, dayAt } from './shared-days';
import { phaseAt } from './shared-phase';
import { type SharedRow, sharedRoundsRepository } from './shared-rounds.repository';
import { asleepAt, asleepNumbered } from './shared-timeline';

/** What everybody may see of a shared round that is not over. */
export interface StandingRound {
  readonly key: string;
  readonly number: number;
  readonly opensAt: number;
  readonly takesBets: boolean;
  /** Of the phase, milliseconds since epoch. */
  readonly endsAt: number | null;
  readonly shown: unknown;
}

/** How a shared round came out, and what decided it. */
export interface SharedResult {
  readonly key: string;
  readonly version: number;
  readonly config: unknown;
  readonly isCancelled: boolean;
  readonly shown: unknown;
  /** The link of the chain; its SHA-256 is the link of the round before, and that of the first the published end. */
  readonly serverSeed: string;
  readonly clientSeed: string;
}

type Of = Pick<SharedRow, 'key' | 'number' | 'openedAt' | 'phase' | 'endsAt'>;

function show(rounds: AnyRounds, { key, number, openedAt: opensAt, phase, endsAt }: Of): StandingRound {
  return { key, number, opensAt, takesBets: phase.takesBets, endsAt, shown: rounds.show(phase) };
}

const ofAsleep = ({ opening, ...standing }: Standing): Of => ({
  ...{ ...opening, ...standing },
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
  const asleep = [...asleepAt(world, rounds, at)].filter(({ opening }) => !byKey(name, opening.key)).map(ofAsleep);
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
  const round = row ?? (asleep && ofAsleep(asleep));
  if (!round || round.endsAt !== null) return null;
  const { serverSeed, clientSeed } = linkFor(world, rounds, { day, number });
  const { version, config } = row ?? { version: rounds.version, config: rounds.config.initial };
  const isCancelled = typeof row?.cancelledAt === 'number';
  return { key: round.key, version, config, isCancelled, shown: rounds.show(round.phase), serverSeed, clientSeed };
}

/** The published ends of the chains of today and of tomorrow. */
export function chainEnds(parts: RunnerParts, world: World, name: string): { end: string; nextEnd: string } {
  const { rounds } = gameOfRounds(parts, name);
  const today = dayAt(world.clock.now());
  return { end: chainEnd(world, rounds, today.day), nextEnd: chainEnd(world, rounds, dayAfter(today).day) };
}

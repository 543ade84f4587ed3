import type { EventSummary, Suspension } from '@tonalli/contracts/sports/shapes';
import type { PricedMarket } from '@tonalli/sportsbook/matches/priced';
import { type DrawSource, fairDraws } from '../../kernel/fairness';
import { createRandom } from '../../kernel/random';
import { chainEnd, linkFor } from '../../wagering/chain-seeds';
import { repository, type World } from '../../world/world';
import { type Change, UNCHANGED } from './change';
import type { Fixture } from './fixtures';
import { playingOf } from './playing';
import { sportsRepository } from './sports.repository';
import type { Playing, Stand } from './stand';

/**
 * Each match is a chain of one link: its seed, of which the hash is published before. So the seed of a match that is over says
 * nothing of one that began earlier and is still played.
 */
const chained = ({ id }: Fixture) => ({ name: `sports/${id}`, drawName: 'sports', mostPerDay: 1 });

export const seedOf = (world: World, fixture: Fixture) =>
  linkFor(world, chained(fixture), { day: fixture.day, number: 1 });
export const seedHashOf = (world: World, fixture: Fixture): string => chainEnd(world, chained(fixture), fixture.day);

/** A match as it stands at the world's time. */
export interface Match {
  readonly fixture: Fixture;
  /** Of its postponement, or as it was planned. */
  readonly startsAt: number;
  readonly change: Change;
  readonly playing: Playing;
  readonly stand: Stand;
  readonly hasBegun: boolean;
  readonly state: EventSummary['state'];
  readonly suspension: Suspension | null;
  /** Never falls, and no two prices of a selection have the same. */
  readonly version: number;
  /** From when on its result stands; null while that is not known. */
  readonly decidedFrom: number | null;
}

/** Between the end of a match and its result. */
export const CONFIRM_MS = 120_000;
/** So long the bets on a match that is postponed stand. */
export const POSTPONED_MS = 48 * 3_600_000;
/** Without a word from a match for so long, nothing of it is bet on. */
export const HEARTBEAT_MS = 15_000;
/** By a change of testers, more than what the end of a silence adds. */
const VERSIONS_A_CHANGE = 3;

/** Goes on drawing from another seed after so many draws. */
export function forkedDraws(fair: DrawSource, fork: Change['fork']): DrawSource {
  if (!fork) return fair;
  const other = createRandom(fork.seed);
  let drawn = 0;
  return {
    below(bound) {
      drawn += 1;
      return drawn > fork.fromDraw ? other.int(0, bound - 1) : fair.below(bound);
    },
  };
}

/** What stands of matches a world remembers; a hundred and some are in play or near at once. */
const MOST_KEPT = 400;
const kept = repository(() => new Map<string, Stand>());

function remembered({ book, ...stand }: Stand): Stand {
  let known: PricedMarket[] | null = null;
  return {
    ...stand,
    book: () => {
      known ??= book();
      return known;
    },
  };
}

/** Keeps what was asked for last. */
function touch(known: Map<string, Stand>, key: string, stand: Stand): Stand {
  known.delete(key);
  known.set(key, stand);
  const [oldest] = known.keys();
  if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest);
  return stand;
}

/** A match after so many steps. It follows from seed and steps: what is remembered is what would be found anew. */
export function standAfter(
  world: World,
  { fixture, fork, steps }: { fixture: Fixture; fork: Change['fork']; steps: number },
): Stand {
  const { serverSeed, clientSeed, nonce } = seedOf(world, fixture);
  const name = `${serverSeed}/${fork ? `${fork.fromDraw}/${fork.seed}` : ''}`;
  const known = kept(world);
  const whole = known.get(name);
  if (whole && whole.steps <= steps) return touch(known, name, whole);
  const key = `${name}/${steps}`;
  const found = known.get(key);
  if (found) return touch(known, key, found);
  const draws = forkedDraws(fairDraws({ serverSeed, clientSeed, nonce }), fork);
  const stand = remembered(playingOf(fixture).stand(draws, steps));
  return touch(known, stand.isOver ? name : key, stand);
}

const isLost = ({ startsAt }: Fixture, { postponedTo }: Change): boolean =>
  postponedTo !== null && postponedTo - startsAt > POSTPONED_MS;

/** What is known of it: nothing newer than where it was broken off, or fell silent. */
function knownUntil(now: number, { brokenOffAt, silence }: Change): number {
  const isSilent = silence !== null && now >= silence.from && now < silence.until;
  return Math.min(now, brokenOffAt ?? now, isSilent ? silence.from : now);
}

function stateOf(
  fixture: Fixture,
  change: Change,
  { hasBegun, stand }: Pick<Match, 'hasBegun' | 'stand'>,
): Match['state'] {
  if (change.cancelledAt !== null) return 'CANCELLED';
  if (isLost(fixture, change)) return 'POSTPONED';
  if (!hasBegun) return change.postponedTo === null ? 'SCHEDULED' : 'POSTPONED';
  if (stand.isOver) return 'ENDED';
  if (change.brokenOffAt !== null) return 'ABANDONED';
  return stand.isBreak ? 'BREAK' : 'LIVE';
}

function decidedFrom(fixture: Fixture, change: Change, endsAt: number | null): number | null {
  if (change.cancelledAt !== null) return change.cancelledAt + CONFIRM_MS;
  if (isLost(fixture, change)) return fixture.startsAt + POSTPONED_MS;
  const over = endsAt ?? change.brokenOffAt;
  return over === null ? null : over + CONFIRM_MS;
}

/** How many of the moments at which a silence suspends, and its end opens again, are past. */
const silencePast = ({ silence }: Change, now: number): number =>
  silence ? Number(now >= silence.from + HEARTBEAT_MS) + Number(now >= silence.until) : 0;

function suspensionOf(
  { fixture, change, stand, hasBegun }: Pick<Match, 'fixture' | 'change' | 'stand' | 'hasBegun'>,
  now: number,
): Suspension | null {
  const { silence } = change;
  if (silence && now >= silence.from + HEARTBEAT_MS && now < silence.until) return 'heartbeat';
  // No fight is bet on while it lasts.
  return hasBegun && (stand.isDangerous || fixture.league.sport === 'cockfight') ? 'danger' : null;
}

/** At the world's time, or at an earlier one, as it is told today. */
export function matchOf(world: World, fixture: Fixture, now = world.clock.now()): Match {
  const change = sportsRepository(world).find(fixture.id)?.change ?? UNCHANGED;
  const startsAt = change.postponedTo ?? fixture.startsAt;
  const playing = playingOf(fixture);
  const elapsed = knownUntil(now, change) - startsAt;
  const isPlayed = change.cancelledAt === null && !isLost(fixture, change);
  const hasBegun = isPlayed && elapsed >= 0;
  const steps = hasBegun ? Math.floor(elapsed / playing.stepMs) : 0;
  const stand = standAfter(world, { fixture, fork: change.fork, steps });
  const common = { fixture, change, stand, hasBegun };
  return {
    ...common,
    ...{ startsAt, playing },
    state: stateOf(fixture, change, common),
    suspension: suspensionOf(common, now),
    version: (hasBegun ? stand.pricedSteps + 2 : 1) + VERSIONS_A_CHANGE * change.times + silencePast(change, now),
    decidedFrom: decidedFrom(fixture, change, stand.isOver ? startsAt + stand.steps * playing.stepMs : null),
  };
}

/** It is bet on now, or may be later. */
export const isOpen = ({ state }: Pick<Match, 'state'>): boolean =>
  state === 'SCHEDULED' || state === 'LIVE' || state === 'BREAK';

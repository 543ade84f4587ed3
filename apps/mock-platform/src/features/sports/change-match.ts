import type { Count } from '@tonalli/sportsbook/count';
import { PlatformFailure } from '../../kernel/failure';
import { type DrawSource, fairDraws } from '../../kernel/fairness';
import type { World } from '../../world/world';
import type { Change } from './change';
import { type Fixture, fixtureNamed } from './fixtures';
import { lookLater } from './follow';
import { forkedDraws, isOpen, type Match, matchOf, seedOf } from './match';
import { sportsRepository } from './sports.repository';

/** More than any match has. */
const ALL_STEPS = 2_000;
/** A score that so many steps of other courses do not lead to is out of reach: a course of points is one of many. */
const MOST_STEPS = 600_000;
const triesOf = ({ leastSteps }: Match['playing']): number => Math.min(12_000, Math.ceil(MOST_STEPS / leastSteps));

/** Throws `EVENT_NOT_FOUND`. */
function found(world: World, id: string): Match {
  const fixture = fixtureNamed(id);
  if (!fixture) throw new PlatformFailure('EVENT_NOT_FOUND');
  return matchOf(world, fixture);
}

function keep(world: World, { fixture, change }: Match, changed: Partial<Change>): true {
  const store = sportsRepository(world);
  const event = fixture.id;
  store.change(event, { ...change, ...changed, times: change.times + 1, changedAt: world.clock.now() });
  const row = store.find(event);
  if (row?.decidedAt) world.tell('sports.decided', { event, at: world.clock.now() });
  else if (row?.followedAt) lookLater(world, event);
  return true;
}

const fairOf = (world: World, fixture: Fixture): DrawSource => {
  const { serverSeed, clientSeed, nonce } = seedOf(world, fixture);
  return fairDraws({ serverSeed, clientSeed, nonce });
};

/** How many draws a match has taken so far. */
function drawnBy(world: World, { fixture, change, playing, stand }: Match): number {
  const draws = forkedDraws(fairOf(world, fixture), change.fork);
  let drawn = 0;
  const counting = {
    below(bound: number): number {
      drawn += 1;
      return draws.below(bound);
    },
  };
  playing.stand(counting, stand.steps);
  return drawn;
}

/**
 * The match ends with this score: what was played stays, and from here on it is drawn from a seed that leads there. One that is over
 * gets another course, as a correction: what was told of it is told again. False where no course was found, or nothing is played.
 * Call in a transaction.
 */
export function forceScore(world: World, id: string, { home, away }: Count): boolean {
  const match = found(world, id);
  const { fixture, change, playing, stand, state } = match;
  const isOver = state === 'ENDED';
  if (!isOver && !isOpen(match)) return false;
  // A second change of a match in play starts from the first one's seed: only one can be kept.
  const fromDraw = isOver || change.fork ? 0 : drawnBy(world, match);
  const most = triesOf(playing);
  for (let tries = 0; tries < most; tries += 1) {
    const fork = { fromDraw, seed: `${fixture.id}/${change.times}/${tries}` };
    const end = playing.stand(forkedDraws(fairOf(world, fixture), fork), ALL_STEPS);
    const isInTime = !isOver || end.steps <= stand.steps;
    if (end.score.home === home && end.score.away === away && isInTime) return keep(world, match, { fork });
  }
  return false;
}

const isInPlay = ({ state }: Match): boolean => state === 'LIVE' || state === 'BREAK';
const isToCome = ({ state, startsAt }: Match, now: number): boolean =>
  state === 'SCHEDULED' || (state === 'POSTPONED' && startsAt > now);

/** It is broken off now: what is decided stands. False unless it is in play. Call in a transaction. */
export function breakOff(world: World, id: string): boolean {
  const match = found(world, id);
  return isInPlay(match) && keep(world, match, { brokenOffAt: world.clock.now() });
}

/** It is never played. False once it has begun. Call in a transaction. */
export function cancelMatch(world: World, id: string): boolean {
  const match = found(world, id);
  const now = world.clock.now();
  return isToCome(match, now) && keep(world, match, { cancelledAt: now });
}

/** It begins so much later than it was planned. False once it has begun. Call in a transaction. */
export function postponeMatch(world: World, id: string, by: number): boolean {
  const match = found(world, id);
  const postponedTo = match.fixture.startsAt + by;
  return isToCome(match, world.clock.now()) && keep(world, match, { postponedTo });
}

/** Nothing is heard of it for a while. False once it is over. Call in a transaction. */
export function silenceMatch(world: World, id: string, lasts: number): boolean {
  const match = found(world, id);
  const from = world.clock.now();
  return isOpen(match) && keep(world, match, { silence: { from, until: from + lasts } });
}

/** All its odds are multiplied by so many hundredths from now on. False once it is over. Call in a transaction. */
export function jumpOdds(world: World, id: string, oddsPercent: number): boolean {
  const match = found(world, id);
  return isOpen(match) && keep(world, match, { oddsPercent });
}

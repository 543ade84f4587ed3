import { EventId } from '@tonalli/contracts/sports/shapes';
import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { fixtureNamed } from './fixtures';
import { CONFIRM_MS, type Match, matchOf } from './match';
import { sportsRepository } from './sports.repository';

/** Looks whether a match that somebody bets on is decided; its key is the match. */
const DECIDE = jobKind('sports.decide', z.object({ event: EventId }));

/** When it may be decided at the earliest, as far as is known. */
function nextLook({ startsAt, playing, stand, change, decidedFrom }: Match, now: number): number {
  if (decidedFrom !== null) return Math.max(decidedFrom, now);
  const steps = Math.max(stand.steps + 1, playing.leastSteps);
  const ended = startsAt + steps * playing.stepMs + CONFIRM_MS;
  const { silence } = change;
  // A match that is silent is looked at once it is heard of again.
  return silence && silence.from <= now && now < silence.until ? Math.max(ended, silence.until) : ended;
}

/** Looks again when a match may be decided. Call in a transaction, and whenever testers changed it. */
export function lookLater(world: World, event: string): void {
  const fixture = fixtureNamed(event);
  if (!fixture) return;
  world.clock.cancel(DECIDE, event);
  const now = world.clock.now();
  const dueAt = nextLook(matchOf(world, fixture), now);
  world.clock.schedule({ kind: DECIDE, key: event, dueAt, payload: { event } });
}

/** Keeps a match awake until it is decided: then `sports.decided` is told. A repeat changes nothing. Call in a transaction. */
export function follow(world: World, event: string): void {
  if (!fixtureNamed(event)) throw new RangeError(`no day has ${event}`);
  if (sportsRepository(world).follow(event, world.clock.now())) lookLater(world, event);
}

export const decideJob = defineJob(
  DECIDE,
  (world, { payload: { event } }) => {
    const fixture = fixtureNamed(event);
    const now = world.clock.now();
    const decidedFrom = fixture && matchOf(world, fixture).decidedFrom;
    if (decidedFrom === null || now < decidedFrom) lookLater(world, event);
    else if (sportsRepository(world).decide(event, now)) world.tell('sports.decided', { event, at: now });
    return 'done';
  },
  { priority: 'settle', person: false },
);

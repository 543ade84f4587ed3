import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import type { MemberShown } from '../../events/facts';
import { dayAfter, dayOf } from '../../rollups/time-parts';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { actOn } from './act-on-score';
import { daysAfter, figuresOf } from './day-figures';
import { scoresRepository } from './harm-markers.repository';
import { HARM_MARKERS } from './harm-settings';
import { type Assessment, assessed, bandOf } from './markers';

/** After midnight, when the last bets of the day are in the rollups. */
const AFTER_MS = 10 * 60_000;
/** Members of a turn. */
const MOST = 10;
/** Scores are kept so long. */
const KEPT_DAYS = 90;

const HARM_DAY = jobKind('harmMarkers.day', z.object({ day: z.int() }));

const scoreAfter = (world: World, day: number): void =>
  world.clock.schedule({ kind: HARM_DAY, key: `${day}`, dueAt: dayAfter(day) + AFTER_MS, payload: { day } });

/** Somebody logged in: when the day is over, whoever played in it is looked at. */
export function expectPlay(world: World, { at }: MemberShown): void {
  const now = world.clock.now();
  // The default data tell of logins of long ago.
  if (dayOf(at) === dayOf(now) && at >= now && world.settings.get(HARM_MARKERS) !== 'off') scoreAfter(world, dayOf(at));
}

/** The score of a member's day, of one that is not over so far. */
export const assess = (world: World, memberId: string, day: number): Assessment =>
  assessed(figuresOf(world, memberId, day));

function keepScore(world: World, memberId: string, day: number): void {
  const store = scoresRepository(world);
  const score = { memberId, day, ...assess(world, memberId, day) };
  store.insert(score);
  store.forget(memberId, daysAfter(day, -KEPT_DAYS));
  if (world.settings.get(HARM_MARKERS) === 'act') actOn(world, score);
}

/** As if the day so far had come to a score, whatever was done in it; what the score asks for is done. For testers. */
export function forceScore(world: World, memberId: string, score: number): void {
  const day = dayOf(world.clock.now());
  const store = scoresRepository(world);
  const forced = { memberId, day, score, band: bandOf(score), parts: [] };
  world.transaction(() => {
    store.remove(memberId, day);
    store.insert(forced);
    actOn(world, forced);
  });
}

/** Everybody who played on a day, some in a turn; whoever plays on goes on tomorrow. */
export const harmDayJob = defineJob(HARM_DAY, (world, { payload: { day } }) => {
  if (world.settings.get(HARM_MARKERS) === 'off') return 'done';
  const people = scoresRepository(world).unscored({ from: day, to: dayAfter(day) }, MOST);
  for (const memberId of people) keepScore(world, memberId, day);
  if (people.length === 0) return 'done';
  scoreAfter(world, dayAfter(day));
  return 'again';
});

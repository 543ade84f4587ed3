import type { EventDetail, EventSummary, Sport } from '@tonalli/contracts/sports/shapes';
import { PlatformFailure } from '../../kernel/failure';
import { dayAfter, dayAt } from '../../wagering/shared-days';
import type { World } from '../../world/world';
import { eventNamed, summarise } from './events';
import { type Fixture, fixtureNamed, fixturesOf } from './fixtures';
import { sportsRepository } from './sports.repository';

/** Nothing lasts longer. */
const LONGEST_MS = 6 * 3_600_000;
const DAYS_AHEAD = 6;
const MOST_FOUND = 20;

/** Yesterday, today, and the days that can be looked at ahead. */
function days(world: World): string[] {
  const today = dayAt(world.clock.now());
  return Array.from({ length: DAYS_AHEAD + 2 }, (_, at) => dayAfter(today, at - 1).day);
}

interface Asked {
  readonly day?: string | undefined;
  readonly sport?: Sport | undefined;
  readonly league?: string | undefined;
}

const isAsked =
  ({ sport, league }: Asked) =>
  (fixture: Fixture): boolean =>
    (sport === undefined || fixture.league.sport === sport) && (league === undefined || fixture.league.id === league);

const isInPlay = ({ state }: EventSummary): boolean => state === 'LIVE' || state === 'BREAK';
const byHour = (one: EventSummary, other: EventSummary): number => one.startsAt - other.startsAt;

/** A day's matches, those in play first. Throws `INVALID_REQUEST` for a day that is too far. */
export function listFixtures(world: World, asked: Asked) {
  const now = world.clock.now();
  const day = asked.day ?? dayAt(now).day;
  if (!days(world).includes(day)) throw new PlatformFailure('INVALID_REQUEST');
  const all = fixturesOf(day)
    .filter(isAsked(asked))
    .map((fixture) => summarise(world, fixture));
  const content = all.sort((one, other) => Number(isInPlay(other)) - Number(isInPlay(one)) || byHour(one, other));
  return { now, day, content };
}

/** Those that may be in play: begun a while ago, or put off until now. */
function near(world: World): Fixture[] {
  const now = world.clock.now();
  const begun = days(world)
    .slice(0, 2)
    .flatMap(fixturesOf)
    .filter(({ startsAt }) => startsAt <= now && startsAt > now - LONGEST_MS);
  const changed = sportsRepository(world)
    .changed()
    .flatMap((id) => fixtureNamed(id) ?? []);
  return [...new Map([...begun, ...changed].map((fixture) => [fixture.id, fixture])).values()];
}

/** The matches in play, the latest begun last. */
export function listLive(world: World, asked: Pick<Asked, 'sport'>) {
  const all = near(world).filter(isAsked(asked));
  const content = all.map((fixture) => summarise(world, fixture)).filter(isInPlay);
  return { now: world.clock.now(), content: content.sort(byHour) };
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Matches that are in play or to come whose teams or league are called so. */
export function searchEvents(world: World, text: string) {
  const now = world.clock.now();
  const letters = plain(text);
  const isMeant = ({ league, home, away }: Fixture) =>
    [league.es, league.en, home.team.name, away.team.name].some((name) => plain(name).includes(letters));
  const found: EventSummary[] = [];
  const fixtures = days(world)
    .flatMap(fixturesOf)
    .filter((fixture) => fixture.startsAt > now - LONGEST_MS && isMeant(fixture));
  for (const fixture of fixtures.sort((one, other) => one.startsAt - other.startsAt)) {
    if (found.length === MOST_FOUND) break;
    const summary = summarise(world, fixture);
    if (isInPlay(summary) || summary.state === 'SCHEDULED' || summary.state === 'POSTPONED') found.push(summary);
  }
  return { now, content: found };
}

/** Throws `EVENT_NOT_FOUND`. */
export function showEvent(world: World, id: string): { now: number; event: EventDetail } {
  const event = eventNamed(world, id);
  if (!event) throw new PlatformFailure('EVENT_NOT_FOUND');
  return { now: world.clock.now(), event };
}

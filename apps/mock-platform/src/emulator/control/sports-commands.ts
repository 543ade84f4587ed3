import type { SPORTS_COMMANDS } from '@tonalli/qa/sports';
import {
  breakOff,
  cancelMatch,
  forceScore,
  jumpOdds,
  listFixtures,
  listLive,
  postponeMatch,
  silenceMatch,
} from '../../features/sports';
import { PlatformFailure } from '../../kernel/failure';
import { dayAfter, dayAt } from '../../wagering/shared-days';
import type { World } from '../../world/world';
import { type CommandVerbs, ControlFailure } from './command';

const THREE_HOURS_MS = 3 * 3_600_000;
const TWO_MINUTES_MS = 120_000;

/** Throws `EVENT_NOT_FOUND`. */
function named(event: string | undefined): string {
  if (event === undefined) throw new PlatformFailure('EVENT_NOT_FOUND');
  return event;
}

const inPlay = (world: World, event: string | undefined): string =>
  named(event ?? listLive(world, { sport: 'football' }).content.at(-1)?.id);

function toCome(world: World, event: string | undefined): string {
  const today = dayAt(world.clock.now());
  const next = [today, dayAfter(today)]
    .flatMap(({ day }) => listFixtures(world, { day, sport: 'football' }).content)
    .find(({ state }) => state === 'SCHEDULED');
  return named(event ?? next?.id);
}

/** Throws `ControlFailure` where the match stands so that it cannot be. */
function changed(world: World, event: string, run: () => boolean): { event: string } {
  if (!world.transaction(run)) throw new ControlFailure(`${event} stands so that this cannot be`);
  return { event };
}

export const sportsVerbs: CommandVerbs<typeof SPORTS_COMMANDS> = {
  listMatches: ({ world }) =>
    listFixtures(world, {}).content.map(({ id, sport, home, away, startsAt, state, score, isForced }) => ({
      ...{ event: id, sport, startsAt, state, isForced },
      ...{ home: home.names.es, away: away.names.es },
      score: score && `${score.home}-${score.away}`,
    })),
  forceMatch({ world, input: { home, away, event } }) {
    const id = toCome(world, event);
    return changed(world, id, () => forceScore(world, id, { home, away }));
  },
  breakOffMatch({ world, input }) {
    const id = inPlay(world, input.event);
    return changed(world, id, () => breakOff(world, id));
  },
  cancelMatch({ world, input }) {
    const id = toCome(world, input.event);
    return changed(world, id, () => cancelMatch(world, id));
  },
  postponeMatch({ world, input: { event, by = THREE_HOURS_MS } }) {
    const id = toCome(world, event);
    return changed(world, id, () => postponeMatch(world, id, by));
  },
  silenceMatch({ world, input: { event, lasts = TWO_MINUTES_MS } }) {
    const id = inPlay(world, event);
    return changed(world, id, () => silenceMatch(world, id, lasts));
  },
  jumpOdds({ world, input: { percent, event } }) {
    const id = inPlay(world, event);
    return changed(world, id, () => jumpOdds(world, id, percent));
  },
};

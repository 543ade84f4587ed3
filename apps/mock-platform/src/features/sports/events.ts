import type {
  EventDetail,
  EventProof,
  EventSummary,
  Incident,
  SelectionRef,
  SportsMarket,
  Suspension,
} from '@tonalli/contracts/sports/shapes';
import type { Count } from '@tonalli/sportsbook/count';
import type { Chances } from '@tonalli/sportsbook/margin';
import { fairDraws } from '../../kernel/fairness';
import { chainEnd, linkFor } from '../../wagering/chain-seeds';
import type { World } from '../../world/world';
import { type Contender, type Fixture, fixtureNamed } from './fixtures';
import { type Playing, playingOf, type Stand } from './playing';

/**
 * Each match is a chain of one link: its seed, of which the hash is published before. So the seed of a match that is over says
 * nothing of one that began earlier and is still played.
 */
const chained = ({ id }: Fixture) => ({ name: `sports/${id}`, drawName: 'sports', mostPerDay: 1 });

interface Match {
  readonly fixture: Fixture;
  readonly playing: Playing;
  readonly stand: Stand;
  readonly hasBegun: boolean;
}

function matchOf(world: World, fixture: Fixture): Match {
  const playing = playingOf(fixture);
  const elapsed = world.clock.now() - fixture.startsAt;
  const steps = Math.max(0, Math.floor(elapsed / playing.stepMs));
  const { serverSeed, clientSeed, nonce } = linkFor(world, chained(fixture), { day: fixture.day, number: 1 });
  const stand = playing.stand(fairDraws({ serverSeed, clientSeed, nonce }), steps);
  return { fixture, playing, stand, hasBegun: elapsed >= 0 };
}

const teamOf = ({ team }: Contender) => ({
  id: team.id,
  names: { es: team.name, en: team.name },
  short: team.name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase(),
});

const stateOf = ({ stand, hasBegun }: Match): EventSummary['state'] => {
  if (!hasBegun) return 'SCHEDULED';
  if (stand.isOver) return 'ENDED';
  return stand.isBreak ? 'BREAK' : 'LIVE';
};

/** No fight is bet on while it lasts. */
const suspensionOf = ({ fixture, stand, hasBegun }: Match): Suspension | null =>
  hasBegun && (stand.isDangerous || fixture.league.sport === 'cockfight') ? 'danger' : null;

/** Grows with each step, whether its prices move or not. */
const versionOf = ({ stand, hasBegun }: Match): number => (hasBegun ? stand.steps + 2 : 1);

function marketsOf(match: Match): SportsMarket[] {
  if (match.stand.isOver) return [];
  const suspension = suspensionOf(match);
  const version = versionOf(match);
  const state = suspension ? 'SUSPENDED' : 'OPEN';
  return match.stand.book().map(({ type, key, line, selections }) => ({
    ...{ type, key, line, suspension },
    selections: selections.map(({ selection, oddsMilli }) => ({ selection, oddsMilli, version, state })),
  }));
}

function summaryOf(match: Match): EventSummary {
  const { fixture, stand, hasBegun } = match;
  const { id, league, home, away, startsAt } = fixture;
  const isInPlay = hasBegun && !stand.isOver;
  return {
    ...{ id, sport: league.sport, startsAt, state: stateOf(match), isForced: false },
    league: { id: league.id, sport: league.sport, names: { es: league.es, en: league.en } },
    ...{ home: teamOf(home), away: teamOf(away) },
    score: hasBegun ? { ...stand.score } : null,
    clock: isInPlay ? { part: stand.part, minute: stand.minute } : null,
    takesBets: !stand.isOver && suspensionOf(match) === null,
  };
}

const POINTS: ReadonlySet<string> = new Set(['goal', 'run', 'map', 'fight']);

function incidentsOf({ fixture, playing, stand }: Match): Incident[] {
  const score = { home: 0, away: 0 };
  return stand.told.map(({ step, kind, side, count }, index) => {
    if (side && POINTS.has(kind)) score[side] += count;
    if (side && kind === 'takenBack') score[side] -= count;
    const goal = stand.told.findLastIndex((one, at) => at < index && one.kind === 'goal' && one.side === side);
    const at = fixture.startsAt + (step + 1) * playing.stepMs;
    const takesBack = kind === 'takenBack' ? goal + 1 : null;
    return { number: index + 1, at, step, kind, side, count, score: { ...score }, takesBack };
  });
}

const COUNTED = ['corner', 'yellow', 'red'] as const;

function detailOf(match: Match): EventDetail {
  const { told } = match.stand;
  const count = (name: string, of: 'home' | 'away') =>
    told.filter(({ kind, side }) => kind === name && side === of).length;
  const isCounted = match.fixture.league.sport === 'football';
  return {
    ...summaryOf(match),
    incidents: incidentsOf(match),
    statistics: isCounted
      ? COUNTED.map((name) => ({ name, home: count(name, 'home'), away: count(name, 'away') }))
      : [],
    markets: marketsOf(match),
  };
}

export const summarise = (world: World, fixture: Fixture): EventSummary => summaryOf(matchOf(world, fixture));

/** A match as it stands; null where no day has it. */
export function eventNamed(world: World, id: string): EventDetail | null {
  const fixture = fixtureNamed(id);
  return fixture && detailOf(matchOf(world, fixture));
}

/** A selection at the world's time, with what a bet on it has to keep. */
export interface SelectionPrice {
  readonly oddsMilli: number;
  readonly version: number;
  readonly state: 'OPEN' | 'SUSPENDED';
  readonly isInPlay: boolean;
  readonly line: number | null;
  /** How it may come out from here on, at which a bet is bought back. */
  readonly chances: Chances;
  /** Of a match in play: a handicap is about what is scored from then on. */
  readonly scoreAtBet: Count | null;
}

/** Null where no match has it, or it is not offered (any more). */
export function priceOf(world: World, { event, type, key, selection }: SelectionRef): SelectionPrice | null {
  const fixture = fixtureNamed(event);
  if (!fixture) return null;
  const match = matchOf(world, fixture);
  if (match.stand.isOver) return null;
  const market = match.stand.book().find((one) => one.type === type && one.key === key);
  const found = market?.selections.find((one) => one.selection === selection);
  if (!market || !found) return null;
  return {
    ...{ oddsMilli: found.oddsMilli, chances: found.chances, line: market.line },
    ...{ version: versionOf(match), state: suspensionOf(match) ? 'SUSPENDED' : 'OPEN' },
    isInPlay: match.hasBegun,
    scoreAtBet: match.hasBegun ? { ...match.stand.score } : null,
  };
}

/** What decides a match: its seed only once it is over. */
export function proofNamed(world: World, id: string): EventProof | null {
  const fixture = fixtureNamed(id);
  if (!fixture) return null;
  const { playing, stand } = matchOf(world, fixture);
  const link = linkFor(world, chained(fixture), { day: fixture.day, number: 1 });
  return {
    event: id,
    seedHash: chainEnd(world, chained(fixture), fixture.day),
    serverSeed: stand.isOver ? link.serverSeed : null,
    clientSeed: link.clientSeed,
    nonce: link.nonce,
    engine: playing.engine,
    expected: playing.given,
    isForced: false,
  };
}

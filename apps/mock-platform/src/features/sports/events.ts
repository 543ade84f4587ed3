import type {
  EventDetail,
  EventProof,
  EventSummary,
  Incident,
  SelectionRef,
  SportsMarket,
} from '@tonalli/contracts/sports/shapes';
import type { Count } from '@tonalli/sportsbook/count';
import { type Chances, offered } from '@tonalli/sportsbook/margin';
import type { World } from '../../world/world';
import { type Change, isForcedBy } from './change';
import { type Contender, type Fixture, fixtureNamed } from './fixtures';
import { isOpen, type Match, matchOf, seedHashOf, seedOf } from './match';

const teamOf = ({ team }: Contender) => ({
  id: team.id,
  names: { es: team.name, en: team.name },
  short: team.name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase(),
});

/** What a price becomes that testers made jump. */
const jumped = (oddsMilli: number, { oddsPercent }: Change): number =>
  oddsPercent === 100 ? oddsMilli : offered((oddsMilli * oddsPercent) / 100_000);

function marketsOf(match: Match): SportsMarket[] {
  if (!isOpen(match)) return [];
  const { suspension, version, change } = match;
  const state = suspension ? 'SUSPENDED' : 'OPEN';
  return match.stand.book().map(({ type, key, line, selections }) => ({
    ...{ type, key, line, suspension },
    selections: selections.map(({ selection, oddsMilli }) => ({
      ...{ selection, oddsMilli: jumped(oddsMilli, change), version, state },
    })),
  }));
}

export function summaryOf(match: Match): EventSummary {
  const { stand, hasBegun, state, startsAt, change } = match;
  const { id, league, home, away } = match.fixture;
  const isInPlay = state === 'LIVE' || state === 'BREAK';
  return {
    ...{ id, sport: league.sport, startsAt, state, isForced: isForcedBy(change) },
    league: { id: league.id, sport: league.sport, names: { es: league.es, en: league.en } },
    ...{ home: teamOf(home), away: teamOf(away) },
    score: hasBegun ? { ...stand.score } : null,
    clock: isInPlay ? { part: stand.part, minute: stand.minute } : null,
    takesBets: isOpen(match) && match.suspension === null,
  };
}

const POINTS: ReadonlySet<string> = new Set([
  ...['goal', 'run', 'map', 'fight', 'point', 'touchdown', 'fieldGoal'],
  ...['set', 'stoppage', 'decision'],
]);

function incidentsOf({ startsAt, playing, stand }: Match): Incident[] {
  const score = { home: 0, away: 0 };
  return stand.told.map(({ step, kind, side, count }, index) => {
    if (side && POINTS.has(kind)) score[side] += count;
    if (side && kind === 'takenBack') score[side] -= count;
    const goal = stand.told.findLastIndex((one, at) => at < index && one.kind === 'goal' && one.side === side);
    const at = startsAt + (step + 1) * playing.stepMs;
    const takesBack = kind === 'takenBack' ? goal + 1 : null;
    return { number: index + 1, at, step, kind, side, count, score: { ...score }, takesBack };
  });
}

const COUNTED = ['corner', 'yellow', 'red'] as const;

export function detailOf(match: Match): EventDetail {
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
  if (!isOpen(match)) return null;
  const market = match.stand.book().find((one) => one.type === type && one.key === key);
  const found = market?.selections.find((one) => one.selection === selection);
  if (!market || !found) return null;
  return {
    ...{ oddsMilli: jumped(found.oddsMilli, match.change), chances: found.chances, line: market.line },
    ...{ version: match.version, state: match.suspension ? 'SUSPENDED' : 'OPEN' },
    isInPlay: match.hasBegun,
    scoreAtBet: match.hasBegun ? { ...match.stand.score } : null,
  };
}

/** What decides a match: its seed only once it is over. */
export function proofNamed(world: World, id: string): EventProof | null {
  const fixture = fixtureNamed(id);
  if (!fixture) return null;
  const { playing, state, change } = matchOf(world, fixture);
  const link = seedOf(world, fixture);
  return {
    event: id,
    seedHash: seedHashOf(world, fixture),
    serverSeed: state === 'ENDED' || state === 'ABANDONED' ? link.serverSeed : null,
    clientSeed: link.clientSeed,
    nonce: link.nonce,
    engine: playing.engine,
    expected: playing.given,
    isForced: isForcedBy(change),
  };
}

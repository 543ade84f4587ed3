import type { EventDetail, EventSummary, SportsChange, SportsMarket } from '@tonalli/contracts/sports/shapes';
import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { detailOf } from './events';
import { type Fixture, fixtureNamed } from './fixtures';
import { matchOf } from './match';

/** Cursors are seconds from then on. */
const BEGIN_S = Date.UTC(2020, 0, 1) / 1_000;
/** Who asks later than this reads all anew. */
const STALE_S = 300;

const nameOf = ({ type, key }: SportsMarket): string => `${type}/${key}`;

/** What changed of a market, all of it where it was suspended or opens again; one that is not offered any more within it is closed. */
function changedMarket(last: SportsMarket | undefined, market: SportsMarket): SportsMarket | null {
  if (!last) return market;
  const was = new Map(last.selections.map((one) => [one.selection, one]));
  const isWhole = last.suspension !== market.suspension;
  const changed = market.selections.filter(({ selection, oddsMilli, state }) => {
    const one = was.get(selection);
    return isWhole || one?.oddsMilli !== oddsMilli || one.state !== state;
  });
  for (const { selection } of market.selections) was.delete(selection);
  const closed = [...was.values()].map((one) => ({ ...one, state: 'CLOSED' as const }));
  const selections = [...changed, ...closed];
  return selections.length > 0 ? { ...market, selections } : null;
}

/** A market that is new, suspended or open again comes whole, of others what changed; one that is gone comes without selections. */
function changedMarkets(before: EventDetail, now: EventDetail): SportsMarket[] {
  const known = new Map(before.markets.map((market) => [nameOf(market), market]));
  const names = new Set(now.markets.map(nameOf));
  const gone = before.markets.filter((market) => !names.has(nameOf(market)));
  return [
    ...now.markets.flatMap((market) => changedMarket(known.get(nameOf(market)), market) ?? []),
    ...gone.map((market) => ({ ...market, selections: [] })),
  ];
}

/** What is told of a summary beside its event's names. */
const told = ({ state, score, clock, takesBets, startsAt, isForced }: EventSummary): string =>
  JSON.stringify([state, score, clock, takesBets, startsAt, isForced]);

const summaryIn = ({ incidents, statistics, markets, ...summary }: EventDetail): EventSummary => summary;

function changeOf(world: World, fixture: Fixture, after: number): SportsChange | null {
  const match = matchOf(world, fixture);
  const now = detailOf(match);
  const event = fixture.id;
  // Who asked before testers changed it, or in the same moment, knows another past.
  if (match.change.changedAt >= after)
    return { event, summary: summaryIn(now), isAnew: true, incidents: now.incidents, markets: now.markets };
  const before = detailOf(matchOf(world, fixture, after));
  const summary = told(before) === told(now) ? null : summaryIn(now);
  const incidents = now.incidents.slice(before.incidents.length);
  const markets = changedMarkets(before, now);
  if (!summary && incidents.length === 0 && markets.length === 0) return null;
  return { event, summary, isAnew: false, incidents, markets };
}

/** What changed of matches since a cursor. Throws `EVENT_NOT_FOUND`. */
export function listChanges(world: World, { events, after }: { events: string; after: string }) {
  const now = world.clock.now();
  const cursor = Math.max(0, Math.floor(now / 1_000) - BEGIN_S);
  const behind = cursor - Number(after);
  const fixtures = [...new Set(events.split(','))].map((id) => {
    const fixture = fixtureNamed(id);
    if (!fixture) throw new PlatformFailure('EVENT_NOT_FOUND');
    return fixture;
  });
  const isStale = behind < 0 || behind > STALE_S;
  const since = (Number(after) + BEGIN_S) * 1_000;
  const content = isStale ? [] : fixtures.flatMap((fixture) => changeOf(world, fixture, since) ?? []);
  return { now, cursor, isStale, content };
}

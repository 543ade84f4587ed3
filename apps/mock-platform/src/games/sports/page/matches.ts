import type { EventDetail, SelectionRef, SportsChange, SportsMarket } from '@tonalli/contracts/sports/shapes';

const sameMarket = (one: SportsMarket, other: SportsMarket): boolean =>
  one.type === other.type && one.key === other.key;

function withSelections(market: SportsMarket, changed: SportsMarket): SportsMarket {
  const selections = market.selections.map(
    (one) => changed.selections.find(({ selection }) => selection === one.selection) ?? one,
  );
  const added = changed.selections.filter(
    ({ selection }) => !market.selections.some((one) => one.selection === selection),
  );
  return { ...changed, selections: [...selections, ...added] };
}

/** Incidents of each kind that is counted, by side. */
const counted = ({ statistics }: EventDetail, incidents: EventDetail['incidents']): EventDetail['statistics'] =>
  statistics.map(({ name }) => {
    const of = (side: 'home' | 'away') => incidents.filter((one) => one.kind === name && one.side === side).length;
    return { name, home: of('home'), away: of('away') };
  });

/** A match after a step of its feed. */
export function changed(known: EventDetail, change: SportsChange): EventDetail {
  const match = change.isAnew ? { ...known, incidents: [], markets: [] } : known;
  const first = change.incidents[0]?.number ?? Number.POSITIVE_INFINITY;
  // What is told again went otherwise.
  const incidents = [...match.incidents.filter(({ number }) => number < first), ...change.incidents];
  const markets = match.markets.map((market) => {
    const news = change.markets.find((one) => sameMarket(one, market));
    return news ? withSelections(market, news) : market;
  });
  const isGone = (market: SportsMarket): boolean =>
    change.markets.some((news) => sameMarket(news, market) && news.selections.length === 0);
  const added = change.markets.filter((news) => !match.markets.some((one) => sameMarket(one, news)));
  return {
    ...match,
    ...change.summary,
    ...{ incidents, statistics: counted(match, incidents) },
    // One that is gone comes without any selection.
    markets: [...markets, ...added].filter((market) => !isGone(market)),
  };
}

/** What is offered of a market. One that is closed keeps its place, since it may come back. */
export const offered = ({ selections }: SportsMarket) => selections.filter(({ state }) => state !== 'CLOSED');

/** What a list shows of a match: who wins it. */
const MAIN = ['matchResult', 'winner', 'corner'];
export const mainMarket = (match: EventDetail | undefined): SportsMarket | undefined =>
  match?.markets.find(({ type, key }) => MAIN.includes(type) && key === 'match');

export const refName = ({ event, type, key, selection }: SelectionRef): string =>
  [event, type, key, selection].join('/');

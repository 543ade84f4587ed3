import type { EventDetail, EventSummary, Selection, SportsMarket } from '@tonalli/contracts/sports/shapes';
import { el } from '../../page/dom';
import type { Kit } from './kit';
import { mainMarket, offered } from './matches';
import { isInPlay, isPast, priceButton, standText } from './parts';

function sideRow({ lang }: Kit, match: EventSummary, side: 'home' | 'away'): HTMLElement {
  const score = match.score ? String(match.score[side]) : '';
  return el('span.side', {}, el('span.team', {}, match[side].names[lang]), el('b.score', {}, score));
}

/** A match in a list: who meets whom, how it stands, and its main prices. */
export function matchRow(kit: Kit, summary: EventSummary): HTMLElement {
  const { t, lang, store } = kit;
  const known = store.of(summary.id);
  const match = known ?? summary;
  const stand = el('span.stand', {}, standText(kit, match));
  if (isInPlay(match)) stand.dataset.live = 'true';
  const link = el(
    'button.match',
    {
      ...{ type: 'button', 'data-key': `match/${match.id}` },
      'aria-label': `${match.home.names[lang]} – ${match.away.names[lang]}, ${standText(kit, match)}. ${t('seeMarkets')}`,
    },
    ...[stand, sideRow(kit, match, 'home'), sideRow(kit, match, 'away')],
  );
  link.addEventListener('click', () => kit.openMatch(match.id));
  const row = el('li.row', { 'data-event': match.id }, link);
  if (isPast(match)) return row;
  const market = mainMarket(known);
  const prices = el('div.prices');
  const priceOf = (selection: Selection, of: EventDetail, at: SportsMarket) =>
    priceButton(kit, { match: of, market: at, selection, isShort: true });
  if (known && market) prices.append(...offered(market).map((one) => priceOf(one, known, market)));
  else if (known) prices.append(el('span.closed', {}, t(isInPlay(match) ? 'suspended' : match.state)));
  else prices.append(el('span.waiting', { 'aria-hidden': 'true' }));
  row.append(prices);
  return row;
}

/** In play first, then what comes, at last what is over. */
const rankOf = (match: EventSummary): number => (isInPlay(match) ? 0 : isPast(match) ? 2 : 1);
export const inOrder = (matches: readonly EventSummary[]): EventSummary[] =>
  matches.toSorted((one, other) => rankOf(one) - rankOf(other) || one.startsAt - other.startsAt);

interface PastMatches {
  readonly isOpen: boolean;
  readonly toggled: (isOpen: boolean) => void;
}

/** What can still be bet on, by leagues; what is over is folded away behind it, unless there is nothing else. */
export function matchLists(
  kit: Kit,
  matches: readonly EventSummary[],
  { isOpen, toggled }: PastMatches,
): HTMLElement[] {
  const [past, open] = [matches.filter(isPast), matches.filter((match) => !isPast(match))];
  if (open.length === 0 || past.length === 0) return leagueLists(kit, matches);
  const summary = el('summary', { 'data-key': 'past' }, kit.t('past', { count: past.length }));
  const folded = el('details.past', {}, summary, ...(isOpen ? leagueLists(kit, past) : []));
  folded.open = isOpen;
  folded.addEventListener('toggle', () => toggled(folded.open));
  return [...leagueLists(kit, open), folded];
}

/** Matches under their leagues, in the order in which these first come. */
function leagueLists(kit: Kit, matches: readonly EventSummary[]): HTMLElement[] {
  const leagues = Map.groupBy(inOrder(matches), ({ league }) => league.id);
  return [...leagues.values()].flatMap((of) => {
    const [first] = of;
    if (!first) return [];
    const { sport, league } = first;
    const title = el(
      'h2.league',
      {},
      el('span.sport', { 'data-sport': sport }, kit.t(sport)),
      ` ${league.names[kit.lang]}`,
    );
    return [el('section.league-of', {}, title, el('ol.rows', {}, ...of.map((match) => matchRow(kit, match))))];
  });
}

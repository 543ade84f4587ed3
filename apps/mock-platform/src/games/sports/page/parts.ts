import type { EventDetail, EventSummary, Selection, SportsMarket } from '@tonalli/contracts/sports/shapes';
import { legNames, shortAnswer } from '@tonalli/sportsbook/market-names';
import { el } from '../../page/dom';
import { dayOf, dayText, hourText, type Kit } from './kit';
import { refName } from './matches';
import { drawBehindPress } from './presses';
import type { SportsKey } from './texts';

const FOCUSED = 'data-key';

/** Puts new content in place, behind a press that lasts there; whatever had the focus has it again. */
export const replaceContent = (place: HTMLElement, ...content: readonly Node[]): void =>
  drawBehindPress(place, () => replaceNow(place, content));

function replaceNow(place: HTMLElement, content: readonly Node[]): void {
  const active = document.activeElement;
  const key = active && place.contains(active) ? active.getAttribute(FOCUSED) : null;
  place.replaceChildren(...content);
  if (key === null) return;
  for (const one of place.querySelectorAll<HTMLElement>(`[${FOCUSED}]`)) if (one.dataset.key === key) one.focus();
}

export function button(
  selector: `button.${string}`,
  { key, label, press }: { key: string; label: string; press: () => void },
): HTMLButtonElement {
  const made = el(selector, { type: 'button', 'data-key': key }, label);
  made.addEventListener('click', press);
  return made;
}

/** What a price was when it was last drawn, so that it shows which way it went. */
const drawn = new Map<string, { oddsMilli: number; moved: 'up' | 'down' | null; at: number }>();
const MOVED_MS = 6_000;

function movedOf(name: string, oddsMilli: number): 'up' | 'down' | null {
  const before = drawn.get(name);
  if (before?.oddsMilli === oddsMilli) return performance.now() - before.at < MOVED_MS ? before.moved : null;
  const moved = before ? (oddsMilli > before.oddsMilli ? 'up' : 'down') : null;
  drawn.set(name, { oddsMilli, moved, at: performance.now() });
  return moved;
}

interface Price {
  readonly match: EventDetail;
  readonly market: SportsMarket;
  readonly selection: Selection;
  /** In a list there is room for a short name alone. */
  readonly isShort?: boolean;
}

/** A price to bet at. Once it is on the slip, another press takes it off. */
export function priceButton(kit: Kit, { match, market, selection, isShort = false }: Price): HTMLButtonElement {
  const { selection: answer, oddsMilli, version, state } = selection;
  const ref = { event: match.id, type: market.type, key: market.key, selection: answer };
  const name = refName(ref);
  const names = legNames(ref, market, { sides: match, lang: kit.lang });
  const isOpen = state === 'OPEN' && market.suspension === null;
  const shown = kit.odds(oddsMilli);
  const label = `${names.market}, ${names.answer}: ${isOpen ? shown : kit.t('suspended')}`;
  const made = el(
    'button.price',
    {
      ...{ type: 'button', 'data-key': `price/${name}`, 'aria-label': label },
      ...{ 'aria-pressed': String(kit.isChosen(name)), 'aria-keyshortcuts': 'b' },
    },
    el('span.answer', {}, isShort ? shortAnswer(answer, match) : names.answer),
    el('b.odds', {}, shown),
  );
  const moved = isOpen ? movedOf(name, oddsMilli) : null;
  if (moved) made.dataset.moved = moved;
  made.disabled = !isOpen;
  made.addEventListener('click', () =>
    kit.toggle({
      leg: { ...ref, oddsMilli, version },
      match: `${match.home.names[kit.lang]} – ${match.away.names[kit.lang]}`,
      ...names,
    }),
  );
  return made;
}

/** Where a match stands, in a few words. */
export function standText({ t, lang, store }: Kit, match: EventSummary): string {
  const { state, clock, startsAt, sport } = match;
  if (state === 'SCHEDULED') {
    const hour = hourText(startsAt, lang);
    return dayOf(startsAt) === dayOf(store.now) ? hour : `${dayText(startsAt, lang)}, ${hour}`;
  }
  if (state !== 'LIVE' || !clock) return t(state);
  return partText(t, sport, { part: clock.part, minute: clock.minute });
}

const PARTS = {
  baseball: 'inning',
  esports: 'map',
  tennis: 'set',
  boxing: 'round',
  'american-football': 'quarter',
  basketball: 'quarter',
} as const satisfies Partial<Record<EventSummary['sport'], SportsKey>>;
const isParted = (sport: EventSummary['sport']): sport is keyof typeof PARTS => sport in PARTS;
/** What comes behind the fourth quarter is played until somebody is ahead. */
const QUARTERS = 4;

function partText(
  t: Kit['t'],
  sport: EventSummary['sport'],
  { part, minute }: { part: number; minute: number | null },
): string {
  if (!isParted(sport)) return minute === null ? t('LIVE') : t('minute', { count: minute });
  const isExtra = PARTS[sport] === 'quarter' && part > QUARTERS;
  const name = isExtra ? t('overtime') : t(PARTS[sport], { count: part });
  return minute === null ? name : `${name} · ${t('minute', { count: minute })}`;
}

export const isInPlay = ({ state }: EventSummary): boolean => state === 'LIVE' || state === 'BREAK';

/** Nothing happens in it any more. */
export const isPast = ({ state }: EventSummary): boolean =>
  state === 'ENDED' || state === 'ABANDONED' || state === 'CANCELLED';

export function starButton(kit: Kit, team: EventSummary['home']): HTMLButtonElement {
  const isOn = kit.isFavourite(team.id);
  const name = team.names[kit.lang];
  const made = button('button.star', { key: `star/${team.id}`, label: isOn ? '★' : '☆', press: () => set() });
  const set = (): void => kit.setFavourite(team.id, !isOn);
  made.setAttribute('aria-label', kit.t(isOn ? 'unstar' : 'star', { team: name }));
  made.setAttribute('aria-pressed', String(isOn));
  return made;
}

import type { EventDetail } from '@tonalli/contracts/sports/shapes';
import { el } from '../../page/dom';
import type { Kit } from './kit';
import { isInPlay } from './parts';
import { tennisScore } from './tennis-score';

/** Games set by set, and the points of the game in play, as on the board beside a court. */
export function tennisBoard({ t, lang }: Pick<Kit, 't' | 'lang'>, match: EventDetail): HTMLElement {
  const { sets, points, server } = tennisScore(match.incidents);
  const isPlayed = isInPlay(match);
  const heads = sets.map((_, at) =>
    el('th', { scope: 'col', 'aria-label': t('set', { count: at + 1 }) }, `S${at + 1}`),
  );
  const row = (side: 'home' | 'away') =>
    el(
      'tr',
      {},
      el(
        'th',
        { scope: 'row' },
        match[side].names[lang],
        isPlayed && server === side ? el('span.serves', { role: 'img', 'aria-label': t('serves') }) : null,
      ),
      ...sets.map((set, at) => el('td', { 'data-now': String(isPlayed && at === sets.length - 1) }, String(set[side]))),
      isPlayed ? el('td.points', {}, points[side]) : null,
    );
  const head = el('tr', {}, el('td', {}), ...heads, isPlayed ? el('th', { scope: 'col' }, t('points')) : null);
  return el('table.sets', {}, el('thead', {}, head), el('tbody', {}, row('home'), row('away')));
}

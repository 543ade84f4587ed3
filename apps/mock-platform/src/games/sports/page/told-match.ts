import type { EventDetail, Incident } from '@tonalli/contracts/sports/shapes';
import { el } from '../../page/dom';
import { hourText, type Kit } from './kit';
import type { SportsKey } from './texts';

/** Told in words; an attack that came to nothing is not, nor each point of tennis. */
const TOLD = [
  ...(['goal', 'takenBack', 'corner', 'yellow', 'red', 'break', 'run', 'point', 'touchdown', 'fieldGoal'] as const),
  ...(['game', 'set', 'round', 'stoppage', 'decision', 'map', 'fight', 'end'] as const),
] as const;
const STATISTICS = ['corner', 'yellow', 'red'] as const;

/** What is told where nobody won. */
const DRAWN: Readonly<Record<string, SportsKey>> = { fight: 'k_fightDraw', decision: 'k_decisionDraw' };

function incidentRow({ t, lang }: Kit, match: EventDetail, incident: Incident): HTMLElement | null {
  const { kind, side, count, score, number, at } = incident;
  const told = TOLD.find((one) => one === kind);
  if (!told) return null;
  const key = (side === null && DRAWN[told]) || (`k_${told}` satisfies SportsKey);
  const team = side ? match[side].names[lang] : '';
  const isBack = match.incidents.some(({ takesBack }) => takesBack === number);
  return el(
    'li',
    { 'data-kind': kind, 'data-side': side ?? '', 'data-back': String(isBack) },
    el('span.at', {}, hourText(at, lang)),
    el('span', {}, t(key, { team, count })),
    el('b', {}, `${score.home}–${score.away}`),
  );
}

/** What happened, the newest first. */
export function timeline(kit: Kit, match: EventDetail): HTMLElement {
  const rows = match.incidents.flatMap((incident) => incidentRow(kit, match, incident) ?? []).reverse();
  const body = rows.length > 0 ? el('ol.timeline', {}, ...rows) : el('p.empty', {}, kit.t('timelineNone'));
  return el('section.card', {}, el('h3', {}, kit.t('timeline')), body);
}

/** Null of a sport that has none. */
export function statistics({ t }: Kit, match: EventDetail): HTMLElement | null {
  const rows = STATISTICS.flatMap((name) => {
    const found = match.statistics.find((one) => one.name === name);
    if (!found) return [];
    const { home, away } = found;
    const meter = el('span.share', { 'aria-hidden': 'true' });
    meter.style.setProperty('--home', String(home + away === 0 ? 0.5 : home / (home + away)));
    return [
      el('tr', {}, el('td', {}, String(home)), el('th', { scope: 'row' }, t(name), meter), el('td', {}, String(away))),
    ];
  });
  if (rows.length === 0) return null;
  return el('section.card', {}, el('h3', {}, t('statistics')), el('table.statistics', {}, el('tbody', {}, ...rows)));
}

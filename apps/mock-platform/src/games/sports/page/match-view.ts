import type { EventDetail, Incident, SportsMarket } from '@tonalli/contracts/sports/shapes';
import { GROUP_ORDER, groupName, groupOf, marketName } from '@tonalli/sportsbook/market-names';
import { el } from '../../page/dom';
import { dayText, hourText, type Kit } from './kit';
import { matchPicture } from './match-picture';
import { offered } from './matches';
import { button, isInPlay, priceButton, replaceContent, standText, starButton } from './parts';
import type { SportsKey } from './texts';
import { openProof } from './verify-match';

/** Told in words; an attack that came to nothing is not, nor each point of tennis. */
const TOLD = [
  ...(['goal', 'takenBack', 'corner', 'yellow', 'red', 'break', 'run', 'point', 'touchdown', 'fieldGoal'] as const),
  ...(['game', 'set', 'round', 'stoppage', 'decision', 'map', 'fight', 'end'] as const),
] as const;
const STATISTICS = ['corner', 'yellow', 'red'] as const;

const MOST_IN_A_ROW = 6;
/** On a phone, by how many prices a market has. */
const NARROW_COLUMNS = [1, 1, 2, 3, 2, 3, 3];

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

function timeline(kit: Kit, match: EventDetail): HTMLElement {
  const rows = match.incidents.flatMap((incident) => incidentRow(kit, match, incident) ?? []).reverse();
  const body = rows.length > 0 ? el('ol.timeline', {}, ...rows) : el('p.empty', {}, kit.t('timelineNone'));
  return el('section.card', {}, el('h3', {}, kit.t('timeline')), body);
}

function statistics({ t }: Kit, match: EventDetail): HTMLElement | null {
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

/** One match: its field, what happened, statistics, and everything that may be bet on. */
export class MatchView {
  readonly element = el('div.one-match');
  private readonly kit: Kit;
  private readonly event: string;
  private readonly back: () => void;
  private readonly closed = new Set<string>();
  private hasFailed = false;

  constructor(kit: Kit, { event, back }: { event: string; back: () => void }) {
    this.kit = kit;
    this.event = event;
    this.back = back;
    this.show();
  }

  fail(): void {
    this.hasFailed = true;
    this.show();
  }

  show(): void {
    const { kit } = this;
    const { t, lang } = kit;
    const back = button('button.link', { key: 'back', label: `← ${t('backToList')}`, press: this.back });
    const match = kit.store.of(this.event);
    if (!match) {
      const text = this.hasFailed ? el('p.empty', { role: 'alert' }, t('loadFailed')) : el('div.skeleton.tall');
      replaceContent(this.element, back, text);
      return;
    }
    const { league, home, away, startsAt } = match;
    const contender = (team: typeof home) => el('span.contender', {}, starButton(kit, team), team.names[lang]);
    const teams = el('h2.versus', {}, contender(home), el('span', {}, '–'), contender(away));
    const when = `${t(match.sport)} · ${league.names[lang]} · ${dayText(startsAt, lang)}, ${hourText(startsAt, lang)}`;
    // When it begins stands above.
    const now = match.state === 'SCHEDULED' ? t('SCHEDULED') : standText(kit, match);
    const stand = el('p.stand', { 'data-live': String(isInPlay(match)) }, now);
    const verify = button('button.link', {
      key: 'verify',
      label: t('verifyMatch'),
      press: () => openProof(kit, match),
    });
    const head = el('header.match-head', {}, teams, el('p.when', {}, when), stand, matchPicture(kit, match));
    if (match.sport === 'cockfight') head.append(el('p.remark', {}, t('fights')));
    head.append(verify);
    const aside = el('div.told', {}, timeline(kit, match), statistics(kit, match));
    replaceContent(this.element, back, head, el('div.markets', {}, ...this.markets(match)), aside);
  }

  private markets(match: EventDetail): HTMLElement[] {
    const { t, lang } = this.kit;
    if (match.markets.length === 0) return [el('p.empty', {}, t('noMarkets'))];
    const reason = match.markets.find(({ suspension }) => suspension !== null)?.suspension;
    const told = reason ? [el('p.suspension', { role: 'status' }, t(`suspended_${reason}`))] : [];
    const groups = Map.groupBy(match.markets, ({ type, key }) => groupOf(type, key));
    const sections = GROUP_ORDER.flatMap((group) => {
      const of = groups.get(group);
      if (!of) return [];
      const title = el('summary', { 'data-key': `group/${group}` }, groupName(group, { sport: match.sport, lang }));
      const section = el('details.group', {}, title, ...of.map((market) => this.market(match, market)));
      section.open = !this.closed.has(group);
      section.addEventListener('toggle', () => {
        if (section.open) this.closed.delete(group);
        else this.closed.add(group);
      });
      return [section];
    });
    return [...told, ...sections];
  }

  private market(match: EventDetail, market: SportsMarket): HTMLElement {
    const prices = offered(market).map((selection) => priceButton(this.kit, { match, market, selection }));
    const name = marketName(market, { sides: match, lang: this.kit.lang });
    const row = el('div.prices', { 'data-many': String(prices.length > MOST_IN_A_ROW) }, ...prices);
    row.style.setProperty('--narrow', String(NARROW_COLUMNS[prices.length] ?? 1));
    row.style.setProperty('--wide', String(prices.length));
    return el('section.market', {}, el('h4', {}, name), row);
  }
}

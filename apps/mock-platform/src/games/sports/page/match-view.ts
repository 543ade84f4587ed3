import type { EventDetail, SportsMarket } from '@tonalli/contracts/sports/shapes';
import { GROUP_ORDER, groupName, groupOf, marketName } from '@tonalli/sportsbook/market-names';
import { el } from '../../page/dom';
import { dayText, hourText, type Kit } from './kit';
import { matchPicture } from './match-picture';
import { MatchTabs } from './match-tabs';
import { offered } from './matches';
import { button, isInPlay, priceButton, replaceContent, standText, starButton } from './parts';
import { statistics, timeline } from './told-match';
import { openProof } from './verify-match';

const MOST_IN_A_ROW = 6;
/** On a phone, by how many prices a market has. */
const NARROW_COLUMNS = [1, 1, 2, 3, 2, 3, 3];

/** One match: its field, what happened, statistics, and everything that may be bet on. */
export class MatchView {
  readonly element = el('div.one-match');
  private readonly kit: Kit;
  private readonly event: string;
  private readonly back: () => void;
  private readonly closed = new Set<string>();
  private readonly tabs: MatchTabs;
  private hasFailed = false;

  constructor(kit: Kit, { event, back }: { event: string; back: () => void }) {
    this.kit = kit;
    this.event = event;
    this.back = back;
    this.tabs = new MatchTabs(kit.t, () => this.show());
    this.show();
  }

  close(): void {
    this.tabs.close();
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
    const content = {
      markets: el('div.markets', {}, ...this.markets(match)),
      timeline: timeline(kit, match),
      statistics: statistics(kit, match),
    };
    // Of one that is over there is nothing to bet on.
    const first = match.markets.length > 0 ? 'markets' : 'timeline';
    replaceContent(this.element, back, head, ...this.tabs.arrange(content, first));
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

import type { RoundGameState } from '@tonalli/contracts/play/round-shapes';
import { PlayReport } from '@tonalli/contracts/play-time/shapes';
import type { PlacedSlip } from '@tonalli/contracts/sports-bets/shapes';
import { ODDS_FORMATS } from '@tonalli/sportsbook/odds-formats';
import * as z from 'zod/mini';
import { byId, el } from '../../page/dom';
import { codeOf, coverIfEnded } from '../../page/failures';
import { tool } from '../../page/hud-parts';
import type { OpenedPage } from '../../page/open-page';
import { isFramed, showPage, tellParent } from '../../page/parent';
import { PlayWatch } from '../../page/play-watch';
import { tabOnly } from '../../page/store';
import { moneyWriter } from '../../page/texts';
import { BetsView } from './bets-view';
import { BoardView } from './board-view';
import { sportsClient } from './client';
import { type Kit, keepFormat, keptFormat, oddsWriter } from './kit';
import { MarketStore } from './market-store';
import { MatchView } from './match-view';
import { button, replaceContent } from './parts';
import { SlipPanel } from './slip-panel';
import { sportFor } from './sport-of-title';
import { sportsTexts } from './texts';

const TABS = ['day', 'inPlay', 'bets'] as const;
type Tab = (typeof TABS)[number];
/** Of each title: another one begins with its own sport. */
const matchKey = (nodeId: string): string => `sports.match.${nodeId}`;
const Report = z.nullable(PlayReport);

interface View {
  readonly element: HTMLElement;
  show(): void;
  /** It is left: what it asks for again and again ends. */
  close?(): void;
}

/** Puts the page together: which view stands in it, the slip beside it, and whose prices are followed. */
export class SportsApp {
  private readonly page: OpenedPage<RoundGameState>;
  private readonly kit: Kit;
  private readonly panel: SlipPanel;
  private readonly watch: PlayWatch;
  private format = keptFormat();
  private tab: Tab = 'day';
  private match: string | null;
  private favourites: ReadonlySet<string> = new Set();
  private inView: readonly string[] = [];
  private view: View | null = null;
  private drawing = 0;

  constructor(page: OpenedPage<RoundGameState>) {
    this.page = page;
    this.match = tabOnly.get(matchKey(page.state.game.nodeId)) || null;
    this.kit = this.makeKit();
    const { t, money } = this.kit;
    this.watch = new PlayWatch({
      ...{ t, money, page },
      isIdle: () => true,
      onCheck: () => {},
      onFailure: (failure) => this.fail(failure),
    });
    this.panel = new SlipPanel({
      ...{ kit: this.kit, place: byId('slip', HTMLElement), watch: this.watch },
      register: page.state.wallet === 'trial' ? () => showPage('register') : null,
      placed: (slip) => this.take(slip),
      changed: () => this.changed(),
      seeBets: () => {
        this.panel.open(false);
        this.show({ tab: 'bets' });
        byId('tabs', HTMLElement).querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
      },
    });
  }

  open(): void {
    const { state } = this.page;
    const { t } = this.kit;
    this.fillBar();
    byId('game', HTMLElement).dataset.wallet = state.wallet;
    byId('tabs', HTMLElement).setAttribute('aria-label', t('views'));
    byId('balance-label', HTMLElement).textContent = t(state.wallet === 'trial' ? 'playBalance' : 'balance');
    document.querySelector('.floor')?.before(el('p.simulated', {}, t('simulated')));
    this.showBalance(state.balanceMinor);
    this.show(this.match ? { match: this.match } : {});
    void this.favour(this.kit.client.favourites());
    tellParent({ type: 'ready', nodeId: state.game.nodeId, wallet: state.wallet });
  }

  private makeKit(): Kit {
    const { server, lang, world } = this.page;
    const client = sportsClient(server, world);
    const failed = (failure: unknown): void => this.fail(failure);
    const store = new MarketStore(client, {
      failed,
      changed: (events) => {
        this.panel.hear(events);
        this.redraw();
      },
    });
    return {
      ...{ client, store, lang, failed, t: sportsTexts(lang), money: moneyWriter(lang) },
      odds: oddsWriter(() => this.format),
      toggle: (leg) => this.panel.take(leg),
      isChosen: (name) => this.panel.has(name),
      openMatch: (event) => this.show({ match: event }),
      isFavourite: (team) => this.favourites.has(team),
      setFavourite: (team, isFavourite) => void this.favour(client.favourite(team, isFavourite)),
    };
  }

  private async favour(asked: Promise<{ teams: readonly string[] }>): Promise<void> {
    try {
      this.favourites = new Set((await asked).teams);
      this.redraw();
    } catch (failure) {
      this.fail(failure);
    }
  }

  private fillBar(): void {
    const { t } = this.kit;
    const formats = el('select', { 'aria-label': t('format') });
    for (const one of ODDS_FORMATS) formats.append(el('option', { value: one }, t(one)));
    formats.value = this.format;
    formats.addEventListener('change', () => {
      this.format = ODDS_FORMATS.find((one) => one === formats.value) ?? 'decimal';
      keepFormat(this.format);
      this.panel.draw();
      this.redraw();
    });
    const leave = isFramed() ? [] : [tool('close', t('closeGame'), this.page.leave)];
    byId('tools', HTMLElement).append(formats, ...leave);
  }

  private fail(failure: unknown): void {
    if (codeOf(failure) === 'NETWORK') return;
    const isOver = coverIfEnded(this.kit.t, failure, this.page.leave);
    if (!isOver && this.view instanceof MatchView) this.view.fail();
  }

  private changed(): void {
    this.follow();
    this.redraw();
  }

  private redraw(): void {
    cancelAnimationFrame(this.drawing);
    this.drawing = requestAnimationFrame(() => this.view?.show());
  }

  private follow(): void {
    this.kit.store.follow([...(this.match ? [this.match] : []), ...this.panel.events, ...this.inView]);
  }

  private showBalance(balanceMinor: number): void {
    byId('balance', HTMLElement).textContent = this.kit.money(balanceMinor);
    tellParent({ type: 'balance', balanceMinor, wallet: this.page.state.wallet });
  }

  /** A slip was bet, decided on or sold: balance and net result follow. */
  private take({ slipId: roundId, betId, stakeMinor, payoutMinor, balanceMinor }: PlacedSlip): void {
    this.showBalance(balanceMinor);
    tellParent({ type: 'round', roundId, betId, stakeMinor, payoutMinor });
    this.page.server.read('time', Report).then(
      (report) => this.watch.update(report),
      (failure: unknown) => this.fail(failure),
    );
  }

  private make(): View {
    const { kit, match, tab } = this;
    if (match) return new MatchView(kit, { event: match, back: () => this.show({}) });
    if (tab === 'bets') return new BetsView(kit, (slip) => this.take(slip));
    const follow = (events: readonly string[]): void => {
      this.inView = events;
      this.follow();
    };
    return new BoardView(kit, { isLive: tab === 'inPlay', sport: sportFor(this.page.state.game), follow });
  }

  private show(where: { readonly tab?: Tab; readonly match?: string }): void {
    this.view?.close?.();
    this.tab = where.tab ?? this.tab;
    this.match = where.match ?? null;
    this.inView = [];
    tabOnly.set(matchKey(this.page.state.game.nodeId), this.match ?? '');
    this.follow();
    this.view = this.make();
    const place = byId('view', HTMLElement);
    place.replaceChildren(this.view.element);
    const tabs = TABS.map((name) => {
      const label = this.kit.t(name);
      const made = button('button.tab', { key: `tab/${name}`, label, press: () => this.show({ tab: name }) });
      if (name === this.tab) made.setAttribute('aria-current', 'page');
      return made;
    });
    replaceContent(byId('tabs', HTMLElement), ...tabs);
    if (this.match) place.querySelector<HTMLElement>('[data-key="back"]')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }
}

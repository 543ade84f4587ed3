import { type EventSummary, SPORTS, type Sport } from '@tonalli/contracts/sports/shapes';
import { el } from '../../page/dom';
import { dayOf, dayText, type Kit } from './kit';
import { matchLists } from './match-list';
import { button, replaceContent } from './parts';

type Filter = Sport | 'all' | 'favourites';
const DAY_MS = 86_400_000;
const DAYS = [-1, 0, 1, 2, 3, 4, 5, 6];
const RELOAD_MS = 30_000;
const TYPING_MS = 350;

interface BoardOptions {
  readonly isLive: boolean;
  /** What is shown first; null: all. */
  readonly sport: Sport | null;
  readonly follow: (events: readonly string[]) => void;
}

/** The matches of a day, those in play, or those that were searched for. */
export class BoardView {
  private readonly kit: Kit;
  private readonly options: BoardOptions;
  readonly element = el('div.board');
  private readonly list = el('div.lists', { 'aria-busy': 'true' });
  private readonly filters = el('div.chips', { role: 'group' });
  private readonly days = el('div.chips', { role: 'group' });
  private readonly searched = el('input', { type: 'search', maxlength: '40', autocomplete: 'off' });
  private matches: readonly EventSummary[] | null = null;
  private filter: Filter;
  private before: Filter | null = null;
  private day: string | null = null;
  private hasFailed = false;
  private asked = 0;
  private revealed = '';
  private isPastOpen = false;
  private readonly inView = new Set<string>();
  private readonly watcher = new IntersectionObserver((seen) => this.see(seen), { rootMargin: '200px' });
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly reloading = setInterval(() => void this.load(), RELOAD_MS);

  constructor(kit: Kit, options: BoardOptions) {
    this.kit = kit;
    this.options = options;
    const { t } = kit;
    this.filter = options.sport ?? 'all';
    this.filters.setAttribute('aria-label', t('sports'));
    this.days.setAttribute('aria-label', t('days'));
    this.searched.setAttribute('aria-label', t('search'));
    this.searched.placeholder = t('search');
    this.searched.addEventListener('input', () => {
      this.searchIn();
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.load(), TYPING_MS);
    });
    const search = el('div.search', {}, this.searched);
    this.element.append(...(options.isLive ? [] : [search, this.days]), this.filters, this.list);
    this.show();
    void this.load();
  }

  close(): void {
    clearInterval(this.reloading);
    clearTimeout(this.timer);
    this.watcher.disconnect();
  }

  private get text(): string {
    return this.searched.value.trim();
  }

  private get isSearch(): boolean {
    return this.text.length >= 2;
  }

  /** All sports are searched, whichever was shown before; behind the search that one is shown again. */
  private searchIn(): void {
    if (this.isSearch && this.before === null) {
      this.before = this.filter;
      this.filter = 'all';
    } else if (!this.isSearch && this.before !== null) {
      this.filter = this.before;
      this.before = null;
    }
  }

  private async load(): Promise<void> {
    this.asked += 1;
    const asked = this.asked;
    const { client, store } = this.kit;
    const read = () => {
      if (this.options.isLive) return client.live();
      return this.isSearch ? client.search(this.text) : client.fixtures(this.day ?? undefined);
    };
    try {
      const { now, content } = await read();
      if (asked !== this.asked) return;
      store.tellNow(now);
      store.takes(content);
      this.matches = content;
      this.hasFailed = false;
    } catch (failure) {
      if (asked !== this.asked) return;
      this.hasFailed = true;
      this.kit.failed(failure);
    }
    this.show();
  }

  show(): void {
    this.showFilters();
    const { t } = this.kit;
    this.list.setAttribute('aria-busy', String(this.matches === null && !this.hasFailed));
    if (this.matches === null || this.hasFailed) {
      const again = button('button.action.quiet', { key: 'again', label: t('retry'), press: () => void this.load() });
      const failed = el('div.empty', { role: 'alert' }, el('p', {}, t('loadFailed')), again);
      const waiting = Array.from({ length: 6 }, () => el('div.skeleton', { 'aria-hidden': 'true' }));
      replaceContent(this.list, ...(this.hasFailed ? [failed] : waiting));
      return;
    }
    const shown = this.matches.filter((match) => this.isShown(match));
    const content = shown.length > 0 ? matchLists(this.kit, shown, this.past) : [el('p.empty', {}, this.emptyText())];
    if (this.filter === 'cockfight') content.unshift(el('p.remark', {}, t('fights')));
    replaceContent(this.list, ...content);
    this.watch();
  }

  private get past() {
    const toggled = (isOpen: boolean): void => {
      if (isOpen === this.isPastOpen) return;
      this.isPastOpen = isOpen;
      this.show();
    };
    return { isOpen: this.isPastOpen, toggled };
  }

  private emptyText(): string {
    const { t } = this.kit;
    if (this.isSearch) return t('searchNone', { text: this.text });
    if (this.filter === 'favourites') return t('noneFavourite');
    return t(this.options.isLive ? 'noneLive' : 'none');
  }

  private isShown({ sport, home, away }: EventSummary): boolean {
    if (this.filter === 'all') return true;
    if (this.filter !== 'favourites') return sport === this.filter;
    return this.kit.isFavourite(home.id) || this.kit.isFavourite(away.id);
  }

  private showFilters(): void {
    const { t, store, lang } = this.kit;
    const has = new Set(this.matches?.map(({ sport }) => sport));
    const offered: Filter[] = [
      'all',
      ...SPORTS.filter((sport) => has.has(sport) || sport === this.filter),
      'favourites',
    ];
    const chips = offered.map((filter) =>
      this.chip(filter, { label: t(filter), isOn: this.filter === filter, press: () => (this.filter = filter) }),
    );
    replaceContent(this.filters, ...chips);
    this.reveal(`${offered.join()}/${this.filter}`);
    const today = dayOf(store.now);
    const days = DAYS.map((ahead) => {
      const at = store.now + ahead * DAY_MS;
      const day = dayOf(at);
      const label = ahead === 0 ? t('today') : ahead === -1 ? t('yesterday') : dayText(at, lang);
      const isOn = (this.day ?? today) === day && !this.isSearch;
      return this.chip(day, { label, isOn, press: () => this.chooseDay(ahead === 0 ? null : day) });
    });
    replaceContent(this.days, ...days);
  }

  /** On a phone what is chosen may lie beyond the edge. */
  private reveal(shown: string): void {
    const chosen = this.filters.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (shown === this.revealed || !chosen) return;
    this.revealed = shown;
    const { offsetLeft, clientWidth } = this.filters;
    this.filters.scrollLeft = chosen.offsetLeft - offsetLeft - (clientWidth - chosen.offsetWidth) / 2;
  }

  private chip(key: string, { label, isOn, press }: { label: string; isOn: boolean; press: () => void }): HTMLElement {
    const chip = button('button.chip', {
      ...{ key: `chip/${key}`, label },
      press: () => {
        press();
        this.show();
      },
    });
    chip.setAttribute('aria-pressed', String(isOn));
    return chip;
  }

  private chooseDay(day: string | null): void {
    this.day = day;
    this.searched.value = '';
    this.searchIn();
    this.matches = null;
    void this.load();
  }

  /** Prices are read of what can be seen. */
  private watch(): void {
    this.watcher.disconnect();
    this.inView.clear();
    for (const row of this.list.querySelectorAll('[data-event]')) this.watcher.observe(row);
  }

  private see(seen: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of seen) {
      const event = target instanceof HTMLElement ? target.dataset.event : undefined;
      if (event === undefined) continue;
      if (isIntersecting) this.inView.add(event);
      else this.inView.delete(event);
    }
    this.options.follow([...this.inView]);
  }
}

import { el } from '../../page/dom';
import { button } from './parts';
import type { SportsWords } from './texts';

const PARTS = ['markets', 'timeline', 'statistics'] as const;
type Part = (typeof PARTS)[number];
interface Content extends Readonly<Record<Part, HTMLElement | null>> {
  readonly markets: HTMLElement;
}

/** As the style sheet has it: from here on all parts stand side by side. */
const WIDE = '(min-width: 1200px)';
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** What there is of a match below its field: side by side, or where there is no room for that one part at a time. */
export class MatchTabs {
  private readonly t: SportsWords;
  private readonly changed: () => void;
  private readonly wide = window.matchMedia(WIDE);
  private chosen: Part | null = null;

  constructor(t: SportsWords, changed: () => void) {
    this.t = t;
    this.changed = changed;
    this.wide.addEventListener('change', changed);
  }

  close(): void {
    this.wide.removeEventListener('change', this.changed);
  }

  /** `first` is shown until another one is chosen. */
  arrange(content: Content, first: Part): HTMLElement[] {
    const { markets, timeline, statistics } = content;
    if (this.wide.matches) return [markets, el('div.told', {}, timeline, statistics)];
    const offered = PARTS.filter((part) => content[part] !== null);
    const shown = offered.find((part) => part === this.chosen) ?? first;
    const named = { role: 'tabpanel', id: 'match-part', 'aria-labelledby': `match-tab-${shown}` };
    return [this.list(offered, shown), el('div.part', named, content[shown])];
  }

  private list(offered: readonly Part[], shown: Part): HTMLElement {
    const tabs = offered.map((part) => {
      const tab = button('button.tab', { key: `part/${part}`, label: this.t(part), press: () => this.choose(part) });
      tab.id = `match-tab-${part}`;
      tab.setAttribute('role', 'tab');
      tab.setAttribute('aria-selected', String(part === shown));
      tab.setAttribute('aria-controls', 'match-part');
      tab.tabIndex = part === shown ? 0 : -1;
      return tab;
    });
    const list = el('div.tabs.match-tabs', { role: 'tablist', 'aria-label': this.t('partsOfMatch') }, ...tabs);
    list.addEventListener('keydown', (event) => {
      const next = offered[STEPS[event.key]?.(offered.indexOf(shown), offered.length) ?? -1];
      if (next === undefined) return;
      event.preventDefault();
      tabs[offered.indexOf(next)]?.focus();
      this.choose(next);
    });
    return list;
  }

  private choose(part: Part): void {
    this.chosen = part;
    this.changed();
  }
}

import { byId, el } from './dom';
import type { PageKey } from './texts';

/** Where nothing is laid, nothing can be won. */
export const NOTHING_YET = '—';

/** What a bet is worth, which stands below the stake. */
export interface Worth {
  /** Percent, cut and not rounded: `97.00`; `NOTHING_YET` where players decide it. */
  readonly returnPercent: string;
  /** Of a round that pays anything, if only its stake, in percent: `53.04`. */
  readonly paidChance: string;
  readonly topWinMinor: number;
  /** Of the greatest win, in percent: `49.50`. */
  readonly topChance: string;
  /** The same as a fraction, for the rules: `4,950 / 10,000`. */
  readonly topOdds: string;
  /** How much it swings, from 1 to 5. */
  readonly volatility: number;
}

const NAMES = {
  return: 'return',
  'paid-chance': 'paidChance',
  'top-win': 'topWin',
  'top-chance': 'topChance',
  volatility: 'volatility',
} as const satisfies Record<string, PageKey>;

/** A list with a place for each part of what a bet is worth. */
export const oddsList = (): HTMLElement =>
  el(
    'dl.odds',
    {},
    ...Object.keys(NAMES).map((id) => el('div', {}, el('dt', { id: `${id}-label` }), el('dd', { id }))),
  );

/** Names the parts of such a list that is on the page. */
export function nameOdds(t: (key: PageKey) => string): void {
  for (const [id, key] of Object.entries(NAMES)) byId(`${id}-label`, HTMLElement).textContent = t(key);
}

export const volatilityDots = (level: number): HTMLElement =>
  el('span.dots', { role: 'img', 'aria-label': `${level}/5` }, '●'.repeat(level) + '○'.repeat(5 - level));

/** The stated return as people read it. */
export const returnText = ({ returnPercent }: Pick<Worth, 'returnPercent'>): string =>
  returnPercent === NOTHING_YET ? NOTHING_YET : `${returnPercent}%`;

/** Says what a bet is worth in the list that is on the page. */
export function showWorth(worth: Omit<Worth, 'topOdds'>, money: (amountMinor: number) => string): void {
  const put = (id: keyof typeof NAMES, content: string | Node) => {
    byId(id, HTMLElement).replaceChildren(content);
    byId(id, HTMLElement).toggleAttribute('data-none', content === NOTHING_YET);
  };
  const wins = worth.topWinMinor > 0;
  put('return', returnText(worth));
  put('paid-chance', wins ? `${worth.paidChance}%` : NOTHING_YET);
  put('top-win', wins ? money(worth.topWinMinor) : NOTHING_YET);
  put('top-chance', wins ? `${worth.topChance}%` : NOTHING_YET);
  put('volatility', volatilityDots(worth.volatility));
}

import { el } from '../../page/dom';
import type { Rung } from '../rungs';
import { shownMultiplier, shownPercent } from '../shown';

interface LadderTexts {
  readonly caption: string;
  /** Of the columns: steps, chance, multiplier, payout. */
  readonly heads: readonly string[];
}

/** What stopping after each step pays and how likely one comes so far, as the rules show it. */
export function ladderTable(rungs: readonly Rung[], { caption, heads }: LadderTexts, money: (minor: number) => string) {
  const head = el('tr', {}, ...heads.map((text) => el('th', { scope: 'col' }, text)));
  const rows = rungs.map(({ chance, multiplierX10000, payoutMinor }, index) => {
    const texts = [`${shownPercent(chance)}%`, `× ${shownMultiplier(multiplierX10000)}`, money(payoutMinor)];
    return el('tr', {}, el('th', { scope: 'row' }, `${index + 1}`), ...texts.map((text) => el('td', {}, text)));
  });
  const table = el('table.ladder', {}, el('caption', {}, caption), el('thead', {}, head), el('tbody', {}, ...rows));
  return el('div.ladder-scroll', { tabindex: '0', role: 'region', 'aria-label': caption }, table);
}

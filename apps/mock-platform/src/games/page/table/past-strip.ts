import { byId, el } from '../dom';
import type { PastTold } from './family';
import type { TableTranslate } from './texts';

const SHOWN = 14;

/** The latest results of the table, the newest first, each as a chip. */
export function createPastStrip(t: TableTranslate): (past: readonly PastTold[]) => void {
  const strip = byId('rolls', HTMLOListElement);
  strip.setAttribute('aria-label', t('past'));
  return (past) => {
    const chips = past.slice(0, SHOWN).map(({ chip, tone, spoken }) => {
      const parts = [el('span', { 'aria-hidden': 'true' }, chip), el('span.unseen', {}, spoken)];
      return el('li.chip', { 'data-won': 'false', ...(tone && { 'data-tone': tone }) }, ...parts);
    });
    strip.replaceChildren(...chips);
  };
}

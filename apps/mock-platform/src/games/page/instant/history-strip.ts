import { byId, el } from '../dom';
import type { Told, Words } from './family';

const SHOWN = 12;

/** The last rounds, the newest first, each as a chip. */
export function createHistoryStrip({ t }: Pick<Words, 't'>): (told: Told, isWon: boolean) => void {
  const strip = byId('rolls', HTMLOListElement);
  strip.setAttribute('aria-label', t('rolls'));
  return ({ chip, tone }, isWon) => {
    const shown = el('span', { 'aria-hidden': 'true' }, chip);
    const spoken = el('span.unseen', {}, t(isWon ? 'chipWon' : 'chipLost', { chip }));
    strip.prepend(el('li.chip', { 'data-won': String(isWon), ...(tone && { 'data-tone': tone }) }, shown, spoken));
    strip.children[SHOWN]?.remove();
  };
}

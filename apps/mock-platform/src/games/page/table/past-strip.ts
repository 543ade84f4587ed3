import { byId, el } from '../dom';
import type { PastTold } from './family';
import type { TableTranslate } from './texts';

interface Past extends PastTold {
  readonly isCorrected: boolean;
}

const SHOWN = 14;

/** The latest results of the table, the newest first, each as a chip. */
export function createPastStrip(t: TableTranslate): (past: readonly Past[]) => void {
  const strip = byId('rolls', HTMLOListElement);
  strip.setAttribute('aria-label', t('past'));
  return (past) => {
    const chips = past.slice(0, SHOWN).map(({ chip, tone, spoken, isCorrected }) => {
      const said = isCorrected ? `${spoken}, ${t('barCorrected').toLowerCase()}` : spoken;
      const parts = [el('span', { 'aria-hidden': 'true' }, chip), el('span.unseen', {}, said)];
      return el(
        'li.chip',
        {
          'data-won': 'false',
          ...(tone && { 'data-tone': tone }),
          ...(isCorrected && { 'data-corrected': 'true', title: said }),
        },
        ...parts,
      );
    });
    strip.replaceChildren(...chips);
  };
}

import { openDialog } from '../../page/dialog';
import { el } from '../../page/dom';
import { colourOf } from '../spots';
import { figuresOf } from './figures';
import type { Translate } from './texts';

const list = (numbers: readonly (readonly [number, number])[]) =>
  el(
    'ol.came',
    {},
    ...numbers.map(([number, times]) =>
      el('li', {}, el('span.came-number', { 'data-tone': colourOf(number) }, String(number)), `× ${times}`),
    ),
  );

/** What came in this visit, and that it means nothing for what comes. */
export function openFigures(t: Translate, pockets: readonly number[]): void {
  const { spins, red, black, zero, hot, cold } = figuresOf(pockets);
  const content =
    spins === 0
      ? [el('p', {}, t('figuresNone'))]
      : [
          el('p', {}, t('figuresSpins', { spins, red, black, zero })),
          el('h3', {}, t('hot')),
          list(hot),
          el('h3', {}, t('cold')),
          list(cold),
        ];
  openDialog({ title: t('figuresTitle'), closeLabel: t('close') }, ...content, el('p.honest', {}, t('honest')));
}

import { el } from '../../page/dom';
import { figuresOf } from '../../roulette/page/figures';
import { dozenOnCloth } from '../../roulette/page/names';
import { spotOf } from '../../roulette/settle';
import { colourOf } from '../../roulette/spots';
import { type Share, sharesOf } from './shares';
import type { Translate } from './texts';

const bead = (number: number, times: number) =>
  el('li.bead', { 'data-tone': colourOf(number) }, el('b', {}, String(number)), el('span', {}, `× ${times}`));

const ranked = (title: string, numbers: readonly (readonly [number, number])[]) =>
  el('section.ranked', {}, el('h3', {}, title), el('ol', {}, ...numbers.map(([number, times]) => bead(number, times))));

/** What came at this table, and that it means nothing for what comes. */
export function createStats(t: Translate): { element: HTMLElement; show(pockets: readonly number[]): void } {
  const element = el('section.stats', { 'aria-label': t('statsTitle') });
  const nameOf = ({ spot }: Share): string => {
    const { kind } = spotOf(spot);
    if (kind === 'dozen') return dozenOnCloth(t, spot);
    return kind === 'column' ? t('columnNth', { nth: spot.slice(-1) }) : t(kind);
  };
  function bar(shares: readonly Share[]): HTMLElement {
    const parts = shares.map((share) => {
      const part = el('span.share', { 'data-spot': share.spot }, `${nameOf(share)} ${share.percent}%`);
      part.style.setProperty('--share', String(Math.max(share.percent, 22)));
      return part;
    });
    return el('p.shares', {}, ...parts);
  }
  return {
    element,
    show(pockets) {
      const { spins, hot, cold } = figuresOf(pockets);
      if (spins === 0) {
        element.replaceChildren(el('h2', {}, t('statsTitle')), el('p.honest', {}, t('statsNone')));
        return;
      }
      element.replaceChildren(
        el('h2', {}, t('statsOf', { spins })),
        el('div.rankings', {}, ranked(t('hot'), hot), ranked(t('cold'), cold)),
        ...sharesOf(pockets).map(bar),
        el('p.honest', {}, t('honest')),
      );
    },
  };
}

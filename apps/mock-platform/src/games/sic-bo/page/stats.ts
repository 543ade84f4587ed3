import type { SicBoDice } from '@tonalli/contracts/games/sic-bo';
import { dieFace } from '../../page/dice/die-face';
import { el } from '../../page/dom';
import { createRoadMaps } from '../../page/table/roads/road-maps';
import { FACES, totalOf } from '../spots';
import { outcomeText, sizeOf } from './names';
import type { Translate } from './texts';

const LATEST = 6;
const SHORT = { small: 'shortSmall', big: 'shortBig', triple: 'shortTriple' } as const;

/** What came at this table: road maps of small and big, how often each face lay, the latest throws. It means nothing for what comes. */
export function createStats(t: Translate) {
  const maps = createRoadMaps(t);
  const faces = el('ol.face-counts', { 'aria-label': t('faceCounts') });
  const throws = el('ol.throws', { 'aria-label': t('latestThrows') });
  const element = el('section.stats', {}, maps.element, faces, throws, el('p.honest', {}, t('honest')));

  function faceItem(face: number, thrown: readonly SicBoDice[]): HTMLElement {
    const times = thrown.reduce((sum, dice) => sum + dice.filter((value) => value === face).length, 0);
    const item = el('li', {}, el('span.unseen', {}, t('single', { of: face })), el('b', {}, `× ${times}`));
    item.prepend(dieFace(face));
    return item;
  }
  function throwItem(dice: SicBoDice): HTMLElement {
    const shown = el('span.thrown-dice', { 'aria-hidden': 'true' });
    shown.append(...dice.map(dieFace), el('b', {}, String(totalOf(dice))));
    return el('li', { 'data-size': sizeOf(dice) }, el('span.unseen', {}, outcomeText(t, dice)), shown);
  }

  return {
    element,
    /** The newest first. */
    show(thrown: readonly SicBoDice[]): void {
      const sizes = thrown.map(sizeOf);
      const count = (size: string) => sizes.filter((each) => each === size).length;
      const values = { count: thrown.length, small: count('small'), big: count('big'), triple: count('triple') };
      const entries = thrown.map((dice) => {
        const size = sizeOf(dice);
        return { side: size === 'triple' ? null : size, winner: size, letter: t(SHORT[size]) };
      });
      maps.show(entries.reverse(), t('roadSaid', values));
      faces.replaceChildren(...FACES.map((face) => faceItem(face, thrown)));
      throws.replaceChildren(...thrown.slice(0, LATEST).map(throwItem));
    },
  };
}

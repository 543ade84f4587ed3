import { WHEEL_SPOTS, type WheelSpot } from '@tonalli/contracts/games/money-wheel';
import { el } from '../../page/dom';
import type { Lang } from '../../page/texts';
import { gemPicture } from './gems';
import { SPOT_WORDS } from './spot-words';
import type { Translate } from './texts';

/** How often each stone came at this table, and that it means nothing for what comes. */
export function createStats(t: Translate, lang: Lang) {
  const element = el('section.stats', { 'aria-label': t('rolls') });
  function row(spot: WheelSpot, came: readonly WheelSpot[]): HTMLElement {
    const times = came.filter((each) => each === spot).length;
    const bar = el('span.bar', { 'data-spot': spot, 'aria-hidden': 'true' });
    bar.style.setProperty('--share', `${((times * 100) / came.length).toFixed(1)}%`);
    const item = el('li', {}, el('span.unseen', {}, SPOT_WORDS[lang][spot]), bar, el('b', {}, `× ${times}`));
    item.prepend(gemPicture(spot));
    return item;
  }
  return {
    element,
    show(came: readonly WheelSpot[]): void {
      const isNone = came.length === 0;
      const rows = isNone ? [] : WHEEL_SPOTS.map((spot) => row(spot, came));
      const title = isNone ? t('statsNone') : t('statsOf', { spins: came.length });
      element.replaceChildren(el('h2', {}, title), el('ol', {}, ...rows), el('p.honest', {}, t('honest')));
    },
  };
}

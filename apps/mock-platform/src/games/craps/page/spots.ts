import { CRAPS_SPOTS, type CrapsSpot } from '@tonalli/contracts/games/craps';
import { el } from '../../page/dom';
import { chip } from '../../page/layout/chip';
import type { Laid } from '../table';
import { paysText } from './rules';
import type { Translate } from './texts';

/** As they are written on the table, where words would be too many. */
function faceOf(t: Translate, id: CrapsSpot): HTMLElement[] {
  const [kind, number] = id.split('-');
  if (kind === 'place') return [el('span.spot-number', {}, number), el('span.spot-pays', {}, paysText(t, id))];
  const note = id === 'field' ? t('fieldNote') : paysText(t, id);
  return [el('span.spot-name', {}, t(id)), el('span.spot-pays', {}, note)];
}

export interface SpotView {
  readonly id: CrapsSpot;
  readonly button: HTMLButtonElement;
  readonly name: string;
}

export const createSpots = (t: Translate): readonly SpotView[] =>
  CRAPS_SPOTS.map((id) => ({
    id,
    // A label of dialogs has the class `field`.
    button: el(
      `button.spot.${id === 'field' ? 'the-field' : id}`,
      { type: 'button', 'data-spot': id, tabindex: '-1' },
      ...faceOf(t, id),
    ),
    name: t('spotPays', { name: t(id), pays: paysText(t, id) }),
  }));

/** Chips that lie from rolls before stay, beside those for the next. */
export function showStanding(spots: readonly SpotView[], open: Laid): void {
  for (const { id, button } of spots) {
    const stakeMinor = open[id] ?? 0;
    button.querySelector('.standing')?.remove();
    if (stakeMinor === 0) continue;
    button.append(el('span.standing', { 'aria-hidden': 'true' }, chip(stakeMinor, 1)));
  }
}

import { el } from '../dom';
import { chipText } from '../layout/chip';
import type { LayoutSpot } from '../layout/layout';

/** What all players have on each spot, on its button. */
export function showOthers(spots: readonly LayoutSpot[], sums: Readonly<Record<string, number>>): void {
  for (const { id, button } of spots) {
    const sumMinor = sums[id] ?? 0;
    if (button.dataset.others === String(sumMinor)) continue;
    button.dataset.others = String(sumMinor);
    button.querySelector('.others')?.remove();
    if (sumMinor > 0) button.append(el('span.others', { 'aria-hidden': 'true' }, chipText(sumMinor)));
  }
}

import type { PokerHand, PokerTable } from '@tonalli/contracts/games/video-poker';
import { byId, el } from '../../page/dom';
import type { Words } from '../../page/instant/family';
import { prizesOf } from '../tables';
import type { PokerText } from './texts';

export interface PayList {
  /** What every hand pays this stake. */
  show(stakeMinor: number): void;
  /** `won`: it is what the round is paid for; before that it is what was dealt. */
  light(hand: PokerHand | null, as?: 'dealt' | 'won'): void;
}

/** The prizes, in view at all times, with the hand lit that lies on the table. */
export function createPayList({ t, money }: Words<PokerText>, table: PokerTable): PayList {
  const list = byId('pays', HTMLUListElement);
  list.setAttribute('aria-label', t('pays'));
  const { hands, times } = prizesOf(table);
  const rows = hands.map((hand) => {
    const paid = el('span.pay-amount');
    const row = el(
      'li.pay',
      { 'data-lit': 'no' },
      el('span.pay-name', {}, t(hand)),
      el('span.pay-times', {}, `${times[hand]} ×`),
      paid,
    );
    return { hand, row, paid };
  });
  list.replaceChildren(...rows.map(({ row }) => row));
  return {
    show(stakeMinor) {
      for (const { hand, paid } of rows) paid.textContent = money(times[hand] * stakeMinor);
    },
    light(lit, as = 'dealt') {
      for (const { hand, row } of rows) row.dataset.lit = hand === lit ? as : 'no';
    },
  };
}

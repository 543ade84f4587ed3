import type { BlackjackHand, BlackjackView } from '@tonalli/contracts/games/blackjack';
import { el } from '../../page/dom';
import type { Lang } from '../../page/texts';
import { chipStack } from './chips';
import { createFan } from './fan';
import type { Translate } from './texts';
import { shownTotal, spokenTotal } from './totals';

interface SeatParts {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly lang: Lang;
}

interface Shown {
  readonly name: string;
  readonly cards: readonly number[];
  readonly isOpen: boolean;
  readonly stakeMinor: number;
  readonly isMoving: boolean;
}

export interface Seat {
  readonly element: HTMLElement;
  show(shown: Shown): void;
  /** How it stands or came out. */
  conclude(hand: BlackjackHand, how: { isActive: boolean; insurance: BlackjackView['insurance'] }): void;
  clear(): void;
}

/** One hand of the player: its cards and total, and the chips on it. */
export function createSeat({ t, money, lang }: SeatParts): Seat {
  const fan = createFan({ lang, covered: t('covered') });
  const name = el('span.hand-name');
  const total = el('span.total', { hidden: '' });
  const outcome = el('span.outcome', { hidden: '' });
  const played = el('span.unseen');
  const spot = el('div.spot');
  const amount = el('span.amount');
  const insured = el('span.insured', { hidden: '' });
  const head = el('div.hand-head', {}, name, played, total);
  const cards = el('div.fan-box', {}, fan.element, outcome);
  const element = el('section.seat', {}, head, cards, el('div.bet', {}, spot, el('div.bet-text', {}, amount, insured)));
  let staked = -1;

  function clear(): void {
    outcome.hidden = true;
    insured.hidden = true;
    played.textContent = '';
    delete element.dataset.outcome;
    element.dataset.active = 'false';
  }
  return {
    element,
    clear,
    show(shown) {
      element.setAttribute('aria-label', shown.name);
      name.textContent = shown.name;
      fan.show(shown.cards, shown.isMoving);
      total.hidden = shown.cards.length === 0;
      total.textContent = shownTotal(shown.cards, shown.isOpen);
      total.setAttribute('aria-label', spokenTotal(t, shown.cards));
      amount.textContent = money(shown.stakeMinor);
      if (staked === shown.stakeMinor) return;
      staked = shown.stakeMinor;
      spot.replaceChildren(chipStack(staked));
    },
    conclude(hand, { isActive, insurance }) {
      clear();
      element.dataset.active = String(isActive);
      played.textContent = isActive ? t('isPlayed') : '';
      insured.hidden = insurance === null;
      insured.textContent = insurance ? t('insured', { amount: money(insurance.stakeMinor) }) : '';
      if (hand.outcome === 'open') return;
      const gainMinor = hand.payoutMinor - hand.stakeMinor;
      const sign = gainMinor > 0 ? `+${money(gainMinor)}` : '';
      element.dataset.outcome = hand.outcome;
      outcome.hidden = false;
      outcome.dataset.outcome = hand.outcome;
      outcome.textContent = `${t(hand.outcome)} ${sign}`.trim();
    },
  };
}

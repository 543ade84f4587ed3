import type { LiveBlackjackSeat } from '@tonalli/contracts/games/live-blackjack';
import { createSeat, type Seat } from '../../blackjack/page/seat';
import type { Translate as WordsForOne } from '../../blackjack/page/texts';
import { el } from '../../page/dom';
import type { Lang } from '../../page/texts';
import type { Translate } from './texts';

interface HandsParts {
  readonly t: Translate;
  readonly words: WordsForOne;
  readonly money: (amountMinor: number) => string;
  readonly lang: Lang;
}

export interface OwnShown {
  readonly seats: readonly LiveBlackjackSeat[];
  readonly laid: ReadonlyMap<number, readonly (readonly number[])[]>;
  /** The seat that is asked now. */
  readonly asked: number | null;
  readonly isOver: boolean;
  readonly isMoving: boolean;
}

/** `Seat 4`, and which hand of it after a split. */
export const handName = (
  t: Translate,
  { seat, hands }: Pick<LiveBlackjackSeat, 'seat' | 'hands'>,
  at: number,
): string => (hands.length > 1 ? `${t('seat', { number: seat })} · ${at + 1}` : t('seat', { number: seat }));

/** The player's own hands, large and in front. */
export function createOwnHands({ t, words, money, lang }: HandsParts) {
  const root = el('section.hands', { 'aria-label': t('front'), 'data-count': '0' });
  const parts: Seat[] = [];
  function makeRoom(count: number): void {
    while (parts.length < count) {
      const made = createSeat({ t: words, money, lang });
      parts.push(made);
      root.append(made.element);
    }
    for (const { element } of parts.splice(count)) element.remove();
    root.dataset.count = String(count);
  }
  return {
    root,
    show({ seats, laid, asked, isOver, isMoving }: OwnShown): void {
      const hands = seats.flatMap((seat) =>
        (laid.get(seat.seat) ?? []).map((cards, at) => ({ seat, at, cards, hand: seat.hands[at] })),
      );
      makeRoom(hands.length);
      for (const [index, { seat, at, cards, hand }] of hands.entries()) {
        const part = parts[index];
        if (!part || !hand) continue;
        const name = handName(t, seat, at);
        part.show({ name, cards, isOpen: !isOver, stakeMinor: hand.stakeMinor, isMoving });
        const isActive = asked === seat.seat && (seat.stage === 'insurance' || seat.active === at);
        const insurance = at === 0 ? seat.insurance : null;
        part.conclude(isOver ? hand : { ...hand, outcome: hand.outcome === 'bust' ? 'bust' : 'open' }, {
          isActive,
          insurance,
        });
      }
    },
  };
}

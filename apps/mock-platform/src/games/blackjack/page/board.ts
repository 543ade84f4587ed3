import type { BlackjackView } from '@tonalli/contracts/games/blackjack';
import { byId, el, lessMotion, wait } from '../../page/dom';
import type { Board } from '../../page/instant/family';
import { SCALE, type Synth } from '../../page/synth';
import type { Lang } from '../../page/texts';
import { createFan } from './fan';
import { feltPrint, shoe } from './felt';
import { framesTo, type Laid } from './frames';
import { createSeat, type Seat } from './seat';
import type { Translate } from './texts';
import { shownTotal, spokenTotal } from './totals';

const CARD_MS = 280;
const DEALER_MS = 460;

interface BoardParts {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly lang: Lang;
  readonly synth: Synth;
  readonly betMinor: () => number;
}

const laidOf = ({ hands, dealer, stage }: BlackjackView): Laid => ({
  hands: hands.map(({ cards }) => cards),
  dealer: stage === 'over' ? dealer : [...dealer, null],
});

const seen = (cards: readonly (number | null)[]): number[] => cards.filter((card) => card !== null);

/** The felt: the dealer's cards, what is printed below, and one hand or two with their stakes. */
export function createBoard({ t, money, lang, synth, betMinor }: BoardParts): Board<BlackjackView> & { stake(): void } {
  const dealer = createFan({ lang, covered: t('covered') });
  const dealerTotal = el('span.total', { hidden: '' });
  const dealerHead = el('div.hand-head', {}, el('span.hand-name', {}, t('dealer')), dealerTotal);
  const hands = el('div.hands');
  const seats: Seat[] = [];
  let laid: Laid | null = null;
  let isHurried = false;
  const dealerSide = el(
    'section.dealer',
    { 'aria-label': t('dealer') },
    dealerHead,
    el('div.fan-box', {}, dealer.element),
  );
  const felt = byId('felt', HTMLDivElement);
  felt.replaceChildren(shoe(), dealerSide, feltPrint(t), hands);

  function seat(count: number): void {
    while (seats.length < count) {
      const made = createSeat({ t, money, lang });
      seats.push(made);
      hands.append(made.element);
    }
    for (const extra of seats.splice(count)) extra.element.remove();
    hands.dataset.count = String(count);
  }

  function paint(next: Laid, view: BlackjackView | null, isMoving: boolean): void {
    seat(next.hands.length);
    const isOpen = view?.stage !== 'over';
    dealer.show(next.dealer, isMoving);
    const open = seen(next.dealer);
    dealerTotal.hidden = open.length === 0;
    dealerTotal.textContent = shownTotal(open, isOpen);
    dealerTotal.setAttribute('aria-label', spokenTotal(t, open));
    for (const [at, cards] of next.hands.entries()) {
      const name = next.hands.length === 1 ? t('yourHand') : t('handNumber', { number: at + 1 });
      seats[at]?.show({ name, cards, isOpen, stakeMinor: view?.hands[at]?.stakeMinor ?? betMinor(), isMoving });
    }
  }

  /** How the hands stand, once the cards lie there. */
  function conclude(view: BlackjackView): void {
    for (const [at, hand] of view.hands.entries()) {
      const isActive = view.hands.length > 1 && view.active === at;
      seats[at]?.conclude(hand, { isActive, insurance: at === 0 ? view.insurance : null });
    }
  }

  async function move(view: BlackjackView): Promise<void> {
    for (const frame of framesTo(laid, laidOf(view))) {
      const isDealer = frame.dealer !== laid?.dealer;
      const isTold = laid !== null && isDealer && view.stage === 'over';
      laid = frame;
      paint(frame, { ...view, stage: isTold ? 'over' : 'play' }, !isHurried);
      synth.play({ hertz: isDealer ? 250 : (SCALE[0] ?? 523) / 2, at: 0, lasts: 0.07, loud: 0.06, kind: 'sine' });
      if (!isHurried && !lessMotion()) await wait(isTold ? DEALER_MS : CARD_MS);
    }
  }

  function clear(): void {
    laid = null;
    isHurried = false;
    for (const one of seats) one.clear();
    paint({ hands: [[]], dealer: [] }, null, false);
    felt.dataset.live = 'false';
  }

  return {
    clear,
    stake: () => {
      if (!laid) paint({ hands: [[]], dealer: [] }, null, false);
    },
    hurry() {
      isHurried = true;
    },
    async show(view, { isOver, isResumed }) {
      felt.dataset.live = String(!isOver);
      if (!isResumed) await move(view);
      laid = laidOf(view);
      isHurried = false;
      paint(laid, view, false);
      conclude(view);
    },
  };
}

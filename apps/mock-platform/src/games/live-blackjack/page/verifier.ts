import { LiveBlackjackBet, LiveBlackjackStep, LiveBlackjackView } from '@tonalli/contracts/games/live-blackjack';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import type { DrawSource } from '../../../kernel/fairness';
import { GameRefusal } from '../../../wagering/refusal';
import { isAce, isBlackjack } from '../../blackjack/hands';
import { tablePicture } from '../../blackjack/page/table-picture';
import type { FamilyVerifier, PlayedRound, RecordedRound } from '../../verify/family-verifier';
import { digits, STAKE_FIELD } from '../../verify/fields';
import { DEALER_CARDS, drawOrders, SEAT_CARDS } from '../orders';
import { moved, ownView, type SeatState, seated, taken } from '../seat';
import './verifier.css';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

function roundOf(view: LiveBlackjackView): PlayedRound {
  const { hands, insurance, dealer, steps, seat } = view;
  const more = insurance ? [insurance] : [];
  const counted = hands.filter(({ outcome }) => outcome !== 'push');
  return {
    stakeMinor: sum([...counted, ...more].map(({ stakeMinor }) => stakeMinor)),
    payoutMinor: sum([...hands, ...more].map(({ payoutMinor }) => payoutMinor)),
    result: { seat, hands, insurance, dealer, steps },
    draw: (lang) => tablePicture({ dealer, hands, insurance, steps, stage: 'over', active: null }, lang),
  };
}

function partsOf({ answer }: RecordedRound) {
  const { bet, view } = RoundVerifyAnswer.parse(answer);
  return { bet: LiveBlackjackBet.parse(bet), view: LiveBlackjackView.parse(view) };
}

/** Null where a word is no step. */
function stepsOf(text: string): LiveBlackjackStep[] | null {
  const steps = text.split(/[\s,]+/).filter((word) => word !== '');
  const read = steps.map((word) => LiveBlackjackStep.safeParse(word));
  return read.every(({ success }) => success) ? read.flatMap(({ data }) => data ?? []) : null;
}

interface Played {
  readonly seat: number;
  readonly steps: readonly LiveBlackjackStep[];
}

/** The seat up to its end; steps that these cards do not allow are left out: of another seed, they are other cards. */
function playAll(draws: DrawSource, { seat, steps }: Played): SeatState {
  const orders = drawOrders(draws);
  let state = seated(0);
  const come = (phase: string): void => {
    state = moved(state, seat, { phase, from: 0, orders });
  };
  const take = (step: LiveBlackjackStep, phase: string): void => {
    try {
      state = taken(state, { number: seat, step, at: 0, dealing: { phase, from: 0, orders } });
    } catch (refusal) {
      if (!(refusal instanceof GameRefusal)) throw refusal;
    }
  };
  const [first, ...others] = steps;
  const answered = first === 'insure' || first === 'decline' ? first : null;
  come('dealing');
  if (isAce(orders.dealer[0] ?? -1)) {
    come('insurance');
    if (answered) take(answered, 'insurance');
  }
  if (!isBlackjack(orders.dealer.slice(0, 2))) {
    come('playing');
    for (const step of answered ? others : steps) take(step, 'playing');
  }
  come('over');
  return state;
}

export const verifier: FamilyVerifier = {
  words: {
    es: {
      name: 'Blackjack en vivo',
      how: `Números menores que 52, uno por carta: las ${DEALER_CARDS} del crupier (a la vista, boca abajo y las que pide) y después ${SEAT_CARDS} por asiento, del 1 al 7, que cada asiento toma en su orden. El resto entre 13 es el valor, de 0 (as) a 12 (rey); el cociente es el palo: picas, corazones, diamantes, tréboles.`,
      matches: 'La semilla corresponde a la huella y da exactamente las mismas cartas y el mismo pago.',
      differs: 'Las cartas recalculadas son distintas de las registradas.',
      hidden: 'Las cartas de abajo son las registradas.',
    },
    en: {
      name: 'Live Blackjack',
      how: `Numbers below 52, one a card: the ${DEALER_CARDS} of the dealer (face up, face down, and those that are drawn), then ${SEAT_CARDS} for each seat, from 1 to 7, which each seat takes in its order. The remainder by 13 is the rank, from 0 (ace) to 12 (king); the quotient is the suit: spades, hearts, diamonds, clubs.`,
      matches: 'The seed belongs to the hash and gives exactly the same cards and the same payout.',
      differs: 'The recomputed cards differ from the recorded ones.',
      hidden: 'The cards below are the recorded ones.',
    },
  },
  fields: [
    { name: 'seat', label: { es: 'Asiento, del 1 al 7', en: 'Seat, 1 to 7' }, initial: '1' },
    {
      name: 'steps',
      label: {
        es: 'Jugadas en orden: hit (pedir), stand (plantarse), double (doblar), split (separar), insure (asegurar), decline (sin seguro)',
        en: 'Plays in order: hit, stand, double, split, insure, decline',
      },
      initial: 'stand',
    },
    STAKE_FIELD,
  ],
  valuesOf(round) {
    const { bet, view } = partsOf(round);
    return { seat: String(bet.seat), steps: view.steps.join(' '), stakeMinor: String(bet.stakeMinor) };
  },
  play({ seat, steps: typed = '', stakeMinor }, draws) {
    const sent = { round: '', seat: digits(seat), stakeMinor: digits(stakeMinor) };
    const bet = LiveBlackjackBet.safeParse(sent);
    const steps = stepsOf(typed);
    if (!bet.success || !steps) return null;
    return roundOf(ownView(playAll(draws, { seat: bet.data.seat, steps }), bet.data));
  },
  recorded: (round) => roundOf(partsOf(round).view),
};

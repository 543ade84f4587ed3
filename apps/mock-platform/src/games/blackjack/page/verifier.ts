import { BlackjackBet, BlackjackStep, BlackjackView } from '@tonalli/contracts/games/blackjack';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import type { DrawSource } from '../../../kernel/fairness';
import { GameRefusal } from '../../../wagering/refusal';
import type { FamilyVerifier, PlayedRound, RecordedRound } from '../../verify/family-verifier';
import { digits, STAKE_FIELD } from '../../verify/fields';
import { type BlackjackRound, deal, take } from '../engine';
import { viewOf } from '../money';
import { tablePicture } from './table-picture';
import './verifier.css';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

function roundOf(view: BlackjackView): PlayedRound {
  const lines = [...view.hands, ...(view.insurance ? [view.insurance] : [])];
  const counted = view.hands.filter(({ outcome }) => outcome !== 'push');
  return {
    // A stake that came back has no chance of the jackpot.
    stakeMinor: sum([...counted, ...(view.insurance ? [view.insurance] : [])].map(({ stakeMinor }) => stakeMinor)),
    payoutMinor: sum(lines.map(({ payoutMinor }) => payoutMinor)),
    result: view,
    draw: (lang) => tablePicture(view, lang),
  };
}

function partsOf({ answer }: RecordedRound) {
  const { bet, view } = RoundVerifyAnswer.parse(answer);
  return { bet: BlackjackBet.parse(bet), view: BlackjackView.parse(view) };
}

/** Null where a word is no step. */
function stepsOf(text: string): BlackjackStep[] | null {
  const steps = text.split(/[\s,]+/).filter((word) => word !== '');
  const read = steps.map((word) => BlackjackStep.safeParse(word));
  return read.every(({ success }) => success) ? read.flatMap(({ data }) => data ?? []) : null;
}

/** The round up to its end, or to a step that these cards do not allow: of another seed, they are other cards. */
function playAll(draws: DrawSource, steps: readonly BlackjackStep[]): BlackjackRound {
  let round = deal(draws);
  try {
    for (const step of steps) if (round.stage !== 'over') round = take(round, step, draws);
  } catch (refusal) {
    if (!(refusal instanceof GameRefusal)) throw refusal;
  }
  return round;
}

export const verifier: FamilyVerifier = {
  words: {
    es: {
      name: 'Blackjack',
      how: 'Números menores que 52, uno por carta: jugador, crupier a la vista, jugador, crupier boca abajo y después cada carta en el orden en que se jugó. El resto entre 13 es el valor, de 0 (as) a 12 (rey); el cociente es el palo: picas, corazones, diamantes, tréboles.',
      matches: 'La semilla corresponde a la huella y da exactamente las mismas cartas y el mismo pago.',
      differs: 'Las cartas recalculadas son distintas de las registradas.',
      hidden: 'Las cartas de abajo son las registradas.',
    },
    en: {
      name: 'Blackjack',
      how: 'Numbers below 52, one a card: player, dealer face up, player, dealer face down, then each card in the order in which it was played. The remainder by 13 is the rank, from 0 (ace) to 12 (king); the quotient is the suit: spades, hearts, diamonds, clubs.',
      matches: 'The seed belongs to the hash and gives exactly the same cards and the same payout.',
      differs: 'The recomputed cards differ from the recorded ones.',
      hidden: 'The cards below are the recorded ones.',
    },
  },
  fields: [
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
    return { steps: view.steps.join(' '), stakeMinor: String(bet.stakeMinor) };
  },
  play({ steps: typed = '', stakeMinor }, draws) {
    const bet = BlackjackBet.safeParse({ stakeMinor: digits(stakeMinor) });
    const steps = stepsOf(typed);
    return bet.success && steps ? roundOf(viewOf(playAll(draws, steps), bet.data.stakeMinor)) : null;
  },
  recorded: (round) => roundOf(partsOf(round).view),
};

import { HiLoBet, HiLoConfig, HiLoStep, HiLoView } from '@tonalli/contracts/games/hi-lo';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import type { DrawSource } from '../../../kernel/fairness';
import { GameRefusal } from '../../../wagering/refusal';
import { el } from '../../page/dom';
import { moneyWriter } from '../../page/texts';
import type { FamilyVerifier, PlayedRound, RecordedRound } from '../../verify/family-verifier';
import { digits, STAKE_FIELD } from '../../verify/fields';
import { deal, type HiLoRound, type HiLoTerms, take, viewOf } from '../engine';
import { payoutOf } from '../odds';
import { trailItems } from './trail';
import './verifier.css';

function roundOf(view: HiLoView, stakeMinor: number): PlayedRound {
  const payoutMinor = view.end === 'open' ? 0 : payoutOf(stakeMinor, view.multiplierX10000);
  return {
    // A stake that came back has no chance of the jackpot.
    stakeMinor: view.end === 'refunded' ? 0 : stakeMinor,
    payoutMinor,
    result: view,
    draw(lang) {
      const caption = `× ${(view.multiplierX10000 / 10_000).toFixed(4)} — ${moneyWriter(lang)(payoutMinor)}`;
      const cards = el('ol.trail', {}, ...trailItems(view, lang));
      return el('figure.hi-lo-picture', {}, cards, el('figcaption', {}, caption));
    },
  };
}

function partsOf({ answer }: RecordedRound) {
  const { bet, config, view } = RoundVerifyAnswer.parse(answer);
  return { bet: HiLoBet.parse(bet), config: HiLoConfig.parse(config), view: HiLoView.parse(view) };
}

/** Null where a word is no step. */
function stepsOf(text: string): HiLoStep[] | null {
  const steps = text.split(/[\s,]+/).filter((word) => word !== '');
  const read = steps.map((word) => HiLoStep.safeParse(word));
  return read.every(({ success }) => success) ? read.flatMap(({ data }) => data ?? []) : null;
}

/** The round up to its end, or to a step that these cards do not allow: of another seed, they are other cards. */
function playAll(draws: DrawSource, steps: readonly HiLoStep[], terms: HiLoTerms): HiLoRound {
  let round = deal(draws);
  try {
    for (const step of steps) if (round.end === 'open') round = take(round, step, terms);
  } catch (refusal) {
    if (!(refusal instanceof GameRefusal)) throw refusal;
  }
  return round;
}

export const verifier: FamilyVerifier = {
  words: {
    es: {
      name: 'Mayor o menor',
      how: 'Treinta y dos números menores que 52: las cartas de la ronda en su orden. El resto entre 13 es el valor, de 0 (as) a 12 (rey); el cociente es el palo: picas, corazones, diamantes, tréboles.',
      matches: 'La semilla corresponde a la huella y da exactamente las mismas cartas y el mismo pago.',
      differs: 'Las cartas recalculadas son distintas de las registradas.',
      hidden: 'Las cartas de abajo son las registradas.',
    },
    en: {
      name: 'Hi-lo',
      how: 'Thirty-two numbers below 52: the cards of the round in order. The remainder by 13 is the rank, from 0 (ace) to 12 (king); the quotient is the suit: spades, hearts, diamonds, clubs.',
      matches: 'The seed belongs to the hash and gives exactly the same cards and the same payout.',
      differs: 'The recomputed cards differ from the recorded ones.',
      hidden: 'The cards below are the recorded ones.',
    },
  },
  fields: [
    {
      name: 'steps',
      label: {
        es: 'Jugadas en orden: higher (mayor), lower (menor), skip (saltar), cash-out (cobrar)',
        en: 'Steps in order: higher, lower, skip, cash-out',
      },
      initial: 'skip cash-out',
    },
    STAKE_FIELD,
    {
      name: 'maxPayoutMinor',
      label: { es: 'Pago máximo, en centavos', en: 'Greatest payout, in cents' },
      initial: '100000000',
    },
    { name: 'rtpBp', label: { es: 'Retorno, en puntos básicos', en: 'Return, in basis points' }, initial: '9700' },
  ],
  valuesOf(round) {
    const { bet, config, view } = partsOf(round);
    const isStopped = view.end === 'cashed-out' || view.end === 'refunded';
    return {
      steps: [...view.moves, ...(isStopped ? ['cash-out'] : [])].join(' '),
      stakeMinor: String(bet.stakeMinor),
      ...{ maxPayoutMinor: String(config.maxPayoutMinor), rtpBp: String(config.rtpBp) },
    };
  },
  play({ steps: typed = '', stakeMinor, maxPayoutMinor, rtpBp }, draws) {
    const bet = HiLoBet.safeParse({ stakeMinor: digits(stakeMinor) });
    const rtp = HiLoConfig.shape.rtpBp.safeParse(digits(rtpBp));
    const most = HiLoConfig.shape.maxPayoutMinor.safeParse(digits(maxPayoutMinor));
    const steps = stepsOf(typed);
    if (!bet.success || !rtp.success || !most.success || !steps) return null;
    const round = playAll(draws, steps, { ...bet.data, rtpBp: rtp.data, maxPayoutMinor: most.data });
    return roundOf(viewOf(round, rtp.data), bet.data.stakeMinor);
  },
  recorded(round) {
    const { bet, view } = partsOf(round);
    return roundOf(view, bet.stakeMinor);
  },
};

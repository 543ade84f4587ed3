import { ThreeCardBet, ThreeCardStep, ThreeCardView } from '@tonalli/contracts/games/three-card-poker';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import { playingCard } from '../../page/cards/playing-card';
import { el } from '../../page/dom';
import { moneyWriter } from '../../page/texts';
import type { FamilyVerifier, PlayedRound, RecordedRound } from '../../verify/family-verifier';
import { digits } from '../../verify/fields';
import { dealAs } from '../deal';
import { payoutMinorOf, playedMinorOf, viewOf } from '../money';
import { texts } from './texts';
import './verifier.css';

const OPEN = '-';

function roundOf(view: ThreeCardView): PlayedRound {
  const payoutMinor = payoutMinorOf(view);
  return {
    // A stake that came back has no chance of the jackpot.
    stakeMinor: playedMinorOf(view),
    payoutMinor,
    result: view,
    draw(lang) {
      const t = texts(lang);
      const row = (name: string, cards: readonly number[]) =>
        el('div.three-row', {}, el('strong', {}, name), ...cards.map((card) => playingCard(card, lang)));
      return el(
        'figure.three-picture',
        {},
        row(t('dealer'), view.dealer),
        row(t('player'), view.player),
        el('figcaption', {}, `${t(view.hand)} — ${moneyWriter(lang)(payoutMinor)}`),
      );
    },
  };
}

function partsOf({ answer }: RecordedRound) {
  const { bet, view } = RoundVerifyAnswer.parse(answer);
  return { bet: ThreeCardBet.parse(bet), view: ThreeCardView.parse(view) };
}

export const verifier: FamilyVerifier = {
  words: {
    es: {
      name: 'Póker de tres cartas',
      how: 'Seis números, menores que 52, 51 … 47: los primeros seis pasos de una mezcla de Fisher-Yates de las 52 cartas en orden. Cada número dice cuántos lugares más atrás está la carta que pasa a ese lugar. Las tres primeras son tuyas, las otras del crupier. El resto de una carta entre 13 es su valor, de 0 (as) a 12 (rey); el cociente es el palo: picas, corazones, diamantes, tréboles.',
      matches: 'La semilla corresponde a la huella y da exactamente las mismas cartas y el mismo pago.',
      differs: 'Las cartas recalculadas son distintas de las registradas.',
      hidden: 'Las cartas de abajo son las registradas.',
    },
    en: {
      name: 'Three-card poker',
      how: 'Six numbers, below 52, 51 … 47: the first six steps of a Fisher-Yates shuffle of the 52 cards in order. Each says how many places further back the card lies that comes to that place. The first three are yours, the others the dealer’s. The remainder of a card by 13 is its rank, from 0 (ace) to 12 (king); the quotient is the suit: spades, hearts, diamonds, clubs.',
      matches: 'The seed belongs to the hash and gives exactly the same cards and the same payout.',
      differs: 'The recomputed cards differ from the recorded ones.',
      hidden: 'The cards below are the recorded ones.',
    },
  },
  fields: [
    {
      name: 'step',
      label: { es: 'Qué se hizo', en: 'What was done' },
      options: [
        { value: 'play', text: { es: 'Jugar', en: 'Play' } },
        { value: 'fold', text: { es: 'Retirarse', en: 'Fold' } },
        { value: 'check', text: { es: 'No seguir', en: 'Not go on' } },
        { value: OPEN, text: { es: 'Nada todavía', en: 'Nothing yet' } },
      ],
      initial: 'play',
    },
    { name: 'stakeMinor', label: { es: 'Ante, en centavos', en: 'Ante, in cents' }, initial: '1000' },
    {
      name: 'pairPlus',
      label: { es: 'Par o más', en: 'Pair plus' },
      options: [
        { value: 'no', text: { es: 'Sin', en: 'Without' } },
        { value: 'yes', text: { es: 'Con', en: 'With' } },
      ],
      initial: 'no',
    },
  ],
  valuesOf(round) {
    const { bet, view } = partsOf(round);
    return { step: view.step ?? OPEN, stakeMinor: String(bet.stakeMinor), pairPlus: bet.pairPlus ? 'yes' : 'no' };
  },
  play({ step: typed, stakeMinor, pairPlus }, draws) {
    const bet = ThreeCardBet.safeParse({ stakeMinor: digits(stakeMinor), pairPlus: pairPlus === 'yes' });
    const step = ThreeCardStep.safeParse(typed);
    if (!bet.success || (!step.success && typed !== OPEN)) return null;
    return roundOf(viewOf(dealAs(draws, step.data ?? null), bet.data));
  },
  recorded: (round) => roundOf(partsOf(round).view),
};

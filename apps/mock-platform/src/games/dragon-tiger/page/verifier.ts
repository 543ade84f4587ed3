import { DragonTigerBet, DragonTigerView } from '@tonalli/contracts/games/dragon-tiger';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import { playingCard } from '../../page/cards/playing-card';
import { el } from '../../page/dom';
import { moneyWriter } from '../../page/texts';
import type { FamilyVerifier, PlayedRound, RecordedRound } from '../../verify/family-verifier';
import { readLaid, shownLaid } from '../../verify/laid-field';
import { dealPair, isSpot } from '../odds';
import { viewOf } from '../settle';
import { texts } from './texts';
import { outcomeText } from './told';
import './verifier.css';

function roundOf({ dragon, tiger, winner, spots }: DragonTigerView): PlayedRound {
  const sum = (of: 'stakeMinor' | 'payoutMinor') => spots.reduce((total, spot) => total + spot[of], 0);
  return {
    ...{ stakeMinor: sum('stakeMinor'), payoutMinor: sum('payoutMinor') },
    // Of a round that was cancelled no card is known.
    result: dragon === null ? null : { dragon, tiger, winner, spots },
    draw(lang) {
      if (dragon === null || tiger === null) return el('p', {}, '—');
      const [t, money] = [texts(lang), moneyWriter(lang)];
      const hand = (side: 'dragon' | 'tiger', card: number) =>
        el('div', {}, el('p', {}, t(side)), playingCard(card, lang));
      const rows = spots.map(({ spot, stakeMinor, payoutMinor }) =>
        el('tr', {}, el('td', {}, t(spot)), el('td', {}, money(stakeMinor)), el('td', {}, money(payoutMinor))),
      );
      const caption = el('figcaption', {}, outcomeText(t, lang, { dragon, tiger }));
      const laid = el('table.laid', {}, el('tbody', {}, ...rows));
      const both = el('div.both', {}, hand('dragon', dragon), hand('tiger', tiger));
      return el('figure.dragon-tiger-picture', {}, both, caption, laid);
    },
  };
}

function partsOf({ answer }: RecordedRound) {
  const { bet, view } = RoundVerifyAnswer.parse(answer);
  return { bet: DragonTigerBet.parse(bet), view: DragonTigerView.parse(view) };
}

export const verifier: FamilyVerifier = {
  words: {
    es: {
      name: 'Dragón y tigre',
      how: 'Dos números: cuál de las cartas que quedan, de 416, se toma, primero para el dragón y después para el tigre. Las cartas van de 0 a 51, ocho veces; el resto entre 13 es el valor, de 0 (as) a 12 (rey).',
      matches: 'Las semillas de la ronda dan exactamente las mismas cartas y el mismo pago.',
      differs: 'Las cartas recalculadas son distintas de las registradas.',
      hidden: 'Las cartas de abajo son las registradas.',
    },
    en: {
      name: 'Dragon tiger',
      how: 'Two numbers: which of the cards that are left, of 416, is taken, for the dragon first and then for the tiger. The cards run from 0 to 51, eight times; the remainder by 13 is the rank, from 0 (ace) to 12 (king).',
      matches: 'The seeds of the round give exactly the same cards and the same payout.',
      differs: 'The recomputed cards differ from the recorded ones.',
      hidden: 'The cards below are the recorded ones.',
    },
  },
  fields: [
    {
      name: 'spots',
      label: { es: 'Apuestas con sus centavos', en: 'Bets with their cents' },
      initial: 'dragon=1000 tie=100',
    },
  ],
  valuesOf: (round) => ({ spots: shownLaid(partsOf(round).bet.spots) }),
  play({ spots = '' }, draws) {
    const laid = readLaid(spots, isSpot);
    return laid && roundOf(viewOf({ round: '', spots: laid }, dealPair(draws)));
  },
  recorded: (round) => roundOf(partsOf(round).view),
};

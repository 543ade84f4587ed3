import { BaccaratBet, BaccaratView } from '@tonalli/contracts/games/baccarat';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import { playingCard } from '../../page/cards/playing-card';
import { el } from '../../page/dom';
import { moneyWriter } from '../../page/texts';
import type { FamilyVerifier, PlayedRound, RecordedRound } from '../../verify/family-verifier';
import { readLaid, shownLaid } from '../../verify/laid-field';
import { dealFrom, playCoup, totalOf } from '../coup';
import { isSpot, viewOf } from '../odds';
import { texts } from './texts';
import { outcomeText } from './told';
import './verifier.css';

export function roundOf(view: BaccaratView): PlayedRound {
  const sum = (of: 'stakeMinor' | 'payoutMinor') => view.spots.reduce((total, spot) => total + spot[of], 0);
  // Stakes that came back have no chance of the jackpot.
  const backMinor = view.spots.reduce(
    (total, { stakeMinor, payoutMinor }) => total + (stakeMinor === payoutMinor ? stakeMinor : 0),
    0,
  );
  return {
    ...{ stakeMinor: sum('stakeMinor') - backMinor, payoutMinor: sum('payoutMinor') },
    result: view,
    draw(lang) {
      const [t, money] = [texts(lang), moneyWriter(lang)];
      const hand = (side: 'player' | 'banker') =>
        el(
          'div',
          {},
          el('p', {}, `${t(side)}: ${totalOf(view[side])}`),
          el('div.cards', {}, ...view[side].map((card) => playingCard(card, lang))),
        );
      const rows = view.spots.map(({ spot, stakeMinor, payoutMinor }) =>
        el('tr', {}, el('td', {}, t(spot)), el('td', {}, money(stakeMinor)), el('td', {}, money(payoutMinor))),
      );
      const caption = el('figcaption', {}, outcomeText(t, view));
      const laid = el('table.laid', {}, el('tbody', {}, ...rows));
      return el('figure.baccarat-picture', {}, el('div.both', {}, hand('player'), hand('banker')), caption, laid);
    },
  };
}

function partsOf({ answer }: RecordedRound) {
  const { bet, view } = RoundVerifyAnswer.parse(answer);
  return { bet: BaccaratBet.parse(bet), view: BaccaratView.parse(view) };
}

export const verifier: FamilyVerifier = {
  words: {
    es: {
      name: 'Bacará',
      how: 'De cuatro a seis números: cuál de las cartas que quedan, de 416, se toma. Las cartas van de 0 a 51, ocho veces; el resto entre 13 es el valor, de 0 (as) a 12 (rey). En orden: jugador, banca, jugador, banca, y las terceras cartas.',
      matches: 'La semilla corresponde a la huella y da exactamente las mismas cartas y el mismo pago.',
      differs: 'Las cartas recalculadas son distintas de las registradas.',
      hidden: 'Las cartas de abajo son las registradas.',
    },
    en: {
      name: 'Baccarat',
      how: 'Four to six numbers: which of the cards that are left, of 416, is taken. The cards run from 0 to 51, eight times; the remainder by 13 is the rank, from 0 (ace) to 12 (king). In order: player, banker, player, banker, and the third cards.',
      matches: 'The seed belongs to the hash and gives exactly the same cards and the same payout.',
      differs: 'The recomputed cards differ from the recorded ones.',
      hidden: 'The cards below are the recorded ones.',
    },
  },
  fields: [
    {
      name: 'spots',
      label: { es: 'Apuestas con sus centavos', en: 'Bets with their cents' },
      initial: 'banker=1000 tie=100',
    },
  ],
  valuesOf: (round) => ({ spots: shownLaid(partsOf(round).bet.spots) }),
  play({ spots = '' }, draws) {
    const laid = readLaid(spots, isSpot);
    return laid && roundOf(viewOf(playCoup(dealFrom(draws)), laid));
  },
  recorded: (round) => roundOf(partsOf(round).view),
};

import { MoneyWheelBet, MoneyWheelView, WHEEL_SPOTS, type WheelSpot } from '@tonalli/contracts/games/money-wheel';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import { el } from '../../page/dom';
import { shownMultiplier } from '../../page/instant/pay-table-view';
import { moneyWriter } from '../../page/texts';
import type { FamilyVerifier, PlayedRound, RecordedRound } from '../../verify/family-verifier';
import { readLaid, shownLaid } from '../../verify/laid-field';
import { SEGMENTS } from '../segments';
import { laidOn, viewOf } from '../settle';
import { gemPicture } from './gems';
import { SPOT_WORDS } from './spot-words';
import './verifier.css';

type Stood = Omit<MoneyWheelView, 'round'>;

function roundOf({ segment, came, spots }: Stood): PlayedRound {
  const sum = (of: 'stakeMinor' | 'payoutMinor') => spots.reduce((total, spot) => total + spot[of], 0);
  return {
    ...{ stakeMinor: sum('stakeMinor'), payoutMinor: sum('payoutMinor') },
    result: { segment, came, spots },
    draw(lang) {
      const [names, money] = [SPOT_WORDS[lang], moneyWriter(lang)];
      const rows = spots.map(({ spot, multiplierX100, stakeMinor, payoutMinor }) =>
        el(
          'tr',
          { 'data-won': String(payoutMinor > 0) },
          el('td', {}, `${names[spot]} × ${shownMultiplier(multiplierX100)}`),
          el('td', {}, money(stakeMinor)),
          el('td', {}, money(payoutMinor)),
        ),
      );
      const shown = el('p.came', {}, came === null ? '' : names[came]);
      if (came !== null) shown.prepend(gemPicture(came));
      return el('figure.wheel-picture', {}, shown, el('table.laid', {}, el('tbody', {}, ...rows)));
    },
  };
}

function partsOf({ answer }: RecordedRound) {
  const { bet, view } = RoundVerifyAnswer.parse(answer);
  return { bet: MoneyWheelBet.parse(bet), view: MoneyWheelView.parse(view) };
}

const isSpot = (word: string): word is WheelSpot => WHEEL_SPOTS.some((spot) => spot === word);

export const verifier: FamilyVerifier = {
  words: {
    es: {
      name: 'Rueda de la suerte',
      how: 'Un número menor que 54, sorteado después del cierre: el segmento bajo la lengüeta, contados desde 0, el del sol.',
      matches: 'Las semillas de la ronda dan exactamente el mismo segmento y el mismo pago.',
      differs: 'El segmento recalculado es distinto del registrado.',
      hidden: 'El segmento de abajo es el registrado.',
    },
    en: {
      name: 'Lucky wheel',
      how: 'One number below 54, drawn after the close: the segment below the flapper, counted from 0, which is the sun.',
      matches: 'The seeds of the round give exactly the same segment and the same payout.',
      differs: 'The recomputed segment differs from the recorded one.',
      hidden: 'The segment below is the recorded one.',
    },
  },
  fields: [
    {
      name: 'spots',
      label: { es: 'Apuestas con sus centavos', en: 'Bets with their cents' },
      initial: 'jade=500 sun=100',
    },
  ],
  valuesOf: (round) => ({ spots: shownLaid(Object.fromEntries(laidOn(partsOf(round).bet.spots))) }),
  play({ spots = '' }, draws) {
    const laid = readLaid(spots, isSpot);
    return laid && roundOf(viewOf(laid, draws.below(SEGMENTS.length)));
  },
  recorded(round) {
    const { segment, came, spots } = partsOf(round).view;
    return roundOf({ segment, came, spots });
  },
};

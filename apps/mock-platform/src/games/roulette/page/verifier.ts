import { RouletteBet, RouletteView } from '@tonalli/contracts/games/roulette';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import { el } from '../../page/dom';
import { type Lang, moneyWriter } from '../../page/texts';
import type { FamilyVerifier, PlayedRound, RecordedRound } from '../../verify/family-verifier';
import { readLaid, shownLaid } from '../../verify/laid-field';
import { viewOf } from '../settle';
import { colourOf, POCKETS, SPOTS } from '../spots';
import { colourWord, spotName } from './names';
import { texts } from './texts';
import './verifier.css';

/** Of a round that came to no result the pocket is null. */
type Spun = Pick<RouletteView, 'spots'> & { readonly pocket: number | null };

function fellOn(lang: Lang, pocket: number): HTMLElement {
  const t = texts(lang);
  const said = t('fellShort', { number: pocket, colour: colourWord(t, pocket) });
  return el('p.fell', { 'data-tone': colourOf(pocket), 'aria-label': said }, String(pocket));
}

/** A spin with what lay on the table, as it is drawn and compared. */
export function roundOf(view: Spun): PlayedRound {
  const sum = (of: 'stakeMinor' | 'payoutMinor') => view.spots.reduce((total, spot) => total + spot[of], 0);
  return {
    ...{ stakeMinor: sum('stakeMinor'), payoutMinor: sum('payoutMinor') },
    result: view,
    draw(lang) {
      const [t, money] = [texts(lang), moneyWriter(lang)];
      const rows = view.spots.map((spot) =>
        el(
          'tr',
          { 'data-won': String(spot.payoutMinor > 0) },
          el('td', {}, spotName(t, spot)),
          el('td', {}, money(spot.stakeMinor)),
          el('td', {}, money(spot.payoutMinor)),
        ),
      );
      const number = view.pocket === null ? [] : [fellOn(lang, view.pocket)];
      return el('figure.roulette-picture', {}, ...number, el('table.laid', {}, el('tbody', {}, ...rows)));
    },
  };
}

function partsOf({ answer }: RecordedRound) {
  const { bet, view } = RoundVerifyAnswer.parse(answer);
  return { bet: RouletteBet.parse(bet), view: RouletteView.parse(view) };
}

export const verifier: FamilyVerifier = {
  words: {
    es: {
      name: 'Ruleta',
      how: 'Un número menor que 37: la casilla donde cae la bola.',
      matches: 'La semilla corresponde a la huella y da exactamente la misma casilla y el mismo pago.',
      differs: 'La casilla recalculada es distinta de la registrada.',
      hidden: 'La casilla de abajo es la registrada.',
    },
    en: {
      name: 'Roulette',
      how: 'One number below 37: the pocket where the ball falls.',
      matches: 'The seed belongs to the hash and gives exactly the same pocket and the same payout.',
      differs: 'The recomputed pocket differs from the recorded one.',
      hidden: 'The pocket below is the recorded one.',
    },
  },
  fields: [
    {
      name: 'spots',
      label: { es: 'Apuestas con sus centavos', en: 'Bets with their cents' },
      initial: 'straight:17=100 split:14-17=100 red=500',
    },
  ],
  valuesOf: (round) => ({ spots: shownLaid(partsOf(round).bet.spots) }),
  play({ spots = '' }, draws) {
    const laid = readLaid(spots, (spot) => SPOTS.has(spot));
    return laid && roundOf(viewOf(laid, draws.below(POCKETS)));
  },
  recorded: (round) => roundOf(partsOf(round).view),
};

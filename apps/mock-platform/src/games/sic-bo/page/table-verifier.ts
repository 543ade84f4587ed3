import { SicBoBet, SicBoView } from '@tonalli/contracts/games/sic-bo';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import { dieFace } from '../../page/dice/die-face';
import { el } from '../../page/dom';
import { type Lang, moneyWriter } from '../../page/texts';
import type { FamilyVerifier, PlayedRound, RecordedRound } from '../../verify/family-verifier';
import { readLaid, shownLaid } from '../../verify/laid-field';
import { viewOf } from '../settle';
import { SPOTS } from '../spots';
import { diceOf, SIDES } from '../throws';
import { outcomeText, spotName } from './names';
import { texts } from './texts';
import './verifier.css';

function roundOf({ dice, spots }: SicBoView): PlayedRound {
  const sum = (of: 'stakeMinor' | 'payoutMinor') => spots.reduce((total, spot) => total + spot[of], 0);
  return {
    ...{ stakeMinor: sum('stakeMinor'), payoutMinor: sum('payoutMinor') },
    // Of a round that was cancelled no dice are known.
    result: dice && { dice, spots },
    draw(lang) {
      if (!dice) return el('p', {}, '—');
      const [t, money] = [texts(lang), moneyWriter(lang)];
      const rows = spots.map(({ kind, of, stakeMinor, payoutMinor }) => {
        const cells = [spotName(t, { kind, of }), money(stakeMinor), money(payoutMinor)];
        return el('tr', {}, ...cells.map((text) => el('td', {}, text)));
      });
      const lie = el('div.lie', {});
      lie.append(...dice.map(dieFace));
      const caption = el('figcaption', {}, outcomeText(t, dice));
      return el('figure.sic-bo-picture', {}, lie, caption, el('table.laid', {}, el('tbody', {}, ...rows)));
    },
  };
}

function partsOf({ answer }: RecordedRound) {
  const { bet, view } = RoundVerifyAnswer.parse(answer);
  return { bet: SicBoBet.parse(bet), view: SicBoView.parse(view) };
}

/** Throws the dice of a table again: three for all, what was bet on them for each. */
export const tableVerifier = (name: Readonly<Record<Lang, string>>): FamilyVerifier => ({
  words: {
    es: {
      name: name.es,
      how: 'Tres números menores que 6, sorteados después del cierre, uno por dado; cada dado muestra uno más que su número.',
      matches: 'Las semillas de la ronda dan exactamente los mismos dados y el mismo pago.',
      differs: 'Los dados recalculados son distintos de los registrados.',
      hidden: 'Los dados de abajo son los registrados.',
    },
    en: {
      name: name.en,
      how: 'Three numbers below 6, drawn after the close, one for each die; a die shows one more than its number.',
      matches: 'The seeds of the round give exactly the same dice and the same payout.',
      differs: 'The recomputed dice differ from the recorded ones.',
      hidden: 'The dice below are the recorded ones.',
    },
  },
  fields: [
    {
      name: 'spots',
      label: { es: 'Apuestas con sus centavos', en: 'Bets with their cents' },
      initial: 'big=500 total:9=100 pair:2-5=100',
    },
  ],
  valuesOf: (round) => ({ spots: shownLaid(partsOf(round).bet.spots) }),
  play({ spots = '' }, draws) {
    const laid = readLaid(spots, (spot) => SPOTS.has(spot));
    if (!laid) return null;
    const [one, two, three] = [draws.below(SIDES), draws.below(SIDES), draws.below(SIDES)];
    return roundOf(viewOf({ round: '', spots: laid }, diceOf((one * SIDES + two) * SIDES + three)));
  },
  recorded: (round) => roundOf(partsOf(round).view),
});

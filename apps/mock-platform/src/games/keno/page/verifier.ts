import { KENO_NUMBERS, KenoBet, KenoView } from '@tonalli/contracts/games/keno';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import { el } from '../../page/dom';
import { moneyWriter } from '../../page/texts';
import type { FamilyVerifier, PlayedRound, RecordedRound } from '../../verify/family-verifier';
import { digits, STAKE_FIELD } from '../../verify/fields';
import { drawNumbers, hitsOf, multiplierX100, payoutOf } from '../odds';
import { shownTimes } from './shown';
import './verifier.css';

function roundOf(view: KenoView, stakeMinor: number): PlayedRound {
  const { picks, drawn } = view;
  const payoutMinor = payoutOf(stakeMinor, view.multiplierX100);
  return {
    ...{ stakeMinor, payoutMinor, result: view },
    draw(lang) {
      const cells = Array.from({ length: KENO_NUMBERS }, (_, index) => {
        const number = index + 1;
        const marks = { 'data-picked': String(picks.includes(number)), 'data-drawn': String(drawn.includes(number)) };
        return el('span.cell', marks, String(number));
      });
      const paid = `${hitsOf(picks, drawn)} / ${picks.length} · × ${shownTimes(view.multiplierX100)}`;
      const caption = `${picks.join(', ')} · ${paid} — ${moneyWriter(lang)(payoutMinor)}`;
      const board = el('div.keno-cells', { 'aria-hidden': 'true' }, ...cells);
      return el('figure.keno-picture', {}, board, el('figcaption', {}, caption));
    },
  };
}

function partsOf({ answer }: RecordedRound) {
  const { bet, view } = RoundVerifyAnswer.parse(answer);
  return { bet: KenoBet.parse(bet), view: KenoView.parse(view) };
}

export const verifier: FamilyVerifier = {
  words: {
    es: {
      name: 'Keno',
      how: 'Veinte números: menor que 80, menor que 79… hasta menor que 61. Cada uno es el lugar, desde 0, entre los números del tablero que aún no salieron, de menor a mayor.',
      matches: 'La semilla corresponde a la huella y da exactamente los mismos números y el mismo pago.',
      differs: 'Los números recalculados son distintos de los registrados.',
      hidden: 'Los números de abajo son los registrados.',
    },
    en: {
      name: 'Keno',
      how: 'Twenty numbers: below 80, below 79… down to below 61. Each is the place, from 0, among the numbers of the board that were not drawn yet, in ascending order.',
      matches: 'The seed belongs to the hash and gives exactly the same numbers and the same payout.',
      differs: 'The recomputed numbers differ from the recorded ones.',
      hidden: 'The numbers below are the recorded ones.',
    },
  },
  fields: [
    {
      name: 'picks',
      label: { es: 'Números elegidos, de menor a mayor', en: 'Numbers picked, in ascending order' },
      initial: '3 7 80',
    },
    STAKE_FIELD,
  ],
  valuesOf(round) {
    const { bet } = partsOf(round);
    return { picks: bet.picks.join(' '), stakeMinor: String(bet.stakeMinor) };
  },
  play({ picks: typed = '', stakeMinor }, draws) {
    const numbers = typed.split(/[\s,]+/).filter((word) => word !== '');
    const bet = KenoBet.safeParse({ picks: numbers.map(digits), stakeMinor: digits(stakeMinor) });
    if (!bet.success) return null;
    const { picks } = bet.data;
    const drawn = drawNumbers(draws);
    // In the order of `KenoView`, since results are compared as text.
    const view = { picks, drawn, multiplierX100: multiplierX100(picks.length, hitsOf(picks, drawn)) };
    return roundOf(view, bet.data.stakeMinor);
  },
  recorded(round) {
    const { bet, view } = partsOf(round);
    return roundOf(view, bet.stakeMinor);
  },
};

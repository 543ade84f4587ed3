import { PLINKO_RISKS, PLINKO_ROWS, PlinkoBet, PlinkoView } from '@tonalli/contracts/games/plinko';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import { el } from '../../page/dom';
import { shownMultiplier } from '../../page/instant/pay-table-view';
import { moneyWriter } from '../../page/texts';
import { paidAt } from '../../pay-table';
import type { FamilyVerifier, PlayedRound, RecordedRound } from '../../verify/family-verifier';
import { digits, STAKE_FIELD } from '../../verify/fields';
import { drawPath, multiplierAt, slotOf } from '../odds';
import { drawRound } from './picture';
import { shownSlot } from './shown';
import { texts } from './texts';
import './verifier.css';

function roundOf({ stakeMinor }: PlinkoBet, view: PlinkoView): PlayedRound {
  const payoutMinor = paidAt(view.multiplierX100, stakeMinor);
  return {
    ...{ stakeMinor, payoutMinor },
    result: view,
    draw(lang) {
      const t = texts(lang);
      const landed = t('landed', { slot: shownSlot(view.slot), multiplier: shownMultiplier(view.multiplierX100) });
      const caption = el('figcaption', {}, `${landed} ${moneyWriter(lang)(payoutMinor)}`);
      return el('figure.plinko-picture', {}, drawRound(view), caption);
    },
  };
}

function partsOf({ answer }: RecordedRound) {
  const { bet, view } = RoundVerifyAnswer.parse(answer);
  return { bet: PlinkoBet.parse(bet), view: PlinkoView.parse(view) };
}

export const verifier: FamilyVerifier = {
  words: {
    es: {
      name: 'Plinko',
      how: 'Un número menor que 2 por fila, de arriba abajo: con 0 la bola va a la izquierda y con 1 a la derecha.',
      matches: 'La semilla corresponde a la huella y da exactamente el mismo camino y el mismo pago.',
      differs: 'El camino recalculado es distinto del registrado.',
      hidden: 'El camino de abajo es el registrado.',
    },
    en: {
      name: 'Plinko',
      how: 'One number below 2 for each row, from the top down: the ball goes to the left on 0 and to the right on 1.',
      matches: 'The seed belongs to the hash and gives exactly the same path and the same payout.',
      differs: 'The recomputed path differs from the recorded one.',
      hidden: 'The path below is the recorded one.',
    },
  },
  fields: [
    {
      name: 'rows',
      label: { es: 'Filas', en: 'Rows' },
      options: PLINKO_ROWS.map(String).map((rows) => ({ value: rows, text: { es: rows, en: rows } })),
      initial: '12',
    },
    {
      name: 'risk',
      label: { es: 'Riesgo', en: 'Risk' },
      options: PLINKO_RISKS.map((risk) => ({ value: risk, text: { es: texts('es')(risk), en: texts('en')(risk) } })),
      initial: 'medium',
    },
    STAKE_FIELD,
  ],
  valuesOf(round) {
    const { rows, risk, stakeMinor } = partsOf(round).bet;
    return { rows: String(rows), risk, stakeMinor: String(stakeMinor) };
  },
  play({ rows, risk, stakeMinor }, draws) {
    const read = PlinkoBet.safeParse({ rows: digits(rows), risk, stakeMinor: digits(stakeMinor) });
    if (!read.success) return null;
    const bet = read.data;
    const path = drawPath(bet.rows, draws);
    // In the order of `PlinkoView`, since results are compared as text.
    const shown = { slot: slotOf(path), multiplierX100: multiplierAt(bet, path) };
    return roundOf(bet, { rows: bet.rows, risk: bet.risk, path, ...shown });
  },
  recorded(round) {
    const { bet, view } = partsOf(round);
    return roundOf(bet, view);
  },
};

import { WHEEL_RISKS, WHEEL_SEGMENTS, WheelBet, WheelView } from '@tonalli/contracts/games/wheel';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import { el } from '../../page/dom';
import { shownMultiplier } from '../../page/instant/pay-table-view';
import { moneyWriter } from '../../page/texts';
import { paidAt } from '../../pay-table';
import type { FamilyVerifier, PlayedRound, RecordedRound } from '../../verify/family-verifier';
import { digits, STAKE_FIELD } from '../../verify/fields';
import { multiplierAt, wheelX100 } from '../odds';
import { drawRound } from './picture';
import { shownSegment } from './shown';
import { texts } from './texts';
import './verifier.css';

function roundOf({ stakeMinor }: WheelBet, view: WheelView): PlayedRound {
  const payoutMinor = paidAt(view.multiplierX100, stakeMinor);
  return {
    ...{ stakeMinor, payoutMinor },
    result: view,
    draw(lang) {
      const shown = { segment: shownSegment(view.segment), multiplier: shownMultiplier(view.multiplierX100) };
      const caption = el('figcaption', {}, `${texts(lang)('stopped', shown)} ${moneyWriter(lang)(payoutMinor)}`);
      return el('figure.wheel-picture', {}, drawRound(view), caption);
    },
  };
}

function partsOf({ answer }: RecordedRound) {
  const { bet, view } = RoundVerifyAnswer.parse(answer);
  return { bet: WheelBet.parse(bet), view: WheelView.parse(view) };
}

export const verifier: FamilyVerifier = {
  words: {
    es: {
      name: 'Rueda',
      how: 'Un número menor que la cantidad de segmentos: dónde se detiene la rueda, contando desde 0.',
      matches: 'La semilla corresponde a la huella y da exactamente el mismo segmento y el mismo pago.',
      differs: 'El segmento recalculado es distinto del registrado.',
      hidden: 'El segmento de abajo es el registrado.',
    },
    en: {
      name: 'Wheel',
      how: 'One number below the number of segments: where the wheel stops, counted from 0.',
      matches: 'The seed belongs to the hash and gives exactly the same segment and the same payout.',
      differs: 'The recomputed segment differs from the recorded one.',
      hidden: 'The segment below is the recorded one.',
    },
  },
  fields: [
    {
      name: 'segments',
      label: { es: 'Segmentos', en: 'Segments' },
      options: WHEEL_SEGMENTS.map(String).map((count) => ({ value: count, text: { es: count, en: count } })),
      initial: '20',
    },
    {
      name: 'risk',
      label: { es: 'Riesgo', en: 'Risk' },
      options: WHEEL_RISKS.map((risk) => ({ value: risk, text: { es: texts('es')(risk), en: texts('en')(risk) } })),
      initial: 'medium',
    },
    STAKE_FIELD,
  ],
  valuesOf(round) {
    const { segments, risk, stakeMinor } = partsOf(round).bet;
    return { segments: String(segments), risk, stakeMinor: String(stakeMinor) };
  },
  play({ segments, risk, stakeMinor }, draws) {
    const read = WheelBet.safeParse({ segments: digits(segments), risk, stakeMinor: digits(stakeMinor) });
    if (!read.success) return null;
    const bet = read.data;
    const segment = draws.below(bet.segments);
    // In the order of `WheelView`, since results are compared as text.
    const shown = { segment, multiplierX100: multiplierAt(bet, segment), wheelX100: [...wheelX100(bet)] };
    return roundOf(bet, { segments: bet.segments, risk: bet.risk, ...shown });
  },
  recorded(round) {
    const { bet, view } = partsOf(round);
    return roundOf(bet, view);
  },
};

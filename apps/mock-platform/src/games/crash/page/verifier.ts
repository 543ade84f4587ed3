import { CRASH_DRAWS, CrashBet, CrashConfig, CrashView } from '@tonalli/contracts/games/crash';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import { el } from '../../page/dom';
import { moneyWriter } from '../../page/texts';
import type { FamilyVerifier, PlayedRound, RecordedRound } from '../../verify/family-verifier';
import { digits, STAKE_FIELD } from '../../verify/fields';
import { bustX100, endX100, payoutMinor } from '../odds';
import { shownMultiplier } from './shown';
import { texts } from './texts';
import './verifier.css';

type Flown = Omit<CrashView, 'round'>;

/** In one order, since results are compared as text. */
function roundOf(
  stakeMinor: number,
  { autoX100, endX100: end, outX100, isByHand, bustX100: bust }: Flown,
): PlayedRound {
  const paidMinor = outX100 === null ? 0 : payoutMinor(stakeMinor, outX100);
  return {
    ...{ stakeMinor, payoutMinor: paidMinor, result: { autoX100, endX100: end, outX100, isByHand, bustX100: bust } },
    draw(lang) {
      const t = texts(lang);
      const ended = el(
        'p.crash-end',
        { 'data-won': String(outX100 !== null) },
        bust === null ? '—' : shownMultiplier(bust),
      );
      const paid = { amount: moneyWriter(lang)(paidMinor), multiplier: shownMultiplier(outX100 ?? 0) };
      const told = outX100 === null ? t('gone') : t('cashedOut', paid);
      return el('figure.crash-picture', {}, ended, el('figcaption', {}, told));
    },
  };
}

function partsOf({ answer }: RecordedRound) {
  const { bet, config, view } = RoundVerifyAnswer.parse(answer);
  return { bet: CrashBet.parse(bet), config: CrashConfig.parse(config), view: CrashView.parse(view) };
}

const blank = (text: string | undefined): number | null => (text === undefined || text === '' ? null : digits(text));

const Choice = CrashBet.shape;
const View = CrashView.shape;

export const verifier: FamilyVerifier = {
  words: {
    es: {
      name: 'Crash',
      how: 'Un número menor que 4,294,967,296 (2^32), sorteado después del cierre: el vuelo termina en retorno × 2^32 ÷ (2^32 − número), cortado a dos decimales y como mínimo 1.00. Un cobro a mano es el que registró el servidor, y vale si no pasa del final.',
      matches: 'La semilla corresponde a la huella y da exactamente el mismo final del vuelo y el mismo pago.',
      differs: 'El final recalculado, o lo que se cobró, es distinto de lo registrado.',
      hidden: 'El final de abajo es el registrado.',
    },
    en: {
      name: 'Crash',
      how: 'One number below 4,294,967,296 (2^32), drawn after the close: the flight ends at return × 2^32 ÷ (2^32 − number), cut to two decimals and at least 1.00. A cash-out by hand is the one that the server recorded, and it counts where it does not go beyond the end.',
      matches: 'The seed belongs to the hash and gives exactly the same end of the flight and the same payout.',
      differs: 'The recomputed end, or what was cashed out, differs from what was recorded.',
      hidden: 'The end below is the recorded one.',
    },
  },
  fields: [
    {
      name: 'autoX100',
      label: {
        es: 'Cobro automático, en centésimas (vacío: a mano)',
        en: 'Automatic cash-out, in hundredths (empty: by hand)',
      },
      initial: '200',
    },
    {
      name: 'outX100',
      label: {
        es: 'Cobro a mano, en centésimas (vacío: ninguno)',
        en: 'Cash-out by hand, in hundredths (empty: none)',
      },
      initial: '',
    },
    STAKE_FIELD,
    { name: 'rtpBp', label: { es: 'Retorno, en puntos básicos', en: 'Return, in basis points' }, initial: '9700' },
    {
      name: 'maxPayoutMinor',
      label: { es: 'Pago máximo de una apuesta, en centavos', en: 'Most that one bet pays, in cents' },
      initial: '50000000',
    },
  ],
  valuesOf(round) {
    const { bet, config, view } = partsOf(round);
    return {
      autoX100: bet.autoX100 === null ? '' : String(bet.autoX100),
      outX100: view.isByHand ? String(view.outX100) : '',
      stakeMinor: String(bet.stakeMinor),
      rtpBp: String(config.rtpBp),
      maxPayoutMinor: String(config.maxPayoutMinor),
    };
  },
  play(values, draws) {
    const auto = Choice.autoX100.safeParse(blank(values.autoX100));
    const hand = View.outX100.safeParse(blank(values.outX100));
    const stake = Choice.stakeMinor.safeParse(digits(values.stakeMinor));
    const rtp = CrashConfig.shape.rtpBp.safeParse(digits(values.rtpBp));
    const most = CrashConfig.shape.maxPayoutMinor.safeParse(digits(values.maxPayoutMinor));
    if (!auto.success || !hand.success || !stake.success || !rtp.success || !most.success) return null;
    const end = endX100({ stakeMinor: stake.data, autoX100: auto.data }, { maxPayoutMinor: most.data });
    const bust = bustX100(draws.below(CRASH_DRAWS), rtp.data);
    // Where the hand came, or where it is cashed out by itself: neither beyond the end of the flight.
    const isByHand = hand.data !== null && hand.data < end;
    const wanted = isByHand ? hand.data : end;
    const outX100 = wanted !== null && wanted <= bust ? wanted : null;
    return roundOf(stake.data, {
      autoX100: auto.data,
      endX100: end,
      outX100,
      isByHand: isByHand && outX100 !== null,
      bustX100: bust,
    });
  },
  recorded(round) {
    const { bet, view } = partsOf(round);
    return roundOf(bet.stakeMinor, view);
  },
};

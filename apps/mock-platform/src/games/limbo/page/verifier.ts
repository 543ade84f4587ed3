import { LIMBO_DRAWS, LimboBet, LimboConfig, LimboView } from '@tonalli/contracts/games/limbo';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import { el } from '../../page/dom';
import { moneyWriter } from '../../page/texts';
import type { FamilyVerifier, PlayedRound, RecordedRound } from '../../verify/family-verifier';
import { digits, STAKE_FIELD } from '../../verify/fields';
import { payoutOf, resultX100, wins } from '../odds';
import { shownMultiplier } from './shown';
import { texts } from './texts';
import './verifier.css';

/** In the order of `LimboView`, since results are compared as text. */
function roundOf(bet: LimboBet, view: LimboView): PlayedRound {
  const payoutMinor = payoutOf(bet, view.resultX100);
  return {
    ...{ stakeMinor: bet.stakeMinor, payoutMinor, result: view },
    draw(lang) {
      const won = String(wins(bet, view.resultX100));
      const drawn = el('p.limbo-result', { 'data-won': won }, shownMultiplier(view.resultX100));
      const goal = `${texts(lang)('goal')} ${shownMultiplier(bet.targetX100)} — ${moneyWriter(lang)(payoutMinor)}`;
      return el('figure.limbo-picture', {}, drawn, el('figcaption', {}, goal));
    },
  };
}

function partsOf({ answer }: RecordedRound) {
  const { bet, config, view } = RoundVerifyAnswer.parse(answer);
  return { bet: LimboBet.parse(bet), config: LimboConfig.parse(config), view: LimboView.parse(view) };
}

export const verifier: FamilyVerifier = {
  words: {
    es: {
      name: 'Limbo',
      how: 'Un número menor que 4,294,967,296 (2^32), del que sale el multiplicador: retorno × 2^32 ÷ (2^32 − número), cortado a dos decimales.',
      matches: 'La semilla corresponde a la huella y da exactamente el mismo multiplicador y el mismo pago.',
      differs: 'El multiplicador recalculado es distinto del registrado.',
      hidden: 'El multiplicador de abajo es el registrado.',
    },
    en: {
      name: 'Limbo',
      how: 'One number below 4,294,967,296 (2^32), which makes the multiplier: return × 2^32 ÷ (2^32 − number), cut to two decimals.',
      matches: 'The seed belongs to the hash and gives exactly the same multiplier and the same payout.',
      differs: 'The recomputed multiplier differs from the recorded one.',
      hidden: 'The multiplier below is the recorded one.',
    },
  },
  fields: [
    { name: 'targetX100', label: { es: 'Objetivo, en centésimas', en: 'Target, in hundredths' }, initial: '200' },
    STAKE_FIELD,
    { name: 'rtpBp', label: { es: 'Retorno, en puntos básicos', en: 'Return, in basis points' }, initial: '9700' },
  ],
  valuesOf(round) {
    const { bet, config } = partsOf(round);
    return {
      targetX100: String(bet.targetX100),
      stakeMinor: String(bet.stakeMinor),
      rtpBp: String(config.rtpBp),
    };
  },
  play({ targetX100, stakeMinor, rtpBp }, draws) {
    const bet = LimboBet.safeParse({ targetX100: digits(targetX100), stakeMinor: digits(stakeMinor) });
    const rtp = LimboConfig.shape.rtpBp.safeParse(digits(rtpBp));
    if (!bet.success || !rtp.success) return null;
    const result = resultX100(draws.below(LIMBO_DRAWS), rtp.data);
    return roundOf(bet.data, { targetX100: bet.data.targetX100, resultX100: result });
  },
  recorded(round) {
    const { bet, view } = partsOf(round);
    return roundOf(bet, view);
  },
};

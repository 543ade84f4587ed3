import { DICE_ROLLS, DiceBet, DiceConfig, DiceView } from '@tonalli/contracts/games/dice';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import { el } from '../../page/dom';
import { moneyWriter } from '../../page/texts';
import type { FamilyVerifier, PlayedRound, RecordedRound } from '../../verify/family-verifier';
import { digits, STAKE_FIELD } from '../../verify/fields';
import { multiplierX10000, payoutOf, wins } from '../odds';
import { shownMultiplier, shownRoll } from './shown';
import { texts } from './texts';
import './verifier.css';

interface Played {
  readonly bet: DiceBet;
  readonly roll: number;
  readonly rtpBp: number;
}

function roundOf({ bet, roll, rtpBp }: Played, view: DiceView): PlayedRound {
  const payoutMinor = payoutOf(bet, roll, rtpBp);
  return {
    ...{ stakeMinor: bet.stakeMinor, payoutMinor },
    result: view,
    draw(lang) {
      const t = texts(lang);
      const marker = el('div.roll-marker', { 'data-won': String(wins(bet, roll)) }, shownRoll(roll));
      const track = el('div.roll-track', { 'data-side': bet.side }, marker);
      track.style.setProperty('--target', `${(bet.target * 100) / DICE_ROLLS}%`);
      track.style.setProperty('--at', `${(roll * 100) / DICE_ROLLS}%`);
      const bets = `${t(bet.side)} ${shownRoll(bet.target)} · × ${shownMultiplier(view.multiplierX10000)}`;
      const caption = el('figcaption', {}, `${bets} — ${moneyWriter(lang)(payoutMinor)}`);
      return el('figure.roll-picture', {}, track, caption);
    },
  };
}

/** In the order of `DiceView`, since results are compared as text. */
const viewOf = ({ bet: { side, target }, roll, rtpBp }: Played): DiceView => ({
  ...{ side, target, roll },
  multiplierX10000: multiplierX10000({ side, target }, rtpBp),
});

function partsOf({ answer }: RecordedRound) {
  const { bet, config, view } = RoundVerifyAnswer.parse(answer);
  return { bet: DiceBet.parse(bet), config: DiceConfig.parse(config), view: DiceView.parse(view) };
}

export const verifier: FamilyVerifier = {
  words: {
    es: {
      name: 'Dados',
      how: 'Un número menor que 10,000: la tirada, de 0.00 a 99.99.',
      matches: 'La semilla corresponde a la huella y da exactamente la misma tirada y el mismo pago.',
      differs: 'La tirada recalculada es distinta de la registrada.',
      hidden: 'La tirada de abajo es la registrada.',
    },
    en: {
      name: 'Dice',
      how: 'One number below 10,000: the roll, from 0.00 to 99.99.',
      matches: 'The seed belongs to the hash and gives exactly the same roll and the same payout.',
      differs: 'The recomputed roll differs from the recorded one.',
      hidden: 'The roll below is the recorded one.',
    },
  },
  fields: [
    {
      name: 'side',
      label: { es: 'Gana si sale', en: 'Wins when the roll is' },
      options: [
        { value: 'under', text: { es: 'Menor que', en: 'Under' } },
        { value: 'over', text: { es: 'Mayor que', en: 'Over' } },
      ],
      initial: 'under',
    },
    { name: 'target', label: { es: 'Número, de 0 a 9999', en: 'Target, from 0 to 9999' }, initial: '4850' },
    STAKE_FIELD,
    {
      name: 'rtpBp',
      label: { es: 'Retorno, en puntos básicos', en: 'Return, in basis points' },
      initial: '9700',
    },
  ],
  valuesOf(round) {
    const { bet, config } = partsOf(round);
    return {
      ...{ side: bet.side, target: String(bet.target) },
      ...{ stakeMinor: String(bet.stakeMinor), rtpBp: String(config.rtpBp) },
    };
  },
  play({ side, target, stakeMinor, rtpBp }, draws) {
    const bet = DiceBet.safeParse({ side, target: digits(target), stakeMinor: digits(stakeMinor) });
    const rtp = DiceConfig.shape.rtpBp.safeParse(digits(rtpBp));
    if (!bet.success || !rtp.success) return null;
    const played = { bet: bet.data, roll: draws.below(DICE_ROLLS), rtpBp: rtp.data };
    return roundOf(played, viewOf(played));
  },
  recorded(round) {
    const { bet, config, view } = partsOf(round);
    return roundOf({ bet, roll: view.roll, rtpBp: config.rtpBp }, view);
  },
};

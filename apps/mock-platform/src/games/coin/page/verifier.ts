import { CoinBet, CoinConfig, type CoinSide, CoinView } from '@tonalli/contracts/games/coin';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import { shownMultiplier } from '../../climb/shown';
import { el } from '../../page/dom';
import { type Lang, moneyWriter } from '../../page/texts';
import type { FamilyVerifier, PlayedRound, RecordedRound } from '../../verify/family-verifier';
import { digits, STAKE_FIELD } from '../../verify/fields';
import { coinRungs, drawFlips, endedX10000 } from '../odds';
import { face } from './art';
import './verifier.css';

const WORDS = {
  es: { heads: 'Águila', tails: 'Sol', right: 'acertada', wrong: 'fallada', flip: 'Volado {flip}' },
  en: { heads: 'Heads', tails: 'Tails', right: 'called right', wrong: 'called wrong', flip: 'Flip {flip}' },
} as const;
/** As calls are typed. */
const LETTERS: Readonly<Record<string, CoinSide>> = { h: 'heads', t: 'tails' };

function drawFlip({ calls, flips }: CoinView, flip: number, lang: Lang): HTMLElement {
  const words = WORDS[lang];
  const called = calls[flip] ?? 'heads';
  // Where a round is open every call came true.
  const fell = flips?.[flip] ?? called;
  const isRight = fell === called;
  const where = words.flip.replace('{flip}', String(flip + 1));
  const said = `${where}: ${words[fell]}, ${words[isRight ? 'right' : 'wrong']}`;
  return el('div.coin-flip', { 'data-right': String(isRight), role: 'img', 'aria-label': said }, face(fell));
}

function roundOf({ stakeMinor }: CoinBet, view: CoinView): PlayedRound {
  const payoutMinor = Number((BigInt(stakeMinor) * BigInt(view.multiplierX10000)) / 10_000n);
  return {
    ...{ stakeMinor, payoutMinor },
    result: view,
    draw(lang) {
      const flips = view.calls.map((_, flip) => drawFlip(view, flip, lang));
      const paid = `× ${shownMultiplier(view.multiplierX10000)} — ${moneyWriter(lang)(payoutMinor)}`;
      return el('figure.coin-picture', {}, el('div.coin-flips', {}, ...flips), el('figcaption', {}, paid));
    },
  };
}

function partsOf({ answer }: RecordedRound) {
  const { bet, config, view } = RoundVerifyAnswer.parse(answer);
  return { bet: CoinBet.parse(bet), config: CoinConfig.parse(config), view: CoinView.parse(view) };
}

const sidesOf = (text: string | undefined) =>
  [...(text ?? '').toLowerCase().replace(/[\s,]/g, '')].map((letter) => LETTERS[letter]);

export const verifier: FamilyVerifier = {
  words: {
    es: {
      name: 'Volado',
      how: 'Un número menor que 2 por cada uno de los 20 volados que puede haber, en su orden: 0 es águila y 1 es sol.',
      matches: 'La semilla corresponde a la huella y da exactamente los mismos volados y el mismo pago.',
      differs: 'Los volados recalculados son distintos de los registrados.',
      hidden: 'Los volados de abajo son los registrados.',
    },
    en: {
      name: 'Coin flip',
      how: 'One number below 2 for each of the 20 flips there can be, in their order: 0 is heads and 1 is tails.',
      matches: 'The seed belongs to the hash and gives exactly the same flips and the same payout.',
      differs: 'The recomputed flips differ from the recorded ones.',
      hidden: 'The flips below are the recorded ones.',
    },
  },
  fields: [
    {
      name: 'calls',
      label: { es: 'Lados pedidos: h águila, t sol', en: 'Calls: h heads, t tails' },
      initial: 'h',
    },
    STAKE_FIELD,
    { name: 'rtpBp', label: { es: 'Retorno, en puntos básicos', en: 'Return, in basis points' }, initial: '9700' },
  ],
  valuesOf(round) {
    const { bet, config, view } = partsOf(round);
    return {
      calls: view.calls.map((side) => side.charAt(0)).join(' '),
      ...{ stakeMinor: String(bet.stakeMinor), rtpBp: String(config.rtpBp) },
    };
  },
  play({ calls: typed, stakeMinor, rtpBp }, draws) {
    const bet = CoinBet.safeParse({ stakeMinor: digits(stakeMinor) });
    const rtp = CoinConfig.shape.rtpBp.safeParse(digits(rtpBp));
    const calls = CoinView.shape.calls.safeParse(sidesOf(typed));
    if (!bet.success || !rtp.success || !calls.success) return null;
    // What was called was allowed: nothing is cut off by the most that a round pays.
    const stakeOnly = { minStakeMinor: 1, maxStakeMinor: bet.data.stakeMinor, maxPayoutMinor: Number.MAX_SAFE_INTEGER };
    const rungs = coinRungs(bet.data.stakeMinor, { rtpBp: rtp.data, ...stakeOnly });
    const streak = { calls: calls.data, flips: drawFlips(draws) };
    return roundOf(bet.data, { ...streak, multiplierX10000: endedX10000(streak, rungs) });
  },
  recorded(round) {
    const { bet, view } = partsOf(round);
    return roundOf(bet, view);
  },
};

import { MINES_CELLS, MinesBet, MinesConfig, MinesView } from '@tonalli/contracts/games/mines';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import { shownMultiplier } from '../../climb/shown';
import { el } from '../../page/dom';
import { type Lang, moneyWriter } from '../../page/texts';
import type { FamilyVerifier, PlayedRound, RecordedRound } from '../../verify/family-verifier';
import { digits, STAKE_FIELD } from '../../verify/fields';
import { drawBombs, endedX10000, minesRungs } from '../odds';
import { bomb, gem } from './art';
import './verifier.css';

const WORDS = {
  es: { bomb: 'Bomba', safe: 'Gema', closed: 'Cerrada', opened: 'abierta', cell: 'Casilla' },
  en: { bomb: 'Bomb', safe: 'Gem', closed: 'Closed', opened: 'opened', cell: 'Cell' },
} as const;

function drawCell(cell: number, { opened, places }: MinesView, lang: Lang): HTMLElement {
  const words = WORDS[lang];
  const isOpened = opened.includes(cell);
  const isKnown = places !== null || isOpened;
  const isBomb = places?.includes(cell) ?? false;
  const what = isKnown ? words[isBomb ? 'bomb' : 'safe'] : words.closed;
  const said = `${words.cell} ${cell}: ${what}${isOpened ? `, ${words.opened}` : ''}`;
  const marks = { 'data-opened': String(isOpened), 'data-bomb': String(isBomb), role: 'img', 'aria-label': said };
  return el('div.mines-cell', marks, isKnown ? (isBomb ? bomb : gem)() : null);
}

function roundOf(bet: MinesBet, view: MinesView): PlayedRound {
  const payoutMinor = Number((BigInt(bet.stakeMinor) * BigInt(view.multiplierX10000)) / 10_000n);
  return {
    ...{ stakeMinor: bet.stakeMinor, payoutMinor },
    result: view,
    draw(lang) {
      const cells = Array.from({ length: MINES_CELLS }, (_, cell) => drawCell(cell, view, lang));
      const paid = `× ${shownMultiplier(view.multiplierX10000)} — ${moneyWriter(lang)(payoutMinor)}`;
      return el('figure.mines-picture', {}, ...cells, el('figcaption', {}, paid));
    },
  };
}

function partsOf({ answer }: RecordedRound) {
  const { bet, config, view } = RoundVerifyAnswer.parse(answer);
  return { bet: MinesBet.parse(bet), config: MinesConfig.parse(config), view: MinesView.parse(view) };
}

const cellsOf = (text: string | undefined): number[] =>
  (text ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(digits);

export const verifier: FamilyVerifier = {
  words: {
    es: {
      name: 'Minas',
      how: 'Un número por bomba, al empezar: menor que 25, que 24 y así. Cuenta las casillas sin bomba desde la de arriba a la izquierda, que es la 0; ahí va la bomba.',
      matches: 'La semilla corresponde a la huella y da exactamente las mismas bombas y el mismo pago.',
      differs: 'Las bombas recalculadas están en otro lugar que las registradas.',
      hidden: 'El tablero de abajo es el registrado.',
    },
    en: {
      name: 'Mines',
      how: 'One number for each bomb, at the start: below 25, below 24 and so on. It counts the cells without a bomb from the top left one, which is 0; the bomb goes there.',
      matches: 'The seed belongs to the hash and gives exactly the same bombs and the same payout.',
      differs: 'The recomputed bombs lie elsewhere than the recorded ones.',
      hidden: 'The field below is the recorded one.',
    },
  },
  fields: [
    { name: 'bombs', label: { es: 'Bombas, de 1 a 24', en: 'Bombs, from 1 to 24' }, initial: '3' },
    {
      name: 'opened',
      label: { es: 'Casillas abiertas en orden, de 0 a 24', en: 'Opened cells in order, from 0 to 24' },
      initial: '12',
    },
    STAKE_FIELD,
    {
      name: 'rtpBp',
      label: { es: 'Retorno, en puntos básicos', en: 'Return, in basis points' },
      initial: '9700',
    },
  ],
  valuesOf(round) {
    const { bet, config, view } = partsOf(round);
    return {
      ...{ bombs: String(bet.bombs), opened: view.opened.join(' ') },
      ...{ stakeMinor: String(bet.stakeMinor), rtpBp: String(config.rtpBp) },
    };
  },
  play({ bombs, opened: typed, stakeMinor, rtpBp }, draws) {
    const bet = MinesBet.safeParse({ bombs: digits(bombs), stakeMinor: digits(stakeMinor) });
    const rtp = MinesConfig.shape.rtpBp.safeParse(digits(rtpBp));
    const opened = MinesView.shape.opened.safeParse(cellsOf(typed));
    if (!bet.success || !rtp.success || !opened.success) return null;
    if (new Set(opened.data).size < opened.data.length) return null;
    // What was opened was allowed: nothing is cut off by the most that a round pays.
    const stakeOnly = { minStakeMinor: 1, maxStakeMinor: bet.data.stakeMinor, maxPayoutMinor: Number.MAX_SAFE_INTEGER };
    const rungs = minesRungs(bet.data, { rtpBp: rtp.data, ...stakeOnly });
    const field = { opened: opened.data, places: drawBombs(bet.data.bombs, draws) };
    return roundOf(bet.data, { bombs: bet.data.bombs, ...field, multiplierX10000: endedX10000(field, rungs) });
  },
  recorded(round) {
    const { bet, view } = partsOf(round);
    return roundOf(bet, view);
  },
};

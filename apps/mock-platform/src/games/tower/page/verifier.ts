import {
  TOWER_LEVELS,
  TOWER_ROWS,
  TowerBet,
  TowerConfig,
  type TowerLevel,
  TowerView,
} from '@tonalli/contracts/games/tower';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import { shownMultiplier } from '../../climb/shown';
import { el } from '../../page/dom';
import { type Lang, moneyWriter } from '../../page/texts';
import type { FamilyVerifier, PlayedRound, RecordedRound } from '../../verify/family-verifier';
import { digits, STAKE_FIELD } from '../../verify/fields';
import { drawOdd, endedX10000, isSafe, towerRungs } from '../odds';
import { fire, star } from './art';
import { LEVEL_NAMES } from './level-names';
import './verifier.css';

const LEVELS: readonly TowerLevel[] = ['easy', 'medium', 'hard', 'expert', 'master'];
const WORDS = {
  es: { safe: 'Firme', trap: 'Trampa', closed: 'Sin abrir', chosen: 'elegida', tile: 'Fila {row}, losa {tile}' },
  en: { safe: 'Safe', trap: 'Trap', closed: 'Closed', chosen: 'chosen', tile: 'Row {row}, tile {tile}' },
} as const;

function drawTile({ row, tile }: { row: number; tile: number }, view: TowerView, lang: Lang): HTMLElement {
  const { level, climbed, odd } = view;
  const words = WORDS[lang];
  const isChosen = climbed[row] === tile;
  // Whoever climbs on had a safe tile; where a round is open nobody has fallen yet.
  const holds = odd ? isSafe(level, odd[row], tile) : true;
  const isKnown = odd !== null || isChosen;
  const what = isKnown ? words[holds ? 'safe' : 'trap'] : words.closed;
  const where = words.tile.replace('{row}', String(row + 1)).replace('{tile}', String(tile));
  const said = `${where}: ${what}${isChosen ? `, ${words.chosen}` : ''}`;
  const marks = { 'data-chosen': String(isChosen), 'data-safe': String(holds), role: 'img', 'aria-label': said };
  return el('div.tower-tile', marks, isKnown ? (holds ? star : fire)() : null);
}

function roundOf(bet: TowerBet, view: TowerView): PlayedRound {
  const payoutMinor = Number((BigInt(bet.stakeMinor) * BigInt(view.multiplierX10000)) / 10_000n);
  return {
    ...{ stakeMinor: bet.stakeMinor, payoutMinor },
    result: view,
    draw(lang) {
      const { tiles } = TOWER_LEVELS[view.level];
      const rows = Array.from({ length: TOWER_ROWS }, (_, index) => TOWER_ROWS - 1 - index).map((row) => {
        const inRow = Array.from({ length: tiles }, (__, tile) => drawTile({ row, tile }, view, lang));
        return el('div.tower-row', {}, ...inRow);
      });
      const paid = `× ${shownMultiplier(view.multiplierX10000)} — ${moneyWriter(lang)(payoutMinor)}`;
      return el('figure.tower-picture', {}, ...rows, el('figcaption', {}, paid));
    },
  };
}

function partsOf({ answer }: RecordedRound) {
  const { bet, config, view } = RoundVerifyAnswer.parse(answer);
  return { bet: TowerBet.parse(bet), config: TowerConfig.parse(config), view: TowerView.parse(view) };
}

const tilesOf = (text: string | undefined): number[] =>
  (text ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(digits);

export const verifier: FamilyVerifier = {
  words: {
    es: {
      name: 'Torre',
      how: 'Un número por fila, de abajo arriba, menor que las losas de la fila: la losa distinta de las demás, contada desde la izquierda a partir de 0. Es la trampa donde hay una sola, y la firme donde hay una sola firme.',
      matches: 'La semilla corresponde a la huella y da exactamente la misma torre y el mismo pago.',
      differs: 'La torre recalculada es distinta de la registrada.',
      hidden: 'La torre de abajo es la registrada.',
    },
    en: {
      name: 'Tower',
      how: 'One number for each row, from the bottom up, below the tiles of a row: the tile that differs from the others, counted from 0 at the left. It is the trap where there is one trap, and the safe tile where one is safe.',
      matches: 'The seed belongs to the hash and gives exactly the same tower and the same payout.',
      differs: 'The recomputed tower differs from the recorded one.',
      hidden: 'The tower below is the recorded one.',
    },
  },
  fields: [
    {
      name: 'level',
      label: { es: 'Dificultad', en: 'Difficulty' },
      options: LEVELS.map((value) => ({ value, text: { es: LEVEL_NAMES.es[value], en: LEVEL_NAMES.en[value] } })),
      initial: 'easy',
    },
    {
      name: 'climbed',
      label: { es: 'Losas elegidas desde abajo, de 0 a 3', en: 'Chosen tiles from the bottom, from 0 to 3' },
      initial: '0',
    },
    STAKE_FIELD,
    { name: 'rtpBp', label: { es: 'Retorno, en puntos básicos', en: 'Return, in basis points' }, initial: '9700' },
  ],
  valuesOf(round) {
    const { bet, config, view } = partsOf(round);
    return {
      ...{ level: bet.level, climbed: view.climbed.join(' ') },
      ...{ stakeMinor: String(bet.stakeMinor), rtpBp: String(config.rtpBp) },
    };
  },
  play({ level, climbed: typed, stakeMinor, rtpBp }, draws) {
    const bet = TowerBet.safeParse({ level, stakeMinor: digits(stakeMinor) });
    const rtp = TowerConfig.shape.rtpBp.safeParse(digits(rtpBp));
    const climbed = TowerView.shape.climbed.safeParse(tilesOf(typed));
    if (!bet.success || !rtp.success || !climbed.success || climbed.data.length > TOWER_ROWS) return null;
    const { tiles } = TOWER_LEVELS[bet.data.level];
    if (climbed.data.some((tile) => tile >= tiles)) return null;
    // What was climbed was allowed: nothing is cut off by the most that a round pays.
    const stakeOnly = { minStakeMinor: 1, maxStakeMinor: bet.data.stakeMinor, maxPayoutMinor: Number.MAX_SAFE_INTEGER };
    const rungs = towerRungs(bet.data, { rtpBp: rtp.data, ...stakeOnly });
    const ascent = { level: bet.data.level, climbed: climbed.data, odd: drawOdd(bet.data.level, draws) };
    return roundOf(bet.data, { ...ascent, multiplierX10000: endedX10000(ascent, rungs) });
  },
  recorded(round) {
    const { bet, view } = partsOf(round);
    return roundOf(bet, view);
  },
};

import { MINES_CELLS, MinesBet, MinesConfig, MinesStep, MinesView, MinesWish } from '@tonalli/contracts/games/mines';
import { z } from 'zod';
import { defineGame } from '../../wagering/define-game';
import { forceBy } from '../../wagering/force';
import type { Entry } from '../../wagering/game-module';
import { GameRefusal } from '../../wagering/refusal';
import { paid } from '../../wagering/settlement';
import { priceOf, stoppedAfter } from '../climb/money';
import { mostStakes } from '../climb/rungs';
import { drawBombs, endedX10000, minesRungs } from './odds';

const LINE = 'field';
const COUNTS = Array.from({ length: MINES_CELLS - 1 }, (_, index) => index + 1);

const State = z.object({ places: z.array(z.int()), opened: z.array(z.int()) });
type State = z.infer<typeof State>;
type MinesEntry = Entry<MinesBet, State>;

function openCell({ bet, state, open }: MinesEntry, cell: number, config: MinesConfig) {
  const stakeMinor = open[LINE] ?? 0;
  if (state.opened.includes(cell)) throw new GameRefusal('STEP_INVALID', 'that cell is open');
  const opened = { ...state, opened: [...state.opened, cell] };
  if (state.places.includes(cell)) return { state: opened, results: [paid(LINE, stakeMinor, 0)] };
  const rungs = minesRungs(bet, config);
  if (opened.opened.length < rungs.length) return { state: opened };
  // The last safe cell, or the last before a win above the most that a round pays.
  return { state: opened, results: [stoppedAfter(opened.opened.length, { line: LINE, stakeMinor, rungs })] };
}

/** Bombs lie where the draws of the start put them; the player opens cells, and takes what has grown when they like. */
export const mines = defineGame({
  family: 'mines',
  version: 1,
  draws: 'personal',
  bank: 'house',
  config: {
    schema: MinesConfig,
    initial: { rtpBp: 9_700, minStakeMinor: 100, maxStakeMinor: 1_000_000, maxPayoutMinor: 100_000_000 },
  },
  bet: MinesBet,
  state: State,
  view: MinesView,
  price: (bet, { config }) =>
    priceOf({ line: LINE, stakeMinor: bet.stakeMinor, rungs: minesRungs(bet, config) }, config),
  start: ({ bombs }, { draws }) => ({ state: { places: drawBombs(bombs, draws), opened: [] } }),
  steps: {
    step: MinesStep,
    apply(entry, step, { config }) {
      const { bet, state, open } = entry;
      const stakeMinor = open[LINE];
      if (stakeMinor === undefined) throw new GameRefusal('STEP_INVALID', 'the round is over');
      if (step.do === 'open') return openCell(entry, step.cell, config);
      const climb = { line: LINE, stakeMinor, rungs: minesRungs(bet, config) };
      return { state, results: [stoppedAfter(state.opened.length, climb)] };
    },
    timeout: { afterMs: 24 * 3_600_000, step: () => ({ do: 'cash-out' }) as const, isCashOut: true },
  },
  show: ({ bet, state, open }, { config }) => ({
    ...{ bombs: bet.bombs, opened: state.opened },
    places: open[LINE] === undefined ? state.places : null,
    multiplierX10000: endedX10000(state, minesRungs(bet, config)),
  }),
  onExclusion: () => 'finish',
  stated: (config) => ({
    rtpPercent: (config.rtpBp / 100).toFixed(2),
    // The player chooses it with the bombs, and by going on.
    volatility: null,
    ...{ minStake: config.minStakeMinor, maxStake: config.maxStakeMinor },
    maxWinStakes: Math.max(
      ...COUNTS.map((bombs) => mostStakes(minesRungs({ bombs, stakeMinor: config.minStakeMinor }, config))),
    ),
    features: ['INSTANT_WIN', 'PROVABLY_FAIR'],
  }),
  force: forceBy(
    MinesWish,
    ({ state: { places } }: { state: State }, { bombs = [], safe = [] }) =>
      bombs.every((cell) => places.includes(cell)) && !safe.some((cell) => places.includes(cell)),
  ),
  automatic: {
    bet: (stakeMinor, random) => ({ bombs: random.int(1, 5), stakeMinor }),
    step({ opened }, random) {
      const closed = Array.from({ length: MINES_CELLS }, (_, cell) => cell).filter((cell) => !opened.includes(cell));
      return opened.length < 3 ? ({ do: 'open', cell: random.pick(closed) } as const) : null;
    },
  },
});

import {
  TOWER_LEVELS,
  TowerBet,
  TowerConfig,
  type TowerLevel,
  TowerStep,
  TowerView,
  TowerWish,
} from '@tonalli/contracts/games/tower';
import { z } from 'zod';
import { defineGame } from '../../wagering/define-game';
import { forceBy } from '../../wagering/force';
import type { Entry } from '../../wagering/game-module';
import { GameRefusal } from '../../wagering/refusal';
import { paid } from '../../wagering/settlement';
import { priceOf, stoppedAfter } from '../climb/money';
import { mostStakes } from '../climb/rungs';
import { drawOdd, endedX10000, hasFallen, isSafe, towerRungs } from './odds';

const LINE = 'climb';
const HARDEST: TowerLevel = 'master';

const State = z.object({ odd: z.array(z.int()), climbed: z.array(z.int()) });
type State = z.infer<typeof State>;
type TowerEntry = Entry<TowerBet, State>;

function climb({ bet, state, open }: TowerEntry, tile: number, config: TowerConfig) {
  const stakeMinor = open[LINE] ?? 0;
  if (tile >= TOWER_LEVELS[bet.level].tiles) throw new GameRefusal('STEP_INVALID', 'the row has no such tile');
  const climbed = { ...state, climbed: [...state.climbed, tile] };
  if (hasFallen({ level: bet.level, ...climbed })) return { state: climbed, results: [paid(LINE, stakeMinor, 0)] };
  const rungs = towerRungs(bet, config);
  if (climbed.climbed.length < rungs.length) return { state: climbed };
  // The top, or the last row before a win above the most that a round pays.
  return { state: climbed, results: [stoppedAfter(climbed.climbed.length, { line: LINE, stakeMinor, rungs })] };
}

/** A row of tiles after another, some of which hold; the player climbs, and takes what has grown when they like. */
export const tower = defineGame({
  family: 'tower',
  version: 1,
  draws: 'personal',
  bank: 'house',
  config: {
    schema: TowerConfig,
    initial: { rtpBp: 9_700, minStakeMinor: 100, maxStakeMinor: 1_000_000, maxPayoutMinor: 100_000_000 },
  },
  bet: TowerBet,
  state: State,
  view: TowerView,
  price: (bet, { config }) =>
    priceOf({ line: LINE, stakeMinor: bet.stakeMinor, rungs: towerRungs(bet, config) }, config),
  start: ({ level }, { draws }) => ({ state: { odd: drawOdd(level, draws), climbed: [] } }),
  steps: {
    step: TowerStep,
    apply(entry, step, { config }) {
      const { bet, state, open } = entry;
      const stakeMinor = open[LINE];
      if (stakeMinor === undefined) throw new GameRefusal('STEP_INVALID', 'the round is over');
      if (step.do === 'climb') return climb(entry, step.tile, config);
      const stopped = { line: LINE, stakeMinor, rungs: towerRungs(bet, config) };
      return { state, results: [stoppedAfter(state.climbed.length, stopped)] };
    },
    timeout: { afterMs: 24 * 3_600_000, step: () => ({ do: 'cash-out' }) as const, isCashOut: true },
  },
  show: ({ bet, state, open }, { config }) => ({
    ...{ level: bet.level, climbed: state.climbed },
    odd: open[LINE] === undefined ? state.odd : null,
    multiplierX10000: endedX10000({ level: bet.level, ...state }, towerRungs(bet, config)),
  }),
  onExclusion: () => 'finish',
  stated: (config) => ({
    rtpPercent: (config.rtpBp / 100).toFixed(2),
    // The player chooses it with the level, and by going on.
    volatility: null,
    ...{ minStake: config.minStakeMinor, maxStake: config.maxStakeMinor },
    maxWinStakes: mostStakes(towerRungs({ level: HARDEST, stakeMinor: config.minStakeMinor }, config)),
    features: ['INSTANT_WIN', 'PROVABLY_FAIR'],
  }),
  force: forceBy(
    TowerWish,
    ({ bet: { level }, state: { odd } }: { bet: TowerBet; state: State }, { safe = [], traps = [] }) =>
      safe.every((tile, row) => isSafe(level, odd[row], tile)) &&
      traps.every((tile, row) => !isSafe(level, odd[row], tile)),
  ),
  automatic: {
    bet: (stakeMinor, random) => ({ level: random.pick(['easy', 'medium', 'hard'] as const), stakeMinor }),
    step: ({ climbed }, random) => (climbed.length < 2 ? ({ do: 'climb', tile: random.int(0, 1) } as const) : null),
  },
});

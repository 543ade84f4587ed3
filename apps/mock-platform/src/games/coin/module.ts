import { CoinBet, CoinConfig, CoinSide, CoinStep, CoinView, CoinWish } from '@tonalli/contracts/games/coin';
import { z } from 'zod';
import { defineGame } from '../../wagering/define-game';
import { forceBy } from '../../wagering/force';
import { GameRefusal } from '../../wagering/refusal';
import { type LineResult, paid } from '../../wagering/settlement';
import { priceOf, stoppedAfter } from '../climb/money';
import { mostStakes } from '../climb/rungs';
import { coinRungs, drawFlips, endedX10000, isBroken } from './odds';

const LINE = 'streak';

const State = z.object({ flips: z.array(CoinSide), calls: z.array(CoinSide) });
type State = z.infer<typeof State>;

interface Standing {
  readonly state: State;
  readonly stakeMinor: number;
  readonly config: CoinConfig;
}

function called({ state, stakeMinor, config }: Standing, side: CoinSide): { state: State; results?: LineResult[] } {
  const next = { ...state, calls: [...state.calls, side] };
  if (isBroken(next)) return { state: next, results: [paid(LINE, stakeMinor, 0)] };
  const rungs = coinRungs(stakeMinor, config);
  if (next.calls.length < rungs.length) return { state: next };
  // The last flip, or the last one before a win above the most that a round pays.
  return { state: next, results: [stoppedAfter(next.calls.length, { line: LINE, stakeMinor, rungs })] };
}

/** A coin that is flipped again and again: each right call doubles what has grown, a wrong one loses it, and the player takes it when they like. */
export const coin = defineGame({
  family: 'coin',
  version: 1,
  draws: 'personal',
  bank: 'house',
  config: {
    schema: CoinConfig,
    initial: { rtpBp: 9_700, minStakeMinor: 100, maxStakeMinor: 1_000_000, maxPayoutMinor: 100_000_000 },
  },
  bet: CoinBet,
  state: State,
  view: CoinView,
  price: ({ stakeMinor }, { config }) =>
    priceOf({ line: LINE, stakeMinor, rungs: coinRungs(stakeMinor, config) }, config),
  start({ stakeMinor, call }, { draws, config }) {
    const state: State = { flips: drawFlips(draws), calls: [] };
    return call ? called({ state, stakeMinor, config }, call) : { state };
  },
  steps: {
    step: CoinStep,
    apply({ state, open }, step, { config }) {
      const stakeMinor = open[LINE];
      if (stakeMinor === undefined) throw new GameRefusal('STEP_INVALID', 'the round is over');
      if (step.do === 'call') return called({ state, stakeMinor, config }, step.side);
      const stopped = { line: LINE, stakeMinor, rungs: coinRungs(stakeMinor, config) };
      return { state, results: [stoppedAfter(state.calls.length, stopped)] };
    },
    timeout: { afterMs: 24 * 3_600_000, step: () => ({ do: 'cash-out' }) as const, isCashOut: true },
  },
  show: ({ bet, state, open }, { config }) => ({
    calls: state.calls,
    flips: open[LINE] === undefined ? state.flips : null,
    multiplierX10000: endedX10000(state, coinRungs(bet.stakeMinor, config)),
  }),
  onExclusion: () => 'finish',
  stated: (config) => ({
    rtpPercent: (config.rtpBp / 100).toFixed(2),
    // The player chooses it by going on.
    volatility: null,
    ...{ minStake: config.minStakeMinor, maxStake: config.maxStakeMinor },
    maxWinStakes: mostStakes(coinRungs(config.minStakeMinor, config)),
    features: ['INSTANT_WIN', 'PROVABLY_FAIR'],
  }),
  force: forceBy(CoinWish, ({ state }: { state: State }, { flips }) =>
    flips.every((side, flip) => side === state.flips[flip]),
  ),
  automatic: {
    bet: (stakeMinor) => ({ stakeMinor }),
    step: ({ calls }, random) =>
      calls.length < 2 ? ({ do: 'call', side: random.pick(CoinSide.options) } as const) : null,
  },
});

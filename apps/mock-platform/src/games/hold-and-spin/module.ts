import {
  HOLD_AND_SPIN_COINS,
  HOLD_AND_SPIN_LINES,
  HOLD_AND_SPIN_MODELS,
  HoldAndSpinBet,
  HoldAndSpinConfig,
  HoldAndSpinView,
} from '@tonalli/contracts/games/hold-and-spin';
import { z } from 'zod';
import { defineGame } from '../../wagering/define-game';
import { forceBy } from '../../wagering/force';
import { GameRefusal } from '../../wagering/refusal';
import { paid } from '../../wagering/settlement';
import { fixedByTitle } from '../fixed-by-title';
import { REELS, ROWS } from '../slot/lines';
import { SYMBOLS } from '../slot/symbols';
import { CELLS, draw, outcomeOf, paysOf } from './engine';
import { exactReturn, percentOf } from './exact';
import { greatestStakeMinor, mostOf } from './limits';
import { HOLD_FROM, type HoldAndSpinModelId, MODELS, PAID_PERCENT } from './models';
import { paidFor, viewOf } from './view';

const Coin = z.object({ cell: z.int(), kind: z.enum(HOLD_AND_SPIN_COINS), lineStakes: z.int() });
/** All that was drawn, and by which model. */
const State = z.object({
  model: z.enum(HOLD_AND_SPIN_MODELS),
  cells: z.array(z.enum(SYMBOLS)).length(CELLS),
  coins: z.array(Coin),
  respins: z.array(z.array(Coin)),
});
type State = z.infer<typeof State>;

const Wish = z.union([
  z.strictObject({ nothing: z.literal(true) }),
  /** So many coins in the spin, neither more nor less. */
  z.strictObject({ coins: z.int().min(0).max(CELLS) }),
  z.strictObject({ atLeastX100: z.int().min(1) }),
  /** Lines that pay, and no coins held. */
  z.strictObject({ linesX100: z.int().min(1) }),
]);
type Wish = z.infer<typeof Wish>;

const setting = (model: HoldAndSpinModelId): HoldAndSpinConfig => ({
  ...{ model, minStakeMinor: 100, maxStakeMinor: 1_000_000, maxPayoutMinor: 100_000_000 },
  stakeStepMinor: HOLD_AND_SPIN_LINES,
});
const SETTINGS = { low: setting('low-1'), medium: setting('medium-1'), high: setting('high-1') };
function factsOf(model: HoldAndSpinModelId) {
  const rtpPercent = percentOf(exactReturn(MODELS[model]).all);
  return { rtpPercent, edgeBp: 10_000 - Math.round(Number(rtpPercent) * 100) };
}
/** Found once: every title states them. */
const FACTS: Readonly<Record<HoldAndSpinModelId, ReturnType<typeof factsOf>>> = {
  'low-1': factsOf('low-1'),
  'medium-1': factsOf('medium-1'),
  'high-1': factsOf('high-1'),
};

function fits(state: State, wish: Wish): boolean {
  if ('coins' in wish) return state.coins.length === wish.coins;
  const outcome = outcomeOf(MODELS[state.model], state);
  const paysX100 = (paysOf(outcome) * 100) / HOLD_AND_SPIN_LINES;
  if ('nothing' in wish) return paysX100 === 0;
  if ('atLeastX100' in wish) return paysX100 >= wish.atLeastX100;
  return state.coins.length < HOLD_FROM && paysX100 >= wish.linesX100;
}

/**
 * A spin of fifteen cells, each drawn by itself, down the reels from the left one on; where a coin comes, its worth is drawn next.
 * Six coins or more are held, and respins draw the empty cells in the same order until three in a row bring nothing or the board
 * is full. Decided at once.
 */
export const holdAndSpin = defineGame({
  family: 'hold-and-spin',
  version: 1,
  draws: 'personal',
  bank: 'house',
  config: { schema: HoldAndSpinConfig, initial: SETTINGS.medium },
  bet: HoldAndSpinBet,
  state: State,
  view: HoldAndSpinView,
  price({ stakeMinor }, { config }) {
    const most = greatestStakeMinor(config);
    if (stakeMinor < config.minStakeMinor || stakeMinor > most || stakeMinor % HOLD_AND_SPIN_LINES !== 0) {
      throw new GameRefusal('STAKE_INVALID');
    }
    return {
      stakes: [{ line: 'spin', stakeMinor, edgeBp: FACTS[config.model].edgeBp }],
      maxPayoutMinor: paidFor(mostOf(config.model), stakeMinor),
    };
  },
  start({ stakeMinor }, { config, draws }) {
    const model = MODELS[config.model];
    const { cells, coins, respins } = draw(model, draws);
    const payoutMinor = paidFor(paysOf(outcomeOf(model, { cells, coins, respins })), stakeMinor);
    const state = {
      model: config.model,
      cells: [...cells],
      coins: [...coins],
      respins: respins.map((landed) => [...landed]),
    };
    return { state, results: [paid('spin', stakeMinor, payoutMinor)] };
  },
  show: ({ state }) => viewOf(state.model, state),
  symbols: ({ reels, coins }) => [...reels.flat(), ...(coins.length > 0 ? ['scatter'] : [])],
  onExclusion: () => 'finish',
  settingOf: (nodeId) => fixedByTitle(nodeId, [SETTINGS.low, SETTINGS.medium, SETTINGS.high]),
  stated(config) {
    const { volatility } = MODELS[config.model];
    return {
      ...{ rtpPercent: FACTS[config.model].rtpPercent, volatility },
      paidPercent: PAID_PERCENT[config.model],
      ...{ minStake: config.minStakeMinor, maxStake: greatestStakeMinor(config) },
      maxWinStakes: mostOf(config.model) / HOLD_AND_SPIN_LINES,
      ...{ reels: REELS, rows: ROWS, lines: HOLD_AND_SPIN_LINES },
      features: ['WILDS', 'SCATTERS', 'AUTOPLAY', 'PROVABLY_FAIR'],
    };
  },
  force: forceBy(Wish, ({ state }: { state: State }, wish) => fits(state, wish)),
  automatic: { bet: (stakeMinor) => ({ stakeMinor: stakeMinor - (stakeMinor % HOLD_AND_SPIN_LINES) }) },
});

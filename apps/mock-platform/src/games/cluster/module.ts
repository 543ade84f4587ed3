import {
  CLUSTER_MODELS,
  CLUSTER_PARTS,
  ClusterBet,
  ClusterConfig,
  ClusterView,
} from '@tonalli/contracts/games/cluster';
import { z } from 'zod';
import { defineGame } from '../../wagering/define-game';
import { forceBy } from '../../wagering/force';
import { GameRefusal } from '../../wagering/refusal';
import { paid } from '../../wagering/settlement';
import { fixedByTitle } from '../fixed-by-title';
import { draw, outcomeOf, paysOf } from './engine';
import { percentOf, REACHED, returnOf } from './exact';
import { greatestStakeMinor, mostOf } from './limits';
import { CELLS, type ClusterModelId, COLUMNS, KINDS, MODELS, MOST_WINS, ROWS } from './models';
import { paidFor, viewOf } from './view';

const Kinds = z.array(z.enum(KINDS));
/** All that was drawn, and by which model. */
const State = z.object({ model: z.enum(CLUSTER_MODELS), cells: Kinds.length(CELLS), refills: z.array(Kinds) });
type State = z.infer<typeof State>;

const Wish = z.union([
  /** So many wins, neither more nor less. */
  z.strictObject({ wins: z.int().min(0).max(MOST_WINS) }),
  z.strictObject({ atLeastX100: z.int().min(1) }),
]);
type Wish = z.infer<typeof Wish>;

const setting = (model: ClusterModelId): ClusterConfig => ({
  ...{ model, minStakeMinor: 100, maxStakeMinor: 1_000_000, maxPayoutMinor: 100_000_000 },
  stakeStepMinor: CLUSTER_PARTS,
});
const SETTINGS = { low: setting('low-1'), medium: setting('medium-1'), high: setting('high-1') };

const returnPercent = (model: ClusterModelId): string => percentOf(returnOf(MODELS[model]));

function fits(state: State, wish: Wish): boolean {
  const outcome = outcomeOf(MODELS[state.model], state);
  if ('wins' in wish) return outcome.steps.filter(({ wins }) => wins.length > 0).length === wish.wins;
  return (paysOf(outcome) * 100) / CLUSTER_PARTS >= wish.atLeastX100;
}

/**
 * A board of six columns and five rows, each cell one draw of seven, down the columns from the left one on. Eight or more of a
 * symbol win wherever they lie and vanish; those above them fall, and as many are drawn anew in the same order, until nothing
 * wins or the tenth win empties the board. Decided at once.
 */
export const cluster = defineGame({
  family: 'cluster',
  version: 1,
  draws: 'personal',
  bank: 'house',
  config: { schema: ClusterConfig, initial: SETTINGS.medium },
  bet: ClusterBet,
  state: State,
  view: ClusterView,
  price({ stakeMinor }, { config }) {
    const { model, minStakeMinor, stakeStepMinor } = config;
    const isWhole = stakeMinor % stakeStepMinor === 0;
    if (!isWhole || stakeMinor < minStakeMinor || stakeMinor > greatestStakeMinor(config)) {
      throw new GameRefusal('STAKE_INVALID');
    }
    const edgeBp = 10_000 - Math.round(Number(returnPercent(model)) * 100);
    return {
      stakes: [{ line: 'spin', stakeMinor, edgeBp }],
      maxPayoutMinor: paidFor(mostOf(model), stakeMinor),
    };
  },
  start({ stakeMinor }, { config: { model }, draws }) {
    const { cells, refills } = draw(draws);
    const payoutMinor = paidFor(paysOf(outcomeOf(MODELS[model], { cells, refills })), stakeMinor);
    const state = { model, cells: [...cells], refills: refills.map((dropped) => [...dropped]) };
    return { state, results: [paid('spin', stakeMinor, payoutMinor)] };
  },
  show: ({ state }) => viewOf(state.model, state),
  symbols: ({ steps }) => steps.flatMap(({ reels }) => reels.flat()),
  onExclusion: () => 'finish',
  settingOf: (nodeId) => fixedByTitle(nodeId, [SETTINGS.low, SETTINGS.medium, SETTINGS.high]),
  stated(config) {
    const { volatility } = MODELS[config.model];
    return {
      ...{ rtpPercent: returnPercent(config.model), volatility },
      paidPercent: percentOf(REACHED[0] ?? 0n),
      ...{ minStake: config.minStakeMinor, maxStake: greatestStakeMinor(config) },
      maxWinStakes: mostOf(config.model) / CLUSTER_PARTS,
      ...{ reels: COLUMNS, rows: ROWS },
      features: ['AUTOPLAY', 'PROVABLY_FAIR'],
    };
  },
  force: forceBy(Wish, ({ state }: { state: State }, wish) => fits(state, wish)),
  automatic: { bet: (stakeMinor) => ({ stakeMinor: stakeMinor - (stakeMinor % CLUSTER_PARTS) }) },
});

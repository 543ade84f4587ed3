import { ClassicBet, ClassicConfig, type ClassicModelId, ClassicView } from '@tonalli/contracts/games/classic';
import { namesIn } from '@tonalli/contracts/games/symbols';
import { z } from 'zod';
import { defineGame } from '../../wagering/define-game';
import { forceBy } from '../../wagering/force';
import { GameRefusal } from '../../wagering/refusal';
import { paid } from '../../wagering/settlement';
import { evaluate, play } from './engine';
import { edgeBp, statedPercent } from './exact';
import { MODELS, modelOf, PAID_PERCENT, REELS, ROWS } from './models';
import { greatestStakeMinor, viewOf } from './view';

const State = z.object({ stops: z.array(z.int()), paysX100: z.int() });
type State = z.infer<typeof State>;

function factsOf(model: ClassicModelId) {
  const config: ClassicConfig = {
    ...{ model, minStakeMinor: 100, maxStakeMinor: 1_000_000, stakeStepMinor: 100, maxPayoutMinor: 100_000_000 },
  };
  return { config, edgeBp: edgeBp(MODELS[model]), rtpPercent: statedPercent(MODELS[model]) };
}
const FACTS: Readonly<Record<ClassicModelId, ReturnType<typeof factsOf>>> = {
  'low-1': factsOf('low-1'),
  'medium-1': factsOf('medium-1'),
  'high-1': factsOf('high-1'),
};

/** Any of these together; null where a reel may stand anywhere. */
const Wish = z.strictObject({
  atLeastX100: z.int().optional(),
  atMostX100: z.int().optional(),
  stops: z.array(z.int().nullable()).optional(),
});

const comesOutSo = ({ stops, paysX100 }: State, wish: z.infer<typeof Wish>): boolean =>
  paysX100 >= (wish.atLeastX100 ?? 0) &&
  paysX100 <= (wish.atMostX100 ?? paysX100) &&
  (wish.stops ?? []).every((stop, reel) => stop === null || stop === stops[reel]);

/** Three reels of three rows with one, three or five lines. Draws where each reel stands, `below(length of its strip)`, first reel first. */
export const classic = defineGame({
  family: 'classic',
  version: 1,
  draws: 'personal',
  bank: 'house',
  config: { schema: ClassicConfig, initial: FACTS['medium-1'].config },
  bet: ClassicBet,
  state: State,
  view: ClassicView,
  price({ stakeMinor }, { config }) {
    const isWhole = stakeMinor % config.stakeStepMinor === 0;
    if (!isWhole || stakeMinor < config.minStakeMinor || stakeMinor > greatestStakeMinor(config)) {
      throw new GameRefusal('STAKE_INVALID');
    }
    const { model } = config;
    return {
      stakes: [{ line: 'spin', stakeMinor, edgeBp: FACTS[model].edgeBp }],
      maxPayoutMinor: (stakeMinor / 100) * MODELS[model].maxWinX100,
    };
  },
  start({ stakeMinor }, { config, draws }) {
    const { stops, paysX100 } = play(MODELS[config.model], draws);
    return {
      state: { stops: [...stops], paysX100 },
      results: [paid('spin', stakeMinor, (stakeMinor / 100) * paysX100)],
    };
  },
  show: ({ bet: { stakeMinor }, state }, { config: { model } }) =>
    viewOf({ model, stakeMinor }, evaluate(MODELS[model], state.stops)),
  symbols: ({ reels }) => namesIn(reels),
  onExclusion: () => 'finish',
  settingOf: (nodeId) => FACTS[modelOf(nodeId).id].config,
  stated(config) {
    const { volatility, maxWinX100, lines } = MODELS[config.model];
    return {
      ...{ rtpPercent: FACTS[config.model].rtpPercent, volatility, maxWinStakes: Math.ceil(maxWinX100 / 100) },
      paidPercent: PAID_PERCENT[config.model],
      ...{ minStake: config.minStakeMinor, maxStake: greatestStakeMinor(config) },
      ...{ reels: REELS, rows: ROWS, lines },
      features: ['WILDS', 'AUTOPLAY', 'PROVABLY_FAIR'],
    };
  },
  force: forceBy(Wish, ({ state }: { state: State }, wish) => comesOutSo(state, wish)),
  // Stakes are multiples of 1.00.
  automatic: { bet: (stakeMinor) => ({ stakeMinor: stakeMinor - (stakeMinor % 100) }) },
});

import { namesIn } from '@tonalli/contracts/games/symbols';
import { WaysBet, WaysConfig, type WaysModelId, WaysView } from '@tonalli/contracts/games/ways';
import { z } from 'zod';
import { defineGame } from '../../wagering/define-game';
import { forceBy } from '../../wagering/force';
import { GameRefusal } from '../../wagering/refusal';
import { paid } from '../../wagering/settlement';
import { play, replay } from './engine';
import { edgeBp, statedPercent } from './exact';
import { MODELS, modelOf, PAID_PERCENT, REELS, ROWS, WAYS } from './models';
import { greatestStakeMinor, viewOf } from './view';

const State = z.object({ stops: z.array(z.array(z.int())), paysX100: z.int() });
type State = z.infer<typeof State>;

function factsOf(model: WaysModelId) {
  const config: WaysConfig = {
    ...{ model, minStakeMinor: 100, maxStakeMinor: 1_000_000, stakeStepMinor: 100, maxPayoutMinor: 100_000_000 },
  };
  return { config, edgeBp: edgeBp(MODELS[model]), rtpPercent: statedPercent(MODELS[model]) };
}
const FACTS: Readonly<Record<WaysModelId, ReturnType<typeof factsOf>>> = {
  'low-1': factsOf('low-1'),
  'medium-1': factsOf('medium-1'),
  'high-1': factsOf('high-1'),
};

/** Any of these together; `stops` of the first spin, null where a reel may stand anywhere. */
const Wish = z.strictObject({
  atLeastX100: z.int().optional(),
  atMostX100: z.int().optional(),
  freeSpins: z.boolean().optional(),
  stops: z.array(z.int().nullable()).optional(),
});

const comesOutSo = ({ stops, paysX100 }: State, wish: z.infer<typeof Wish>): boolean =>
  paysX100 >= (wish.atLeastX100 ?? 0) &&
  paysX100 <= (wish.atMostX100 ?? paysX100) &&
  stops.length > 1 === (wish.freeSpins ?? stops.length > 1) &&
  (wish.stops ?? []).every((stop, reel) => stop === null || stop === stops[0]?.[reel]);

/**
 * Five reels of three rows; a symbol wins in every way in which it runs from the first reel. Draws, each spin in turn, the staked
 * one first: where each reel stands, `below(length of its strip)`, first reel first.
 */
export const ways = defineGame({
  family: 'ways',
  version: 1,
  draws: 'personal',
  bank: 'house',
  config: { schema: WaysConfig, initial: FACTS['medium-1'].config },
  bet: WaysBet,
  state: State,
  view: WaysView,
  price({ stakeMinor }, { config }) {
    const isWhole = stakeMinor % config.stakeStepMinor === 0;
    if (!isWhole || stakeMinor < config.minStakeMinor || stakeMinor > greatestStakeMinor(config)) {
      throw new GameRefusal('STAKE_INVALID');
    }
    const { model } = config;
    return {
      stakes: [{ line: 'spin', stakeMinor, edgeBp: FACTS[model].edgeBp }],
      maxPayoutMinor: stakeMinor * MODELS[model].maxWinStakes,
    };
  },
  start({ stakeMinor }, { config, draws }) {
    const { spins, paysX100 } = play(MODELS[config.model], draws);
    return {
      state: { stops: spins.map(({ stops }) => [...stops]), paysX100 },
      results: [paid('spin', stakeMinor, (stakeMinor / 100) * paysX100)],
    };
  },
  show: ({ bet: { stakeMinor }, state }, { config: { model } }) =>
    viewOf({ model, stakeMinor }, replay(MODELS[model], state.stops)),
  symbols: ({ spins }) => namesIn(spins.flatMap(({ reels }) => reels)),
  onExclusion: () => 'finish',
  settingOf: (nodeId) => FACTS[modelOf(nodeId).id].config,
  stated(config) {
    const { volatility, maxWinStakes, freeSpins, freeMultiplier } = MODELS[config.model];
    return {
      ...{ rtpPercent: FACTS[config.model].rtpPercent, volatility, maxWinStakes },
      paidPercent: PAID_PERCENT[config.model],
      ...{ minStake: config.minStakeMinor, maxStake: greatestStakeMinor(config) },
      ...{ reels: REELS, rows: ROWS, ways: WAYS },
      freeSpins: { count: Math.max(...freeSpins), multiplier: freeMultiplier },
      features: ['WILDS', 'SCATTERS', 'FREE_SPINS', 'AUTOPLAY', 'PROVABLY_FAIR'],
    };
  },
  force: forceBy(Wish, ({ state }: { state: State }, wish) => comesOutSo(state, wish)),
  // Stakes are multiples of 1.00.
  automatic: { bet: (stakeMinor) => ({ stakeMinor: stakeMinor - (stakeMinor % 100) }) },
});

import { z } from 'zod';
import { defineGame } from '../../wagering/define-game';
import { GameRefusal } from '../../wagering/refusal';
import type { Setting } from '../../wagering/schema';
import { paid } from '../../wagering/settlement';
import { type SlotDetail, slotDetailOf } from './detail';
import { play } from './engine';
import { statedRtpPercent } from './exact';
import { FIGURES } from './figures';
import { LINE_COUNT, LINE_STAKES_MINOR, REELS, ROWS } from './lines';
import { MODEL_IDS, MODELS, type ModelId, modelOf } from './models';

const config: Setting<{ model: ModelId }> = {
  schema: z.object({ model: z.enum(MODEL_IDS) }),
  initial: { model: 'medium-1' },
};
function factsOf(model: ModelId) {
  const rtpPercent = statedRtpPercent(MODELS[model]);
  return { setting: { model }, rtpPercent, edgeBp: 10_000 - Math.round(Number(rtpPercent) * 100) };
}
const FACTS: Readonly<Record<ModelId, ReturnType<typeof factsOf>>> = {
  'low-1': factsOf('low-1'),
  'medium-1': factsOf('medium-1'),
  'high-1': factsOf('high-1'),
  'extreme-1': factsOf('extreme-1'),
};
const Stops = z.object({ stops: z.array(z.array(z.int())) });

/** A round of the slot: one line staked and decided at once, free spins included. */
export const slot = defineGame({
  family: 'slot',
  version: 1,
  draws: 'personal',
  bank: 'house',
  config,
  bet: z.strictObject({ lineStakeMinor: z.int() }),
  state: Stops,
  view: Stops,
  price({ lineStakeMinor }, context) {
    if (!LINE_STAKES_MINOR.includes(lineStakeMinor)) throw new GameRefusal('STAKE_INVALID');
    const stakeMinor = lineStakeMinor * LINE_COUNT;
    const { model } = context.config;
    return {
      stakes: [{ line: 'spin', stakeMinor, edgeBp: FACTS[model].edgeBp }],
      maxPayoutMinor: stakeMinor * MODELS[model].maxWinStakes,
    };
  },
  start({ lineStakeMinor }, context) {
    const { spins, payoutMinor } = play(MODELS[context.config.model], { lineStakeMinor }, context.draws);
    return {
      state: { stops: spins.map((spin) => [...spin.stops]) },
      results: [paid('spin', lineStakeMinor * LINE_COUNT, payoutMinor)],
    };
  },
  show: ({ state }) => state,
  onExclusion: () => 'finish',
  settingOf: (nodeId) => FACTS[modelOf(nodeId).id].setting,
  stated({ model }) {
    const { volatility, maxWinStakes, freeSpins, freeMultiplier } = MODELS[model];
    return {
      ...{ rtpPercent: FACTS[model].rtpPercent, paidPercent: FIGURES[model].paidPercent, volatility, maxWinStakes },
      minStake: Math.min(...LINE_STAKES_MINOR) * LINE_COUNT,
      maxStake: Math.max(...LINE_STAKES_MINOR) * LINE_COUNT,
      ...{ reels: REELS, rows: ROWS, lines: LINE_COUNT },
      freeSpins: { count: Math.max(...freeSpins), multiplier: freeMultiplier },
      features: ['WILDS', 'SCATTERS', 'FREE_SPINS', 'AUTOPLAY', 'PROVABLY_FAIR'],
    };
  },
  record: {
    keep: ({ bet, state }, { model }): SlotDetail => ({ k: 'slot', m: model, l: bet.lineStakeMinor, s: state.stops }),
    read(kept) {
      const detail = slotDetailOf(kept);
      if (!detail) return null;
      const stops = detail.s.map((spin) => [...spin]);
      return { bet: { lineStakeMinor: detail.l }, state: { stops }, config: { model: detail.m } };
    },
  },
  automatic: {
    bet: (stakeMinor) => ({
      lineStakeMinor:
        LINE_STAKES_MINOR.findLast((stake) => stake * LINE_COUNT <= stakeMinor) ?? Math.min(...LINE_STAKES_MINOR),
    }),
  },
});

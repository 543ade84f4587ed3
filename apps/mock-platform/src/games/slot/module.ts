import { z } from 'zod';
import { defineGame } from '../../wagering/define-game';
import { GameRefusal } from '../../wagering/refusal';
import type { Setting } from '../../wagering/schema';
import { paid } from '../../wagering/settlement';
import { type SlotDetail, slotDetailOf } from './detail';
import { play } from './engine';
import { statedRtpPercent } from './exact';
import { LINE_COUNT, LINE_STAKES_MINOR } from './lines';
import { MODEL_IDS, MODELS, type ModelId } from './models';

const config: Setting<{ model: ModelId }> = {
  schema: z.object({ model: z.enum(MODEL_IDS) }),
  initial: { model: 'medium-1' },
};
/** What a model keeps, from its stated return in hundredths of a percent. */
const edgeOf = (model: ModelId): number => 10_000 - Math.round(Number(statedRtpPercent(MODELS[model])) * 100);
const edgeBp: Readonly<Record<ModelId, number>> = {
  'low-1': edgeOf('low-1'),
  'medium-1': edgeOf('medium-1'),
  'high-1': edgeOf('high-1'),
  'extreme-1': edgeOf('extreme-1'),
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
      stakes: [{ line: 'spin', stakeMinor, edgeBp: edgeBp[model] }],
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
  record: {
    keep: ({ bet, state }, { model }): SlotDetail => ({ k: 'slot', m: model, l: bet.lineStakeMinor, s: state.stops }),
    read(kept) {
      const detail = slotDetailOf(kept);
      if (!detail) return null;
      const stops = detail.s.map((spin) => [...spin]);
      return { bet: { lineStakeMinor: detail.l }, state: { stops }, config: { model: detail.m } };
    },
  },
});

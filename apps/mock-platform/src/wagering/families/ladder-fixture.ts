import { z } from 'zod';
import { defineGame } from '../define-game';
import { GameRefusal } from '../refusal';
import { paid, voided } from '../settlement';

const Bet = z.strictObject({ unitMinor: z.int().min(1), rungs: z.int().min(2).max(4) });

/** What all may have on the top rung together. */
export const TOP_CAP_MINOR = 20_000;

const stakeOn = (rung: number, unitMinor: number) => ({
  ...{ line: `rung-${rung}`, stakeMinor: unitMinor, edgeBp: 100 },
  exposures: [{ key: 'top', amountMinor: 2 * unitMinor, capMinor: TOP_CAP_MINOR }],
});

/** Rung after rung pays double or nothing; the later ones are staked out of what was set aside for them. */
export const ladder = defineGame({
  family: 'ladder',
  version: 1,
  draws: 'personal',
  bank: 'house',
  config: { schema: z.object({}), initial: {} },
  bet: Bet,
  state: z.object({ rung: z.int(), stopped: z.boolean() }),
  view: z.object({ rung: z.int() }),
  price: ({ unitMinor, rungs }) => ({
    stakes: [stakeOn(1, unitMinor)],
    holdMinor: unitMinor * (rungs - 1),
    maxPayoutMinor: 2 * unitMinor * rungs,
  }),
  start: () => ({ state: { rung: 1, stopped: false } }),
  steps: {
    step: z.enum(['climb', 'stop']),
    apply({ bet, state, open, heldMinor }, step, { draws }) {
      const line = `rung-${state.rung}`;
      const stakeMinor = open[line];
      if (stakeMinor === undefined) throw new GameRefusal('STEP_INVALID', 'the round is over');
      if (step === 'stop') {
        return { state: { ...state, stopped: true }, results: [voided(line, stakeMinor)], releaseMinor: heldMinor };
      }
      const result = paid(line, stakeMinor, draws.below(2) * 2 * stakeMinor);
      if (heldMinor === 0) return { state, results: [result] };
      const rung = state.rung + 1;
      const stake = { ...stakeOn(rung, bet.unitMinor), held: true as const };
      return { state: { ...state, rung }, stakes: [stake], results: [result] };
    },
    timeout: { afterMs: 3_600_000, step: () => 'stop' as const },
  },
  show: ({ state: { rung } }) => ({ rung }),
  onExclusion: () => 'refund',
});

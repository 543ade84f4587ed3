import { z } from 'zod';
import { type AnyContext, defineGame } from '../define-game';
import type { Entry } from '../game-module';
import { GameRefusal } from '../refusal';
import { paid } from '../settlement';
import { issues } from './chase-fixture';

type Nodding = Entry<{ issue: string }, { nods: number }>;

/** Somebody has to nod before an issue is drawn, once it is closed; whoever does nothing nods all the same. */
export const nodding = defineGame({
  ...{ family: 'nodding', version: 1, draws: 'shared', bank: 'house' },
  config: { schema: z.object({}), initial: {} },
  bet: z.strictObject({ issue: z.string() }),
  ...{ state: z.object({ nods: z.int() }), view: z.object({ nods: z.int() }) },
  rounds: { of: issues, keys: (bet) => [bet.issue] },
  price: () => ({ stakes: [{ line: 'nod', stakeMinor: 1, edgeBp: 0 }], maxPayoutMinor: 10 }),
  start: () => ({ state: { nods: 0 } }),
  follow: ({ state }: Nodding, { phase }) => ({
    state,
    results: phase.lastsMs === null ? [paid('nod', 1, state.nods)] : [],
  }),
  steps: {
    step: z.literal('nod'),
    apply({ bet, state }: Nodding, _step: 'nod', { phase }: AnyContext) {
      if (phase(bet.issue)?.name !== 'closed') throw new GameRefusal('STEP_INVALID');
      return { state: { nods: state.nods + 1 } };
    },
    timeout: { afterMs: 26_000, step: () => 'nod' as const },
  },
  show: ({ state }) => state,
  onExclusion: () => 'finish',
});

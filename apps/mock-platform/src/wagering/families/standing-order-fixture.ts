import { z } from 'zod';
import { defineGame } from '../define-game';
import type { Entry } from '../game-module';
import { paid, voided } from '../settlement';
import { issues } from './chase-fixture';

type Order = Entry<{ issues: string[] }, Record<string, never>>;

/** One centavo on each of its issues as it opens, out of the player's account; whoever does nothing for long is out. */
export const standingOrder = defineGame({
  ...{ family: 'standing-order', version: 1, draws: 'shared', bank: 'house' },
  config: { schema: z.object({}), initial: {} },
  bet: z.strictObject({ issues: z.array(z.string()).min(1) }),
  ...{ state: z.object({}), view: z.object({}) },
  rounds: { of: issues, keys: (bet) => bet.issues.slice(0, 1), later: (bet) => bet.issues.slice(1) },
  price: (bet) => ({ stakes: [{ line: bet.issues[0] ?? '', stakeMinor: 1, edgeBp: 0 }], maxPayoutMinor: 10 }),
  start: () => ({ state: {} }),
  follow({ open: lines, state }: Order, { key, phase }) {
    const results = phase.lastsMs === null && lines[key] !== undefined ? [paid(key, 1, 0)] : [];
    const stakes = phase.takesBets ? [{ line: key, stakeMinor: 1, edgeBp: 0 }] : [];
    return { state, stakes, results };
  },
  steps: {
    step: z.literal('stop'),
    apply: ({ open: lines, state }: Order) => ({
      state,
      results: Object.keys(lines).map((line) => voided(line, 1)),
    }),
    timeout: { afterMs: 140_000, step: () => 'stop' as const },
  },
  show: () => ({}),
  onExclusion: () => 'settle',
});

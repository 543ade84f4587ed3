import { z } from 'zod';
import { defineGame } from '../define-game';
import type { Entry } from '../game-module';
import { GameRefusal } from '../refusal';
import { paid, voided } from '../settlement';

const CELLS = 25;
const LINE = 'field';

const Bet = z.strictObject({
  bombs: z
    .int()
    .min(1)
    .max(CELLS - 1),
  stakeMinor: z.int().min(1),
});
const State = z.object({ bombs: z.array(z.int()), opened: z.array(z.int()), cashedOut: z.boolean() });
type MinesEntry = Entry<z.infer<typeof Bet>, z.infer<typeof State>>;

/** After so many safe cells, in ten-thousandths: the return times C(25, k) / C(25 - m, k), floored. Whole numbers throughout. */
export function multiplierX10000({ bombs, safe, rtpBp }: { bombs: number; safe: number; rtpBp: number }): number {
  let above = BigInt(rtpBp);
  let below = 1n;
  for (let opened = 0; opened < safe; opened += 1) {
    above *= BigInt(CELLS - opened);
    below *= BigInt(CELLS - bombs - opened);
  }
  return Number(above / below);
}

function cashedOut({ bet, state, open }: MinesEntry, rtpBp: number) {
  const stakeMinor = open[LINE] ?? 0;
  const safe = state.opened.length;
  const multiplier = multiplierX10000({ bombs: bet.bombs, safe, rtpBp });
  const payoutMinor = Math.floor((stakeMinor * multiplier) / 10_000);
  const result = safe === 0 ? voided(LINE, stakeMinor) : paid(LINE, stakeMinor, payoutMinor);
  return { state: { ...state, cashedOut: true }, results: [result] };
}

/** Bombs lie where the seed put them at the start; the player opens cells, and takes what has grown when they like. */
export const mines = defineGame({
  family: 'mines',
  version: 1,
  draws: 'personal',
  bank: 'house',
  config: { schema: z.object({ rtpBp: z.int() }), initial: { rtpBp: 9_700 } },
  bet: Bet,
  state: State,
  view: z.object({ bombs: z.array(z.int()).nullable(), opened: z.array(z.int()), multiplierX10000: z.int() }),
  price: ({ bombs, stakeMinor }, { config: { rtpBp } }) => ({
    stakes: [{ line: LINE, stakeMinor, edgeBp: 10_000 - rtpBp }],
    maxPayoutMinor: Math.floor((stakeMinor * multiplierX10000({ bombs, safe: CELLS - bombs, rtpBp })) / 10_000),
  }),
  start({ bombs }, { draws }) {
    const cells = Array.from({ length: CELLS }, (_, cell) => cell);
    const drawn = Array.from({ length: bombs }, () => cells.splice(draws.below(cells.length), 1)).flat();
    return { state: { bombs: drawn, opened: [], cashedOut: false } };
  },
  steps: {
    step: z.discriminatedUnion('do', [
      z.strictObject({
        do: z.literal('open'),
        cell: z
          .int()
          .min(0)
          .max(CELLS - 1),
      }),
      z.strictObject({ do: z.literal('cash-out') }),
    ]),
    apply(entry, step, { config }) {
      const { bet, state, open } = entry;
      if (open[LINE] === undefined) throw new GameRefusal('STEP_INVALID', 'the round is over');
      if (step.do === 'cash-out') return cashedOut(entry, config.rtpBp);
      if (state.opened.includes(step.cell)) throw new GameRefusal('STEP_INVALID', 'that cell is open');
      const opened = { ...state, opened: [...state.opened, step.cell] };
      if (state.bombs.includes(step.cell)) return { state: opened, results: [paid(LINE, open[LINE], 0)] };
      const allSafe = opened.opened.length === CELLS - bet.bombs;
      return allSafe ? cashedOut({ ...entry, state: opened }, config.rtpBp) : { state: opened };
    },
    timeout: { afterMs: 24 * 3_600_000, step: () => ({ do: 'cash-out' }) as const, isCashOut: true },
  },
  show: ({ bet, state, open }, { config: { rtpBp } }) => ({
    bombs: open[LINE] === undefined ? state.bombs : null,
    opened: state.opened,
    multiplierX10000: multiplierX10000({ bombs: bet.bombs, safe: state.opened.length, rtpBp }),
  }),
  onExclusion: () => 'finish',
});

import { MINES_CELLS, type MinesBet, type MinesConfig } from '@tonalli/contracts/games/mines';
import type { DrawSource } from '../../kernel/fairness';
import { type Chance, type Rung, rungsOf } from '../climb/rungs';

/** A draw for each bomb, `below(25)`, `below(24)` and so on: it counts the cells that hide none yet, from the top left. */
export function drawBombs(bombs: number, draws: DrawSource): number[] {
  const cells = Array.from({ length: MINES_CELLS }, (_, cell) => cell);
  return Array.from({ length: bombs }, () => cells.splice(draws.below(cells.length), 1)).flat();
}

/** The chances to open one cell, two, and so on to the last without a bomb. */
export function* chancesOf(bombs: number): Generator<Chance> {
  let chance: Chance = { ways: 1n, of: 1n };
  for (let opened = 0; opened < MINES_CELLS - bombs; opened += 1) {
    chance = {
      ways: chance.ways * BigInt(MINES_CELLS - bombs - opened),
      of: chance.of * BigInt(MINES_CELLS - opened),
    };
    yield chance;
  }
}

/** What each further cell pays, up to the greatest win. */
export const minesRungs = ({ bombs, stakeMinor }: MinesBet, config: MinesConfig): Rung[] =>
  rungsOf(chancesOf(bombs), stakeMinor, config);

/** What a stake of 1 gets in a round that ends with these cells open, in ten-thousandths. */
export function endedX10000(
  field: { opened: readonly number[]; places: readonly number[] },
  rungs: readonly Rung[],
): number {
  const { opened, places } = field;
  if (opened.some((cell) => places.includes(cell))) return 0;
  return rungs[opened.length - 1]?.multiplierX10000 ?? 10_000;
}

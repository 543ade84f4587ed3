import {
  TOWER_LEVELS,
  TOWER_ROWS,
  type TowerBet,
  type TowerConfig,
  type TowerLevel,
} from '@tonalli/contracts/games/tower';
import type { DrawSource } from '../../kernel/fairness';
import { type Chance, type Rung, rungsOf } from '../climb/rungs';

/** A draw for each row from the bottom, `below(tiles)`: the one tile that differs, the trap among safe ones or the safe one among traps. */
export const drawOdd = (level: TowerLevel, draws: DrawSource): number[] =>
  Array.from({ length: TOWER_ROWS }, () => draws.below(TOWER_LEVELS[level].tiles));

export const isSafe = (level: TowerLevel, odd: number | undefined, tile: number): boolean =>
  TOWER_LEVELS[level].safe === 1 ? tile === odd : tile !== odd;

/** The chances to climb one row, two, and so on to the top. */
export function* chancesOf(level: TowerLevel): Generator<Chance> {
  const { tiles, safe } = TOWER_LEVELS[level];
  for (let rows = 1n; rows <= TOWER_ROWS; rows += 1n) yield { ways: BigInt(safe) ** rows, of: BigInt(tiles) ** rows };
}

/** What each further row pays, up to the greatest win. */
export const towerRungs = ({ level, stakeMinor }: TowerBet, config: TowerConfig): Rung[] =>
  rungsOf(chancesOf(level), stakeMinor, config);

interface Ascent {
  readonly level: TowerLevel;
  readonly climbed: readonly number[];
  readonly odd: readonly number[];
}

export const hasFallen = ({ level, climbed, odd }: Ascent): boolean =>
  climbed.some((tile, row) => !isSafe(level, odd[row], tile));

/** What a stake of 1 gets in a round that ends here, in ten-thousandths. */
export const endedX10000 = (ascent: Ascent, rungs: readonly Rung[]): number =>
  hasFallen(ascent) ? 0 : (rungs[ascent.climbed.length - 1]?.multiplierX10000 ?? 10_000);

import type { PlinkoChoice, PlinkoPath } from '@tonalli/contracts/games/plinko';
import type { DrawSource } from '../../kernel/fairness';
import type { Prize } from '../pay-table';

type Risks = Readonly<Record<PlinkoChoice['risk'], readonly number[]>>;

/** Both halves are alike. */
const mirrored = (half: readonly number[]): readonly number[] => [...half, ...half.slice(0, -1).reverse()];

/** What each slot pays in hundredths of the stake, from the edge to the middle and back. */
const TABLES: Readonly<Record<PlinkoChoice['rows'], Risks>> = {
  8: {
    low: mirrored([500, 200, 110, 100, 50]),
    medium: mirrored([1200, 300, 125, 70, 40]),
    high: mirrored([2700, 400, 150, 30, 20]),
  },
  12: {
    low: mirrored([900, 300, 160, 140, 110, 95, 50]),
    medium: mirrored([3000, 1000, 400, 200, 110, 58, 30]),
    high: mirrored([16_000, 2400, 800, 200, 70, 18, 18]),
  },
  16: {
    low: mirrored([1500, 800, 200, 140, 140, 120, 110, 95, 50]),
    medium: mirrored([10_000, 4000, 1000, 500, 300, 150, 95, 50, 30]),
    high: mirrored([100_000, 12_000, 2600, 900, 400, 190, 20, 20, 20]),
  },
};

/** What each slot pays in hundredths of the stake, from left to right. */
export const multipliersX100 = ({ rows, risk }: PlinkoChoice): readonly number[] => TABLES[rows][risk];

/** How many of the 2^rows paths end in each slot, from left to right: the binomial coefficients. */
export function pathsTo(rows: number): readonly number[] {
  const paths = [1];
  for (let right = 1; right <= rows; right += 1) {
    paths.push(((paths[right - 1] ?? 0) * (rows - right + 1)) / right);
  }
  return paths;
}

/** The slots of a choice, each with the paths that end there. */
export function prizesOf(choice: PlinkoChoice): readonly Prize[] {
  const paths = pathsTo(choice.rows);
  return multipliersX100(choice).map((multiplierX100, slot) => ({ multiplierX100, ways: paths[slot] ?? 0 }));
}

/** The way of a ball: one draw below 2 a row, from the top. */
export const drawPath = (rows: number, draws: DrawSource): PlinkoPath =>
  Array.from({ length: rows }, () => (draws.below(2) === 1 ? 1 : 0));

/** How often a ball went to the right. */
export const slotOf = (path: PlinkoPath): number => path.filter((step) => step === 1).length;

/** What a ball that went this way is paid for a stake of 1, in hundredths. */
export const multiplierAt = (choice: PlinkoChoice, path: PlinkoPath): number =>
  multipliersX100(choice)[slotOf(path)] ?? 0;

import type { CrapsView } from '@tonalli/contracts/games/craps';
import type { Point } from '../odds';
import type { Table } from '../table';

const POINTS: readonly Point[] = [4, 5, 6, 8, 9, 10];

/** The table as a view shows it. */
export const tableOf = ({ point, open, rolls }: CrapsView): Table => ({
  point: POINTS.find((each) => each === point) ?? null,
  open: Object.fromEntries(open.map(({ spot, stakeMinor }) => [spot, stakeMinor])),
  rolls,
});

import { PLINKO_RISKS, PLINKO_ROWS, type PlinkoChoice } from '@tonalli/contracts/games/plinko';
import { leastPercentOf } from '../pay-table';
import { multipliersX100, prizesOf } from './odds';

/** Every choice there is. */
export const CHOICES: readonly PlinkoChoice[] = PLINKO_ROWS.flatMap((rows) =>
  PLINKO_RISKS.map((risk) => ({ rows, risk })),
);

/** The return of the choice that gives back least. */
export const leastPercent = (): string => leastPercentOf(CHOICES.map(prizesOf));

/** What the best slot of all choices pays, in hundredths. */
export const greatestX100 = (): number => Math.max(...CHOICES.flatMap(multipliersX100));

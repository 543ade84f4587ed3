import { PLINKO_RISKS, PLINKO_ROWS, type PlinkoChoice } from '@tonalli/contracts/games/plinko';
import { statedPercent, tableReturn } from '../pay-table';
import { multipliersX100, prizesOf } from './odds';

/** Every choice there is. */
export const CHOICES: readonly PlinkoChoice[] = PLINKO_ROWS.flatMap((rows) =>
  PLINKO_RISKS.map((risk) => ({ rows, risk })),
);

/** Of this stake no table cuts a payout. */
const WHOLE_STAKE_MINOR = 100;

/** What a choice returns in the long run, in percent: never more than it is. */
export const choicePercent = (choice: PlinkoChoice): string =>
  statedPercent(tableReturn(prizesOf(choice), WHOLE_STAKE_MINOR));

/** The return of the choice that gives back least. */
export const leastPercent = (): string =>
  CHOICES.map(choicePercent).reduce((least, percent) => (Number(percent) < Number(least) ? percent : least));

/** What the best slot of all choices pays, in hundredths. */
export const greatestX100 = (): number => Math.max(...CHOICES.flatMap(multipliersX100));

import { WHEEL_RISKS, WHEEL_SEGMENTS, type WheelChoice } from '@tonalli/contracts/games/wheel';
import { leastPercentOf } from '../pay-table';
import { prizesOf, wheelX100 } from './odds';

/** Every choice there is. */
export const CHOICES: readonly WheelChoice[] = WHEEL_SEGMENTS.flatMap((segments) =>
  WHEEL_RISKS.map((risk) => ({ segments, risk })),
);

/** The return of the choice that gives back least. */
export const leastPercent = (): string => leastPercentOf(CHOICES.map(prizesOf));

/** What the best segment of all choices pays, in hundredths. */
export const greatestX100 = (): number => Math.max(...CHOICES.flatMap(wheelX100));

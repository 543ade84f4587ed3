import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { dayInZone } from '../clock/system-time';
import { addDays, dayStartInZone } from '../clock/zone-days';

/** A day of the operator's zone, from its first moment up to the next one's. */
export interface Day {
  readonly day: string;
  readonly begin: number;
  readonly end: number;
}

const startOf = (day: string): number => dayStartInZone(day, OPERATOR_TIME_ZONE);

export const dayNamed = (day: string): Day => ({ day, begin: startOf(day), end: startOf(addDays(day, 1)) });

export const dayAt = (at: number): Day => dayNamed(dayInZone(at, OPERATOR_TIME_ZONE));

export const dayAfter = ({ day }: Pick<Day, 'day'>, days = 1): Day => dayNamed(addDays(day, days));

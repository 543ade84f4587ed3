import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { dayInZone } from '../../clock/system-time';
import { addDays, dayStartInZone } from '../../clock/zone-days';

/** When what two agents agree on takes effect: the beginning of the operator's next day, milliseconds since epoch. */
export const nextPeriodOf = (now: number): number =>
  dayStartInZone(addDays(dayInZone(now, OPERATOR_TIME_ZONE), 1), OPERATOR_TIME_ZONE);

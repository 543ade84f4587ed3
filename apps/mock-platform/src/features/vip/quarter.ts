import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { dayInZone } from '../../clock/system-time';
import { dayStartInZone } from '../../clock/zone-days';

export interface Quarter {
  readonly startsAt: number;
  readonly endsAt: number;
}

const MONTHS = 3;

/** The operator's quarter of the year that a moment falls in; it ends as the next one begins. */
export function quarterOf(atMs: number): Quarter {
  const [year = 0, month = 1] = dayInZone(atMs, OPERATOR_TIME_ZONE).split('-').map(Number);
  const begin = (inYear: number, first: number) =>
    dayStartInZone(`${inYear}-${String(first).padStart(2, '0')}-01`, OPERATOR_TIME_ZONE);
  const first = Math.floor((month - 1) / MONTHS) * MONTHS + 1;
  const isLast = first + MONTHS > 12;
  return { startsAt: begin(year, first), endsAt: isLast ? begin(year + 1, 1) : begin(year, first + MONTHS) };
}

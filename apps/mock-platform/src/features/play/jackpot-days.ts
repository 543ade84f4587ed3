import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import { dayInZone } from '../../clock/system-time';
import { addDays, dayStartInZone } from '../../clock/zone-days';
import type { World } from '../../world/world';

export const JACKPOT_DAY = jobKind('jackpot.day', z.object({}));

/** Has the feed booked when the operator's day ends that the time lies in. */
export function scheduleJackpotDay(world: World, at: number): void {
  const dueAt = dayStartInZone(addDays(dayInZone(at, OPERATOR_TIME_ZONE), 1), OPERATOR_TIME_ZONE);
  world.clock.schedule({ kind: JACKPOT_DAY, key: JACKPOT_DAY.name, dueAt, payload: {} });
}

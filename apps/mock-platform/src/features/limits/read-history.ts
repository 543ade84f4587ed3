import { LIMIT_HISTORY_DAYS, OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import type { fetchLimitHistory as endpoint } from '@tonalli/contracts/limits/wire';
import { dayInZone } from '../../clock/system-time';
import { addDays, dayStartInZone } from '../../clock/zone-days';
import { flowsByDay } from '../../rollups/cash';
import { playByDay } from '../../rollups/play';
import type { Verb } from '../../transport/verb';
import { playedByDay } from '../play-time';

const startOf = (day: string): number => dayStartInZone(day, OPERATOR_TIME_ZONE);

/** What the limits of a day were about, on each of the last days (RG-01). */
export const fetchLimitHistory: Verb<typeof endpoint> = ({ ctx: { world, member, now } }) => {
  const today = dayInZone(now, OPERATOR_TIME_ZONE);
  const names = Array.from({ length: LIMIT_HISTORY_DAYS }, (_, index) =>
    addDays(today, index + 1 - LIMIT_HISTORY_DAYS),
  );
  const span = { from: startOf(names[0] ?? today), to: startOf(addDays(today, 1)) };
  const deposits = flowsByDay(world, member.id, span).filter(({ category }) => category === 'deposit');
  const deposited = new Map(deposits.map(({ day, inMinor }) => [day, inMinor]));
  const net = playByDay(world, member.id, span);
  const played = playedByDay(world, member.id, span);
  const days = names.map((day) => {
    const start = startOf(day);
    return {
      day,
      deposited: deposited.get(start) ?? 0,
      net: net.get(start) ?? 0,
      playedMs: played.get(start) ?? 0,
    };
  });
  return { days };
};

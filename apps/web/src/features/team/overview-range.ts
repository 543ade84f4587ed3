import type { DayRange } from '@tonalli/ui/date-range/dates';
import type { AppServices } from '../../app/app-services';
import { parseDayRange } from '../../hooks/day-range-search';
import { shownRange } from '../../hooks/day-ranges';
import { operatorDay } from '../../hooks/operator-day';

/** The days that the agent's home shows for what its address says, seen from a day. */
export const overviewRange = (search: Record<string, unknown>, today: string): DayRange =>
  shownRange(parseDayRange(search), today);

/** Asks for what the agent's home will show. */
export function prefetchOverview({ team, system }: AppServices['queries'], search: Record<string, unknown>): void {
  const said = system.clock.getData()?.now;
  void team.overview.prefetch(overviewRange(search, operatorDay(said ? Date.parse(said) : Date.now())));
}

import type { DayRange } from '@tonalli/ui/date-range/dates';
import { parseDayRange } from '../../hooks/day-range-search';

/** Days in the operator's zone, both included; without them the last seven days show. */
export type TeamSearch = Partial<DayRange>;
export const parseTeamSearch = (raw: Record<string, unknown>): TeamSearch => parseDayRange(raw);

export interface AgentSearch {
  /** The session ended by itself, and the agent should know (AUTH-15). */
  ended?: true;
}

export const parseAgentSearch = ({ ended }: Record<string, unknown>): AgentSearch => (ended === true ? { ended } : {});

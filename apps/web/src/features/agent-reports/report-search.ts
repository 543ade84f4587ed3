import {
  BETTING_COLUMNS,
  type BettingColumn,
  INCOME_KINDS,
  MOVEMENT_GROUPS,
  type MovementGroup,
} from '@tonalli/contracts/agent-reports/columns';
import { parseDayRange } from '../../hooks/day-range-search';

/** What a report shows, as it stands in the address; what is left out is the default (AG-05). */
export interface ReportSearch {
  /** Days in the operator's zone, yyyy-MM-dd, both included. */
  from?: string;
  to?: string;
  /** Somebody of the downline; left out: the agent. */
  of?: string;
  kind?: 'agents' | 'players';
  name?: string;
  sort?: BettingColumn;
  order?: 'asc';
  side?: 'winners';
  group?: MovementGroup;
  income?: (typeof INCOME_KINDS)[number];
}

const MEMBER = /^M\d{6,12}$/;
const LONGEST_NAME = 32;

/** Reads the address; anything that makes no sense is as good as not given. */
export function parseReportSearch(raw: Record<string, unknown>): ReportSearch {
  const sort = BETTING_COLUMNS.find((known) => known === raw.sort);
  const group = MOVEMENT_GROUPS.find((known) => known === raw.group);
  const income = INCOME_KINDS.find((known) => known === raw.income);
  const kind = raw.kind === 'agents' || raw.kind === 'players' ? raw.kind : undefined;
  const name = typeof raw.name === 'string' ? raw.name.trim().slice(0, LONGEST_NAME) : '';
  return {
    ...parseDayRange(raw),
    ...(typeof raw.of === 'string' && MEMBER.test(raw.of) ? { of: raw.of } : {}),
    ...(kind ? { kind } : {}),
    ...(name ? { name } : {}),
    ...(sort ? { sort } : {}),
    ...(raw.order === 'asc' ? { order: raw.order } : {}),
    ...(raw.side === 'winners' ? { side: raw.side } : {}),
    ...(group ? { group } : {}),
    ...(income ? { income } : {}),
  };
}

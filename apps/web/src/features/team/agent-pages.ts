import type { Consolidated } from '@tonalli/contracts/team/api';

/** Pages of the agents' centre by the specification's ids, in the groups of their menu; the first is the default (AG-01). */
export const AGENT_PAGE_GROUPS = {
  team: ['agentTeamOverview', 'downlineManagmentView', 'registerCenter', 'agentAnnouncement'],
  reports: [
    'personalHistoryCopy',
    'palStatementsAgentCopy',
    'agentRevenueReport',
    'agentDownlineTransactionDetailsCopy',
  ],
  contracts: ['agentDividendRecordCopy2', 'agentDailyWages2', 'agentHourSalary', 'agentRealtimeSalary'],
  own: ['depositv2', 'withdraw', 'messageV2', 'customerService'],
} as const;

export type AgentPageGroup = keyof typeof AGENT_PAGE_GROUPS;
export type AgentPage = (typeof AGENT_PAGE_GROUPS)[AgentPageGroup][number];

const AGENT_PAGES: readonly AgentPage[] = Object.values(AGENT_PAGE_GROUPS).flat();
export const DEFAULT_AGENT_PAGE = AGENT_PAGE_GROUPS.team[0];

type Gate = 'enableCt' | 'salary' | 'hourSalary' | 'agentRealtimeSalary';
/** What the consolidated call has to say before a page is there. */
const GATES: Partial<Record<AgentPage, Gate>> = {
  agentDividendRecordCopy2: 'enableCt',
  agentDailyWages2: 'salary',
  agentHourSalary: 'hourSalary',
  agentRealtimeSalary: 'agentRealtimeSalary',
};

/** Whether it depends on what the consolidated call says. */
export const isGated = (page: AgentPage): boolean => GATES[page] !== undefined;

/** `consolidated`: undefined while nothing is known, and where the operator has no contracts. */
export function isOpenToAgent(page: AgentPage, consolidated: Consolidated | undefined): boolean {
  const gate = GATES[page];
  return gate === undefined || consolidated?.[gate] === true;
}

/** The page that the address names, the default where it names none; null: there is no such page. */
export function agentPageOf({ page = DEFAULT_AGENT_PAGE }: Record<string, unknown>): AgentPage | null {
  return AGENT_PAGES.find((known) => known === page) ?? null;
}

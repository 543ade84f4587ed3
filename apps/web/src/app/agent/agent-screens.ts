import type { AgentPage } from '../../features/team/agent-pages';
import { type LazyPart, lazyPart } from '../chunks/lazy-screen';

/** The pages of the agents' centre, each in a file of its own. */
export const AGENT_SCREENS: Readonly<Record<AgentPage, LazyPart<object>>> = {
  agentTeamOverview: lazyPart(() => import('../../features/team/team-overview')),
  agentAnnouncement: lazyPart(() => import('../../features/team/announcements-screen')),
  registerCenter: lazyPart(() => import('../../features/downlines/register-screen')),
  downlineManagmentView: lazyPart(() => import('./downlines-screen')),
  agentDividendRecordCopy2: lazyPart(() => import('../../features/agent-contracts/dividend-screen')),
  agentDailyWages2: lazyPart(() => import('../../features/agent-contracts/daily-screen')),
  agentHourSalary: lazyPart(() => import('../../features/agent-contracts/hourly-screen')),
  agentRealtimeSalary: lazyPart(() => import('../../features/agent-contracts/realtime-screen')),
  personalHistoryCopy: lazyPart(() => import('../../features/agent-reports/betting-screen')),
  palStatementsAgentCopy: lazyPart(() => import('../../features/agent-reports/losses-screen')),
  agentRevenueReport: lazyPart(() => import('../../features/agent-reports/income-screen')),
  agentDownlineTransactionDetailsCopy: lazyPart(() => import('../../features/agent-reports/movements-screen')),
  depositv2: lazyPart(() => import('../member/deposit-screen')),
  withdraw: lazyPart(() => import('../../features/cashier/withdraw-screen')),
  messageV2: lazyPart(() => import('../../features/messages/messages-screen')),
  customerService: lazyPart(() => import('./customer-service-screen')),
};

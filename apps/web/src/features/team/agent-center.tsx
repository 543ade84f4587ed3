import type { Consolidated } from '@tonalli/contracts/team/api';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  CalendarDays,
  ChartLine,
  ChartNoAxesColumn,
  Clock,
  HandCoins,
  Headset,
  type LucideIcon,
  Mail,
  Megaphone,
  Network,
  ReceiptText,
  ScrollText,
  TrendingDown,
  UserPlus,
  Zap,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CenterFrame } from '../../components/center-frame';
import { PATHS } from '../../paths';
import { AGENT_PAGE_GROUPS, type AgentPage, type AgentPageGroup, isOpenToAgent } from './agent-pages';

const ICONS: Record<AgentPage, LucideIcon> = {
  agentTeamOverview: ChartNoAxesColumn,
  downlineManagmentView: Network,
  registerCenter: UserPlus,
  agentAnnouncement: Megaphone,
  personalHistoryCopy: ReceiptText,
  palStatementsAgentCopy: TrendingDown,
  agentRevenueReport: ChartLine,
  agentDownlineTransactionDetailsCopy: ScrollText,
  agentDividendRecordCopy2: HandCoins,
  agentDailyWages2: CalendarDays,
  agentHourSalary: Clock,
  agentRealtimeSalary: Zap,
  depositv2: ArrowDownToLine,
  withdraw: ArrowUpFromLine,
  messageV2: Mail,
  customerService: Headset,
};

// The keys of the object itself.
const GROUPS = Object.keys(AGENT_PAGE_GROUPS) as AgentPageGroup[];

interface AgentCenterProps {
  /** Null: no page of the centre. */
  page: AgentPage | null;
  consolidated: Consolidated | undefined;
  /** Counts that stand behind a page's name. */
  marks: Partial<Record<AgentPage, ReactNode>>;
  children: ReactNode;
}

/** The frame of the agents' pages: a menu of those that the agent has (AG-01). */
export function AgentCenter({ page, consolidated, marks, children }: AgentCenterProps) {
  const { t } = useTranslation('team');
  const groups = GROUPS.map((group) => {
    const pages: readonly AgentPage[] = AGENT_PAGE_GROUPS[group];
    return {
      title: t(`group.${group}`),
      entries: pages
        .filter((each) => isOpenToAgent(each, consolidated))
        .map((each) => ({ page: each, icon: ICONS[each], label: t(`page.${each}`), mark: marks[each] })),
    };
  });
  return (
    <CenterFrame
      labels={{ side: t('center.title'), menu: t('center.menu') }}
      groups={groups}
      current={page}
      linkTo={(each) => ({ to: PATHS.agentHome, search: { page: each } })}
    >
      {children}
    </CenterFrame>
  );
}

import type { Consolidated, ContractRequest } from '@tonalli/contracts/team/api';
import { type ReactNode, Suspense } from 'react';
import { CENTER_MARK } from '../../components/center-frame';
import { WidgetBoundary } from '../../components/widget-boundary';
import type { AgentPage } from '../../features/team/agent-pages';
import { lazyPart } from '../chunks/lazy-screen';

const ContractMark = lazyPart(() => import('../../features/agent-contracts/contract-mark'));

const REQUESTS = {
  agentDividendRecordCopy2: 'divtypereq',
  agentDailyWages2: 'dailysalreqtype',
  agentHourSalary: 'contracthoursalreq',
  agentRealtimeSalary: 'realtimesalreqtype',
} as const satisfies Partial<Record<AgentPage, keyof Consolidated>>;
// The keys of the object itself.
const PAGES = Object.keys(REQUESTS) as (keyof typeof REQUESTS)[];

/** What waits in each kind of contract. Bills are told for all kinds together: their count stands at the first page. */
export function contractMarks(consolidated: Consolidated | undefined): Partial<Record<AgentPage, ReactNode>> {
  if (!consolidated) return {};
  return Object.fromEntries(
    PAGES.map((page, index) => [
      page,
      <Waiting
        key={page}
        request={consolidated[REQUESTS[page]]}
        unreadBills={index === 0 ? consolidated.unreadBills : 0}
      />,
    ]),
  );
}

function Waiting(what: { request: ContractRequest; unreadBills: number }) {
  return (
    <WidgetBoundary quiet>
      <Suspense fallback={null}>
        <ContractMark {...what} className={CENTER_MARK} />
      </Suspense>
    </WidgetBoundary>
  );
}

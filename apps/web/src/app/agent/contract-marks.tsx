import type { Consolidated, ContractRequest } from '@tonalli/contracts/team/api';
import { type ReactNode, Suspense } from 'react';
import { CENTER_MARK } from '../../components/center-frame';
import { WidgetBoundary } from '../../components/widget-boundary';
import type { AgentPage } from '../../features/team/agent-pages';
import { lazyPart } from '../chunks/lazy-screen';

const ContractMark = lazyPart(() => import('../../features/agent-contracts/contract-mark'));

const REQUESTS = {
  agentDividendRecordCopy2: ['divtypereq', 'dividend'],
  agentDailyWages2: ['dailysalreqtype', 'daily'],
  agentHourSalary: ['contracthoursalreq', 'hourly'],
  agentRealtimeSalary: ['realtimesalreqtype', 'realtime'],
} as const satisfies Partial<Record<AgentPage, readonly [keyof Consolidated, keyof Consolidated['unreadBills']]>>;
// The keys of the object itself.
const PAGES = Object.keys(REQUESTS) as (keyof typeof REQUESTS)[];

/** What waits in each kind of contract, beside its page. */
export function contractMarks(consolidated: Consolidated | undefined): Partial<Record<AgentPage, ReactNode>> {
  if (!consolidated) return {};
  return Object.fromEntries(
    PAGES.map((page) => {
      const [request, kind] = REQUESTS[page];
      return [
        page,
        <Waiting key={page} request={consolidated[request]} unreadBills={consolidated.unreadBills[kind]} />,
      ];
    }),
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

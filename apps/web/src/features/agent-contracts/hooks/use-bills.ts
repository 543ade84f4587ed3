import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { BillState, ContractKind } from '@tonalli/contracts/agent-contracts/kinds';
import { getQueryKey } from '@trpc/react-query';
import { useAppServices } from '../../../app/app-services-context';
import { trpc } from '../../../trpc/trpc';

export interface BillFilter {
  kind: ContractKind;
  /** Moments, the end exclusive. */
  from: string;
  to: string;
  side?: 'upline' | 'downline';
  state?: BillState;
}

const PAGE_SIZE = 20;
const FIRST: { after?: string } = {};

/** Bills page by page, each behind the last row of the one before. */
export function useBills(filter: BillFilter) {
  const { client } = useAppServices();
  const input = { ...filter, pageSize: PAGE_SIZE };
  return useInfiniteQuery({
    queryKey: getQueryKey(trpc.agentContracts.bills, input, 'infinite'),
    queryFn: ({ pageParam }) => client.agentContracts.bills.query({ ...input, ...pageParam }),
    initialPageParam: FIRST,
    getNextPageParam: ({ content, hasMore }) => {
      const last = content.at(-1);
      return hasMore && last ? { after: last.billId } : undefined;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { DownlineSort } from '@tonalli/contracts/downlines/api';
import { getQueryKey } from '@trpc/react-query';
import { useAppServices } from '../../../app/app-services-context';
import { trpc } from '../../../trpc/trpc';
import type { DownlineSearch } from '../downline-search';

const PAGE_SIZE = 100;
const FIRST: string | null = null;
/** Names begin with A; of all others the largest comes first. */
const isDescending = (sort: DownlineSort): boolean => sort !== 'name';

/** Who stands right below a node, page after page. */
export function useDownline({ node, find, kind, sort = 'joined' }: DownlineSearch) {
  const { client } = useAppServices();
  const input = {
    ...(node !== undefined && { memberId: node }),
    ...(find !== undefined && { search: find }),
    ...(kind !== undefined && { kind }),
    sort,
    descending: isDescending(sort),
    limit: PAGE_SIZE,
  };
  return useInfiniteQuery({
    queryKey: getQueryKey(trpc.downlines.list, input, 'infinite'),
    queryFn: ({ pageParam }) =>
      client.downlines.list.query({ ...input, ...(pageParam !== null && { after: pageParam }) }),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export type DownlinePage = Awaited<
  ReturnType<ReturnType<typeof useAppServices>['client']['downlines']['list']['query']>
>;
export type DownlineEntry = DownlinePage['rows'][number];

import { useQueries } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useAppServices } from '../../../app/app-services-context';
import { trpc } from '../../../trpc/trpc';
import type { DownlineSearch } from '../downline-search';
import type { Branch } from '../tree-rows';

/** As many as are shown in place; of more, the line is opened as a page of its own. */
const MOST_IN_PLACE = 100;

/** Who stands right below each of these, in the order that the screen shows; asked for once each is opened. */
export function useBranches(open: readonly string[], { kind, sort }: Pick<DownlineSearch, 'kind' | 'sort'>) {
  const { client } = useAppServices();
  const queries = useQueries({
    queries: open.map((memberId) => {
      const input = {
        memberId,
        ...(kind !== undefined && { kind }),
        // Names and balances are not known further down.
        sort: sort === 'lastLogin' ? sort : ('joined' as const),
        ...{ descending: true, limit: MOST_IN_PLACE },
      };
      return {
        queryKey: getQueryKey(trpc.downlines.list, input, 'query'),
        queryFn: () => client.downlines.list.query(input),
      };
    }),
  });
  const branches = new Map<string, Branch>();
  for (const [index, memberId] of open.entries()) {
    const { data, error } = queries[index] ?? {};
    const state = data ? 'known' : error ? 'failed' : 'waiting';
    branches.set(memberId, { rows: data?.rows ?? [], totalRows: data?.totalRows ?? 0, state });
  }
  return { branches, retry: (memberId: string) => void queries[open.indexOf(memberId)]?.refetch() };
}

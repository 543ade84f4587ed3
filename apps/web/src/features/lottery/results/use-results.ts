import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useAppServices } from '../../../app/app-services-context';
import { trpc } from '../../../trpc/trpc';
import { useAt, useOnWake, useServerClock } from '../clock/server-clock';
import { type History, issuesOf, withNewest } from './history';
import { nextLookAt } from './next-look';
import type { ToldCard } from './told';

const PAGE_SIZE = 30;
const NEWEST: string | null = null;

/** A lottery's results, page after page, with new ones on top as they are drawn. */
export function useResults({ gameCode, area, current }: ToldCard) {
  const { client, queryClient } = useAppServices();
  const input = { gameCode, area, pageSize: PAGE_SIZE };
  const queryKey = getQueryKey(trpc.lottery.results, input, 'infinite');
  const read = (before: string | null) =>
    client.lottery.results.query({ ...input, ...(before !== null && { before }) });
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: NEWEST,
    getNextPageParam: ({ next }) => next,
    select: (history) => ({
      issues: issuesOf(history),
      pageCount: history.pages.length,
      serverTime: history.pages[0]?.serverTime,
    }),
  });
  const refresh = async () => {
    const newest = await read(NEWEST).catch(() => null);
    if (newest) queryClient.setQueryData<History>(queryKey, (known) => withNewest(known, newest));
  };
  const { issues, serverTime } = query.data ?? {};
  const clock = useServerClock(serverTime, query.dataUpdatedAt);
  const look = serverTime === undefined ? null : nextLookAt([{ current, last: issues?.[0] ?? null }], serverTime);
  useAt(look, clock, () => void refresh());
  useOnWake(() => void refresh());
  return { query, issues };
}

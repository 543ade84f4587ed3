import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useAppServices } from '../../../app/app-services-context';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { useAt, useOnWake, useServerClock } from '../clock/server-clock';
import { nextLookAt } from '../results/next-look';
import type { ToldOrders } from '../results/told';

export const ORDER_KINDS = ['OPEN', 'SETTLED', 'CHASE'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

const PAGE_SIZE = 20;
const FIRST: string | null = null;

/**
 * The member's orders, page after page. They are read again when the live channel tells of money or of a bet that ended
 * (`app/live/`), when somebody looks at the tab again, and when a lottery of an order that is open draws.
 */
export function useOrders(kind: OrderKind, gameCode: string) {
  const { client } = useAppServices();
  const language = useLanguage();
  const input = { kind, language, pageSize: PAGE_SIZE, ...(gameCode !== '' && { gameCode }) };
  const query = useInfiniteQuery({
    queryKey: getQueryKey(trpc.lottery.orders, input, 'infinite'),
    queryFn: ({ pageParam }) =>
      client.lottery.orders.query({ ...input, ...(pageParam !== null && { before: pageParam }) }),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }: ToldOrders) => next,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
    staleTime: 0,
  });
  const games = trpc.lottery.games.useQuery({ language });
  const { data: told, dataUpdatedAt, refetch } = games;
  const open = new Set(query.data?.filter(({ state }) => state === 'OPEN').map((row) => row.gameCode));
  const drawn = told?.games.filter((card) => open.has(card.gameCode)) ?? [];
  const clock = useServerClock(told?.serverTime, dataUpdatedAt);
  const readAgain = () => {
    void query.refetch();
    void refetch();
  };
  useAt(told ? nextLookAt(drawn, told.serverTime) : null, clock, readAgain);
  useOnWake(readAgain);
  return { query, games: told?.games ?? [] };
}

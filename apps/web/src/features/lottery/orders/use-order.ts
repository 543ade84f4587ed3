import { useAppServices } from '../../../app/app-services-context';
import { useIdempotentCall } from '../../../hooks/use-idempotent-call';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { useAt, useOnWake, useServerClock } from '../clock/server-clock';

/** A result is written a moment behind its draw. */
const BEHIND_MS = 1_500;

/** One order, read again as its draws are made, and told of by the live channel (`app/live/`). */
export function useOrder(orderId: string) {
  const language = useLanguage();
  const query = trpc.lottery.order.useQuery({ orderId, language }, { staleTime: 0 });
  const { data, dataUpdatedAt, refetch } = query;
  // Its answer tells no time of the platform: that of the lotteries' does.
  const games = trpc.lottery.games.useQuery({ language });
  const clock = useServerClock(games.data?.serverTime, games.dataUpdatedAt);
  const now = clock.now();
  const coming = data?.issues.filter(({ state }) => state === 'OPEN' || state === 'WAITING') ?? [];
  const look = coming.map(({ drawsAt }) => Date.parse(drawsAt) + BEHIND_MS).find((moment) => moment > now);
  useAt(look === undefined ? null : new Date(look).toISOString(), clock, () => void refetch());
  useOnWake(() => void refetch());
  return {
    query,
    readAt: dataUpdatedAt,
    area: games.data?.games.find((card) => card.gameCode === data?.gameCode)?.area,
  };
}

/** Takes an order back, or gives up what is to come of it: once for one intent, and what it changed is read again. */
export function useOrderCall(verb: 'cancelOrder' | 'stopChase', orderId: string) {
  const { client, queries } = useAppServices();
  const language = useLanguage();
  return useIdempotentCall(client.lottery[verb].mutate, (order) => {
    queries.lottery.order.setData({ orderId, language }, order);
    void queries.lottery.orders.invalidate();
    void queries.records.open.invalidate();
    void queries.wallet.balance.invalidate();
  });
}

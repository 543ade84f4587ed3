import { useAppServices } from '../../../app/app-services-context';
import { useIdempotentCall } from '../../../hooks/use-idempotent-call';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { useAt, useOnWake, useServerClock } from '../clock/server-clock';
import type { ToldOrder } from '../results/told';

/** A result is written a moment behind its draw. */
const BEHIND_MS = 1_500;

/** A draw that is over may take a while to be settled. */
const UNSETTLED_MS = 10_000;

const isAhead = ({ state }: ToldOrder['issues'][number]): boolean => state === 'OPEN' || state === 'WAITING';

/** One order, read again as its draws are made, and told of by the live channel (`app/live/`). */
export function useOrder(orderId: string) {
  const language = useLanguage();
  // An order's answer tells no time of the platform: that of the lotteries' does.
  const games = trpc.lottery.games.useQuery({ language });
  const clock = useServerClock(games.data?.serverTime, games.dataUpdatedAt);
  const drawnBy = (now: number) => (draw: ToldOrder['issues'][number]) => Date.parse(draw.drawsAt) + BEHIND_MS <= now;
  const query = trpc.lottery.order.useQuery(
    { orderId, language },
    {
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data?.issues.filter(isAhead).some(drawnBy(clock.now())) ? UNSETTLED_MS : false,
    },
  );
  const { data, refetch } = query;
  const now = clock.now();
  const coming = data?.issues.filter(isAhead).find((draw) => !drawnBy(now)(draw));
  const look = coming ? new Date(Date.parse(coming.drawsAt) + BEHIND_MS).toISOString() : null;
  useAt(look, clock, () => void refetch());
  useOnWake(() => void refetch());
  return query;
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

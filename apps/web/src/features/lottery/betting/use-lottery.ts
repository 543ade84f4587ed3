import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { useServerClock } from '../clock/server-clock';
import { nextReadMs } from './next-read';

/** A lottery with its draw, its odds and the member's limits, read again as its draws come; and the platform's clock. */
export function useLottery(gameCode: string) {
  const language = useLanguage();
  const query = trpc.lottery.game.useQuery(
    { gameCode, language },
    {
      staleTime: 0,
      refetchOnWindowFocus: true,
      refetchInterval({ state: { data, dataUpdatedAt } }) {
        if (!data) return false;
        const agoMs = Date.now() - dataUpdatedAt;
        return nextReadMs(data.game, { serverTime: data.serverTime, agoMs, chance: Math.random() });
      },
    },
  );
  const clock = useServerClock(query.data?.serverTime, query.dataUpdatedAt);
  return { query, clock };
}

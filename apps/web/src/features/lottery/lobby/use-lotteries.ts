import type { LotteryArea } from '@tonalli/contracts/lottery/api';
import { useSession } from '../../../app/session/use-session';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { useAt, useOnWake, useServerClock } from '../clock/server-clock';
import { nextLookAt } from '../results/next-look';

/** Behind a draw not all browsers ask at once. */
const JITTER_MS = 800;

/** The lotteries of a page, told again whenever one of them closes, draws or opens, and the platform's clock. */
export function useLotteries(area: LotteryArea) {
  const language = useLanguage();
  const { status } = useSession();
  const isMember = status === 'member';
  const query = trpc.lottery.games.useQuery({ language });
  const recent = trpc.lottery.recent.useQuery({ language }, { enabled: isMember });
  const { data, dataUpdatedAt, refetch } = query;
  const cards = data?.games.filter((card) => card.area === area);
  const clock = useServerClock(data?.serverTime, dataUpdatedAt);
  const look = data && cards ? nextLookAt(cards, data.serverTime) : null;
  useAt(look, clock, () => void setTimeout(() => void refetch(), Math.random() * JITTER_MS));
  useOnWake(() => void refetch());
  return { query, cards, clock, recent: recent.data?.games.map(({ gameCode }) => gameCode) ?? [] };
}

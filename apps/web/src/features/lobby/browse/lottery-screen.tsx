import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { MAX_PAGE_SIZE, SEA_LOTTERY_VENDOR, VN_LOTTERY_VENDOR } from '@tonalli/contracts/constants';
import type { GameCard, GamePage } from '@tonalli/contracts/lobby/api';
import { Button } from '@tonalli/ui/button/button';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/use-session';
import { PageHeading } from '../../../components/page-heading';
import { favoriteLotteries } from '../../../hooks/favorite-lotteries';
import { useBootstrap } from '../../../hooks/use-bootstrap';
import { useLanguage } from '../../../hooks/use-language';
import { useVendorName } from '../../../hooks/use-vendor-name';
import { LOTTERY_SEGMENTS } from '../../../paths';
import { trpc } from '../../../trpc/trpc';
import { GameResults } from '../components/game-results';
import { parseLobbySearch } from '../lobby-search';

interface Lottery {
  segment: string;
  type: GameCard['type'];
  vendor?: string;
}

const LOTTERIES: readonly Lottery[] = [
  { segment: LOTTERY_SEGMENTS.sea, type: 'ELOTT', vendor: SEA_LOTTERY_VENDOR },
  { segment: LOTTERY_SEGMENTS.vietnam, type: 'ELOTT', vendor: VN_LOTTERY_VENDOR },
  { segment: LOTTERY_SEGMENTS.all, type: 'LOTT' },
];

const LINK =
  'inline-flex min-h-11 items-center whitespace-nowrap rounded-full bg-raised px-4 font-semibold text-muted text-sm no-underline ring-1 ring-line ring-inset hover:bg-overlay hover:text-text data-[status=active]:bg-marigold data-[status=active]:text-on-marigold data-[status=active]:ring-marigold';

const route = getRouteApi('/$category');

/** The games of one lottery; the one that the address names stands first (AUTH-16, GAME-01). */
export function LotteryScreen({ segment }: { segment: string }) {
  const { t } = useTranslation(['games', 'lobby', 'common']);
  const { gameCode, vassalage, page = 1 } = parseLobbySearch({ ...route.useSearch() });
  const navigate = useNavigate({ from: '/$category' });
  const language = useLanguage();
  const favorites = useLotteryFavorites();
  const lotteries = useLotteries();
  const lottery = LOTTERIES.find((one) => one.segment === segment) ?? { segment, type: 'LOTT' as const };
  const vendor = lottery.vendor ?? vassalage;
  const vendorName = useVendorName();
  const nameOf = (one: Lottery) => (one.vendor ? vendorName(one.vendor) : t(`lobby:type.${one.type}`));
  const query = trpc.lobby.games.useQuery(
    { language, type: lottery.type, page, pageSize: MAX_PAGE_SIZE, ...(vendor ? { vendor } : {}) },
    { placeholderData: keepPreviousData, select: (games) => preferredFirst(games, gameCode, favorites) },
  );
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-3 py-6 sm:px-6">
      <PageHeading title={nameOf(lottery)} />
      <nav aria-label={t('games:lotteries')} className="-mx-3 sm:mx-0">
        <ul className="no-scrollbar flex gap-2 overflow-x-auto px-3 py-0.5 sm:flex-wrap sm:px-0">
          {lotteries.map((one) => (
            <li key={one.segment}>
              <Link
                to="/$category"
                params={{ category: one.segment }}
                activeOptions={{ includeSearch: false }}
                className={LINK}
              >
                {nameOf(one)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <GameResults
        query={query}
        emptyTitle={t('lobby:results.emptyTitle')}
        illustration="search"
        emptyAction={
          <Button asChild>
            <Link to="/">{t('common:actions.home')}</Link>
          </Button>
        }
        onPageChange={(next) => void navigate({ search: (search) => ({ ...search, page: next }), resetScroll: false })}
      />
    </div>
  );
}

/** Those of the member on whatever device they were marked; until they are read, those that this browser knows of. */
function useLotteryFavorites(): readonly string[] {
  const { session, status } = useSession();
  const { data } = trpc.lobby.favoriteIds.useQuery(undefined, { enabled: status === 'member', staleTime: 60_000 });
  if (!session) return [];
  return data ?? favoriteLotteries(window.localStorage, session.username);
}

/** The lotteries that there is a vendor for. */
function useLotteries(): Lottery[] {
  const { categories } = useBootstrap();
  return LOTTERIES.filter(({ type, vendor }) =>
    categories.some(
      (category) => category.type === type && category.vendors.some(({ code }) => !vendor || code === vendor),
    ),
  );
}

/** The lottery that was asked for, then those that the member marked. */
function preferredFirst(page: GamePage, gameCode: string | undefined, favorites: readonly string[]): GamePage {
  const chosen = page.games.filter((game) => game.gameCode === gameCode);
  const marked = page.games.filter((game) => favorites.includes(game.id));
  if (chosen.length + marked.length === 0) return page;
  return { ...page, games: [...new Set([...chosen, ...marked, ...page.games])] };
}

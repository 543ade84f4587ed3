import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, notFound, useNavigate } from '@tanstack/react-router';
import { LOBBY_PAGE_SIZE } from '@tonalli/contracts/constants';
import type { GameCard } from '@tonalli/contracts/lobby/api';
import { Button } from '@tonalli/ui/button/button';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session';
import { PageHeading } from '../../components/page-heading';
import { useLanguage } from '../../hooks/use-language';
import { gameTypeOfSegment, isLotterySegment } from '../../paths';
import { trpc } from '../../trpc/trpc';
import { GameResults } from './components/game-results';
import { GuestWall } from './components/guest-wall';
import { LobbyFilters } from './components/lobby-filters';
import { LotteryScreen } from './components/lottery-screen';
import { gamePageInput, type LobbySearch } from './lobby-search';

const route = getRouteApi('/$category');

/** The page of a category or of a lottery, as the address says. */
export default function CategoryScreen() {
  const { category } = route.useParams();
  const type = gameTypeOfSegment(category);
  if (isLotterySegment(category)) return <LotteryScreen segment={category} />;
  if (type === null) throw notFound();
  return <CategoryList type={type} />;
}

/** The list centre of one category: everything that it shows stands in the address (LOBBY-02). */
function CategoryList({ type }: { type: GameCard['type'] }) {
  const { t } = useTranslation('lobby');
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/$category' });
  const language = useLanguage();
  const { status } = useSession();

  const own = search.filter === 'FAV' || search.filter === 'RECENT' ? search.filter : null;
  const page = { language, type, page: search.page ?? 1, pageSize: LOBBY_PAGE_SIZE };
  const ownInput = { ...page, ...(search.vassalage ? { vendor: search.vassalage } : {}) };
  const signedIn = status === 'member';
  const kept = { placeholderData: keepPreviousData };
  const all = trpc.lobby.games.useQuery(gamePageInput({ language, type, search }), { ...kept, enabled: !own });
  const favorites = trpc.lobby.favorites.useQuery(ownInput, { ...kept, enabled: own === 'FAV' && signedIn });
  const recent = trpc.lobby.recent.useQuery(ownInput, { ...kept, enabled: own === 'RECENT' && signedIn });
  const query = own === 'FAV' ? favorites : own === 'RECENT' ? recent : all;

  const show = (next: LobbySearch, replace = false) => void navigate({ search: next, replace, resetScroll: false });
  const emptyTitle =
    own === 'FAV' ? t('results.emptyFavorites') : own === 'RECENT' ? t('results.emptyRecent') : t('results.emptyTitle');
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-3 py-6 sm:px-6">
      <PageHeading title={t(`type.${type}`)} />
      <LobbyFilters key={type} type={type} search={search} onChange={show} />
      {own && !signedIn ? (
        <GuestWall />
      ) : (
        <GameResults
          query={query}
          emptyTitle={emptyTitle}
          emptyText={own ? undefined : t('results.emptyText')}
          illustration={own === 'FAV' ? 'favorites' : 'search'}
          emptyAction={
            <Button variant="secondary" onClick={() => show({})}>
              {t('results.reset')}
            </Button>
          }
          onPageChange={(next) => show({ ...search, page: next })}
        />
      )}
    </div>
  );
}

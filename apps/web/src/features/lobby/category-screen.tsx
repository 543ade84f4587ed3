import { getRouteApi, notFound, useNavigate } from '@tanstack/react-router';
import type { GameCard } from '@tonalli/contracts/lobby/api';
import { gameTypeOfSegment } from '@tonalli/contracts/lobby/segments';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/page-heading';
import { useBootstrap } from '../../hooks/use-bootstrap';
import { CategoryGames } from './browse/category-games';
import { correctSearch, isStrange } from './browse/correct-search';
import { LobbyFilters } from './browse/lobby-filters';
import { PopularGames } from './browse/popular-games';
import { useGames } from './browse/use-games';
import { VendorRail } from './browse/vendor-rail';
import { type ChangeSearch, chooseVendor, parseLobbySearch, parseSheetSearch } from './lobby-search';
import { RoomList } from './rooms/room-list';

const route = getRouteApi('/$category');
const NO_VENDORS: readonly never[] = [];

/** The page of a category, as the address says. */
export default function CategoryScreen() {
  const { category } = route.useParams();
  const type = gameTypeOfSegment(category);
  if (type === null) throw notFound();
  return <CategoryList key={type} type={type} />;
}

/** The list centre of one category: everything that it shows stands in the address (LOBBY-02). */
function CategoryList({ type }: { type: GameCard['type'] }) {
  const { t } = useTranslation(['games', 'lobby']);
  const navigate = useNavigate({ from: '/$category' });
  const { categories } = useBootstrap();
  const vendors = categories.find((category) => category.type === type)?.vendors ?? NO_VENDORS;
  const address = route.useSearch();
  const given = useMemo(() => parseLobbySearch({ ...address }), [address]);
  const search = useMemo(
    () => correctSearch(given, { type, vendors: vendors.map(({ code }) => code) }),
    [given, type, vendors],
  );
  // The press shows at once; the games, which are many, are deferred.
  const listed = useDeferredValue(search);
  const { query } = useGames(type, listed);
  // An open sheet stays: the text is searched for after a debounce, during which much can be pressed.
  const change = useCallback<ChangeSearch>(
    (how, replace = false) =>
      void navigate({
        search: (now) => ({ ...parseSheetSearch({ ...now }), ...how(parseLobbySearch({ ...now })) }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  );
  const chooseOne = useCallback((vendor: string | undefined) => change((now) => chooseVendor(now, vendor)), [change]);
  useEffect(() => {
    // Invalid parameters are removed from the URL too, without a history entry.
    if (search !== given || isStrange(address)) change(() => search, true);
  }, [search, given, address, change]);

  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-3 py-6 sm:px-6">
      <PageHeading title={t(`lobby:type.${type}`)} />
      {vendors.length === 0 ? (
        <>
          <EmptyState
            title={t('games:results.noVendorsTitle')}
            description={t('games:results.noVendorsText')}
            illustration="dusk"
          />
          <PopularGames />
        </>
      ) : (
        <>
          <VendorRail type={type} vendors={vendors} chosen={search.vassalage} onChoose={chooseOne} />
          {type === 'PVP' ? <RoomList vendor={search.vassalage} /> : null}
          <LobbyFilters
            type={type}
            filter={search.filter}
            vassalage={search.vassalage}
            classify={search.classify}
            family={search.family}
            families={query.data?.families}
            q={search.q}
            onChange={change}
          />
          <CategoryGames type={type} search={listed} onChange={change} />
        </>
      )}
    </div>
  );
}

import { getRouteApi, notFound, useNavigate } from '@tanstack/react-router';
import type { GameCard } from '@tonalli/contracts/lobby/api';
import { gameTypeOfSegment } from '@tonalli/contracts/lobby/segments';
import { Button } from '@tonalli/ui/button/button';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/page-heading';
import { useBootstrap } from '../../hooks/use-bootstrap';
import { isLotterySegment } from '../../paths';
import { correctSearch, isStrange } from './browse/correct-search';
import { FoundNote } from './browse/found-note';
import { LobbyFilters } from './browse/lobby-filters';
import { LotteryScreen } from './browse/lottery-screen';
import { PopularGames } from './browse/popular-games';
import { useEmptyWords } from './browse/use-empty-words';
import { useGames } from './browse/use-games';
import { VendorRail } from './browse/vendor-rail';
import { GameResults } from './components/game-results';
import { GuestWall } from './components/guest-wall';
import { changeSearch, chooseVendor, type LobbySearch, parseLobbySearch } from './lobby-search';

const route = getRouteApi('/$category');

/** The page of a category or of a lottery, as the address says. */
export default function CategoryScreen() {
  const { category } = route.useParams();
  const type = gameTypeOfSegment(category);
  if (isLotterySegment(category)) return <LotteryScreen segment={category} />;
  if (type === null) throw notFound();
  return <CategoryList key={type} type={type} />;
}

/** The list centre of one category: everything that it shows stands in the address (LOBBY-02). */
function CategoryList({ type }: { type: GameCard['type'] }) {
  const { t } = useTranslation(['games', 'lobby']);
  const navigate = useNavigate({ from: '/$category' });
  const { categories } = useBootstrap();
  const vendors = categories.find((category) => category.type === type)?.vendors ?? [];
  const address = route.useSearch();
  const given = parseLobbySearch({ ...address });
  const search = correctSearch(given, { type, vendors: vendors.map(({ code }) => code) });
  const { query, walled } = useGames(type, search);
  const words = useEmptyWords(search);
  const show = (next: LobbySearch, replace = false) => void navigate({ search: next, replace, resetScroll: false });

  const lastPage = query.isPlaceholderData ? undefined : query.data?.totalPages;
  const isBeyond = lastPage !== undefined && (search.page ?? 1) > lastPage;
  useEffect(() => {
    // What made no sense is put right in the address too, without a step in the history.
    if (search !== given || isStrange(address)) show(search, true);
    else if (isBeyond) show(changeSearch(search, { page: lastPage }), true);
  });

  const isEmpty = !walled && !isBeyond && !query.isPlaceholderData && query.data?.games.length === 0;
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-3 py-6 sm:px-6">
      <PageHeading title={t(`lobby:type.${type}`)} />
      {vendors.length === 0 ? (
        <EmptyState
          title={t('games:results.noVendorsTitle')}
          description={t('games:results.noVendorsText')}
          illustration="dusk"
        />
      ) : (
        <>
          <VendorRail
            type={type}
            vendors={vendors}
            chosen={search.vassalage}
            onChoose={(vendor) => show(chooseVendor(search, vendor))}
          />
          <LobbyFilters type={type} search={search} onChange={show} />
          {walled ? (
            <GuestWall />
          ) : (
            <GameResults
              query={query}
              {...words}
              emptyAction={
                <Button variant="secondary" onClick={() => show({})}>
                  {t('games:results.reset')}
                </Button>
              }
              note={<FoundNote page={query.data} text={search.q} onMeant={(q) => show(changeSearch(search, { q }))} />}
              onPageChange={(page) => show({ ...search, page })}
            />
          )}
        </>
      )}
      {isEmpty ? <PopularGames /> : null}
    </div>
  );
}

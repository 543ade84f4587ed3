import type { GameCard } from '@tonalli/contracts/lobby/api';
import { Button } from '@tonalli/ui/button/button';
import { memo, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { GameResults } from '../components/game-results';
import { LoginRequired } from '../components/login-required';
import { type ChangeSearch, changeSearch, type LobbySearch } from '../lobby-search';
import { PopularGames } from './popular-games';
import { ResultsSummary } from './results-summary';
import { useEmptyText } from './use-empty-text';
import { useGames } from './use-games';

interface CategoryGamesProps {
  type: GameCard['type'];
  search: LobbySearch;
  onChange: ChangeSearch;
}

/** The games of a category that a search asks for, and what stands there when there are none. */
export const CategoryGames = memo(({ type, search, onChange }: CategoryGamesProps) => {
  const { t } = useTranslation('games');
  const { query, walled } = useGames(type, search);
  const words = useEmptyText(search);
  const lastPage = query.isPlaceholderData ? undefined : query.data?.totalPages;
  const { page = 1 } = search;
  const isBeyond = lastPage !== undefined && page > lastPage;
  useEffect(() => {
    // The list became shorter, or the address was never true; without a step in the history.
    if (lastPage !== undefined && page > lastPage) onChange((now) => changeSearch(now, { page: lastPage }), true);
  }, [page, lastPage, onChange]);

  if (walled) return <LoginRequired />;
  const isEmpty = !isBeyond && !query.isPlaceholderData && query.data?.games.length === 0;
  return (
    <>
      <GameResults
        query={query}
        {...words}
        emptyAction={
          <Button variant="secondary" onClick={() => onChange(() => ({}))}>
            {t('results.reset')}
          </Button>
        }
        note={
          <ResultsSummary
            page={query.data}
            text={search.q}
            onMeant={(q) => onChange((now) => changeSearch(now, { q }))}
          />
        }
        onPageChange={(next) => onChange((now) => ({ ...now, page: next }))}
      />
      {isEmpty ? <PopularGames /> : null}
    </>
  );
});

import { PAGINATION_MARGIN_PAGES, PAGINATION_RANGE_PAGES } from '@tonalli/contracts/constants';
import type { GameCard, GamePage } from '@tonalli/contracts/lobby/api';
import { GAME_TYPES } from '@tonalli/contracts/lobby/segments';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { useTranslation } from 'react-i18next';
import { Pages } from '../../../components/pages';
import { highlightedName } from '../browse/highlighted-name';
import { OwnFilters } from './own-filters';
import type { OwnSearch } from './own-search';
import { VirtualGrid } from './virtual-grid';

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Those of a type that have a word beginning with each of the terms. */
export function narrow(games: readonly GameCard[], { type, q }: OwnSearch): GameCard[] {
  const terms = wordsOf(q ?? '');
  return games.filter((game) => {
    if (type && game.type !== type) return false;
    const words = wordsOf(game.name);
    return terms.every((term) => words.some((word) => word.startsWith(term)));
  });
}

interface FavoritesListProps {
  page: GamePage;
  search: OwnSearch;
  onChange: (search: OwnSearch, replace?: boolean) => void;
}

/** All favourites in one long grid, narrowed as the address says. */
export function FavoritesList({ page, search, onChange }: FavoritesListProps) {
  const { t } = useTranslation(['games', 'lobby']);
  const shown = narrow(page.games, search);
  const types = GAME_TYPES.filter((type) => page.games.some((game) => game.type === type));
  const marks = wordsOf(search.q ?? '');
  return (
    <div className="flex flex-col gap-6">
      <OwnFilters types={types} search={search} onChange={onChange} />
      <h2 className="sr-only">{t('lobby:results.label')}</h2>
      <p role="status" className="money text-muted text-sm">
        {t('games:own.total', { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <EmptyState title={t('games:own.nothing')} description={t('games:own.nothingText')} illustration="search" />
      ) : (
        <VirtualGrid
          key={`${search.type} ${search.q}`}
          games={shown}
          titleOf={marks.length > 0 ? (name) => highlightedName(name, marks) : undefined}
        />
      )}
      <Pages
        page={page.page}
        pageCount={page.totalPages}
        onPageChange={(next) => onChange({ ...search, page: next })}
        marginPages={PAGINATION_MARGIN_PAGES}
        rangePages={PAGINATION_RANGE_PAGES}
      />
    </div>
  );
}

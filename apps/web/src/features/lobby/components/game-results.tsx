import { LOBBY_PAGE_SIZE, PAGINATION_MARGIN_PAGES, PAGINATION_RANGE_PAGES } from '@tonalli/contracts/constants';
import type { GamePage } from '@tonalli/contracts/lobby/api';
import { EmptyState, type EmptyStateProps } from '@tonalli/ui/empty-state/empty-state';
import { type ReactNode, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { Pages } from '../../../components/pages';
import { highlightedName } from '../browse/highlighted-name';
import { useGridKeys } from '../browse/use-grid-keys';
import { GameGrid, GameGridSkeleton } from './game-grid';
import { SoonNote } from './soon-note';

export interface GamesQuery {
  data: GamePage | undefined;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

interface GameResultsProps {
  query: GamesQuery;
  emptyTitle: string;
  emptyText?: string | undefined;
  illustration?: EmptyStateProps['illustration'];
  /** What leads out of an empty list. */
  emptyAction?: ReactNode;
  /** What stands above the games, such as how they were found. */
  note?: ReactNode;
  onPageChange: (page: number) => void;
}

/** A page of games in all its states: skeleton, tiles, previous page while loading, empty, failed. */
export function GameResults(props: GameResultsProps) {
  const { query, emptyTitle, emptyText, illustration, emptyAction, note, onPageChange } = props;
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const { t } = useTranslation(['lobby', 'games', 'common']);
  const top = useRef<HTMLDivElement>(null);
  useGridKeys(top);
  const marks = data?.marks;
  const titleOf = useMemo(() => marks && ((name: string) => highlightedName(name, marks)), [marks]);

  if (!data && error) {
    return (
      <LoadFailure
        title={t('lobby:results.errorTitle')}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <GameGridSkeleton count={LOBBY_PAGE_SIZE} />;
  if (data.games.length === 0 && !isPlaceholderData) {
    return <EmptyState title={emptyTitle} description={emptyText} illustration={illustration} action={emptyAction} />;
  }
  const changePage = (page: number) => {
    onPageChange(page);
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div ref={top} aria-busy={isPlaceholderData} className="scroll-mt-36">
      <h2 className="sr-only">{t('lobby:results.label')}</h2>
      <p role="status" className="sr-only">
        {isPlaceholderData
          ? t('games:results.updating')
          : t('common:pagination.position', { page: data.page, total: data.totalPages })}
      </p>
      {note}
      <div className={isPlaceholderData ? 'pointer-events-none' : undefined}>
        <GameGrid games={data.games} eager titleOf={titleOf} />
      </div>
      {data.hasPlayable === false ? <SoonNote className="mt-6" /> : null}
      <Pages
        className="mt-8"
        page={data.page}
        pageCount={data.totalPages}
        onPageChange={changePage}
        marginPages={PAGINATION_MARGIN_PAGES}
        rangePages={PAGINATION_RANGE_PAGES}
      />
    </div>
  );
}

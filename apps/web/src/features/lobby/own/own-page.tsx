import { Link } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/use-session';
import LoadFailure from '../../../components/load-failure';
import { PageHeading } from '../../../components/page-heading';
import { PATHS } from '../../../paths';
import { GameGridSkeleton } from '../components/game-grid';
import type { GamesQuery } from '../components/game-results';
import { LoginRequired } from '../components/login-required';

interface OwnPageProps {
  title: string;
  emptyTitle: string;
  query: GamesQuery;
  /** The games, once there are any. */
  children: ReactNode;
}

const SKELETON_TILES = 12;

/** A page of the member's own games: favourites, or what was played last. */
export function OwnPage({ title, ...list }: OwnPageProps) {
  const { status } = useSession();
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-3 py-6 sm:px-6">
      <PageHeading title={title} />
      {status === 'guest' ? <LoginRequired /> : null}
      {status === 'resuming' ? <GameGridSkeleton count={SKELETON_TILES} /> : null}
      {status === 'member' ? <OwnList {...list} /> : null}
    </div>
  );
}

function OwnList({ emptyTitle, query, children }: Omit<OwnPageProps, 'title'>) {
  const { t } = useTranslation(['lobby', 'common']);
  const { data, error, isFetching, refetch } = query;
  if (data && data.games.length > 0) return children;
  if (data) {
    return (
      <EmptyState
        title={emptyTitle}
        illustration="favorites"
        action={
          <Button asChild>
            <Link to={PATHS.home}>{t('common:actions.home')}</Link>
          </Button>
        }
      />
    );
  }
  if (!error) return <GameGridSkeleton count={SKELETON_TILES} />;
  return (
    <LoadFailure title={t('lobby:results.errorTitle')} error={error} busy={isFetching} onRetry={() => void refetch()} />
  );
}

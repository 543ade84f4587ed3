import { Link } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/use-session';
import { PageHeading } from '../../../components/page-heading';
import { PATHS } from '../../../paths';
import { GameGridSkeleton } from './game-grid';
import { GameResults } from './game-results';
import { GuestWall } from './guest-wall';

interface OwnGamesProps extends Pick<ComponentProps<typeof GameResults>, 'query' | 'emptyTitle' | 'onPageChange'> {
  title: string;
}

/** A page of the member's own games: favourites, or what was played last. */
export function OwnGames({ title, query, emptyTitle, onPageChange }: OwnGamesProps) {
  const { t } = useTranslation();
  const { status } = useSession();
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-3 py-6 sm:px-6">
      <PageHeading title={title} />
      {status === 'guest' ? <GuestWall /> : null}
      {status === 'resuming' ? <GameGridSkeleton count={6} /> : null}
      {status === 'member' ? (
        <GameResults
          query={query}
          emptyTitle={emptyTitle}
          illustration="favorites"
          emptyAction={
            <Button asChild>
              <Link to={PATHS.home}>{t('actions.home')}</Link>
            </Button>
          }
          onPageChange={onPageChange}
        />
      ) : null}
    </div>
  );
}

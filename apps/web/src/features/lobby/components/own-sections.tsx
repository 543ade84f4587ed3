import { Link } from '@tanstack/react-router';
import { HOME_FAVORITES_LIMIT, HOME_RECENT_LIMIT } from '@tonalli/contracts/constants';
import type { GamePage } from '@tonalli/contracts/lobby/api';
import { SectionHeader } from '@tonalli/ui/section-header/section-header';
import { Clock, Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { PATHS } from '../../../paths';
import { trpc } from '../../../trpc/trpc';
import { GameGrid, GameGridSkeleton } from './game-grid';
import { SectionFallback, type SectionQuery } from './home-sections';

/** Two rows of favourites; the rest on their own page. */
const FAVORITES_SHOWN = 12;
const SKELETON_TILES = 6;

export function RecentSection() {
  const { t } = useTranslation('lobby');
  const language = useLanguage();
  const query = trpc.lobby.recent.useQuery({ language, page: 1, pageSize: HOME_RECENT_LIMIT });
  return (
    <section aria-labelledby="home-recent">
      <SectionHeader
        id="home-recent"
        icon={<Clock />}
        title={t('home.recent')}
        action={<Link to={PATHS.recent}>{t('actions.seeAll', { ns: 'common' })}</Link>}
      />
      <OwnGames query={query} limit={HOME_RECENT_LIMIT} none={t('home.noRecent')} />
    </section>
  );
}

export function FavoriteSection() {
  const { t } = useTranslation('lobby');
  const language = useLanguage();
  const query = trpc.lobby.favorites.useQuery({ language, page: 1, pageSize: HOME_FAVORITES_LIMIT });
  return (
    <section aria-labelledby="home-favorites">
      <SectionHeader
        id="home-favorites"
        icon={<Heart />}
        title={t('home.favorites')}
        action={<Link to={PATHS.favorite}>{t('actions.seeAll', { ns: 'common' })}</Link>}
      />
      <OwnGames query={query} limit={FAVORITES_SHOWN} none={t('home.noFavorites')} />
    </section>
  );
}

interface OwnGamesProps {
  query: SectionQuery<GamePage>;
  limit: number;
  none: ReactNode;
}

function OwnGames({ query, limit, none }: OwnGamesProps) {
  const { data } = query;
  return (
    <>
      {data?.games.length === 0 ? <p className="text-muted">{none}</p> : null}
      {data ? <GameGrid games={data.games.slice(0, limit)} rail /> : null}
      <SectionFallback query={query} skeleton={<GameGridSkeleton count={SKELETON_TILES} rail />} />
    </>
  );
}

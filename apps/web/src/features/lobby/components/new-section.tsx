import { Link } from '@tanstack/react-router';
import { HOME_NEW_LIMIT } from '@tonalli/contracts/constants';
import { SectionHeader } from '@tonalli/ui/section-header/section-header';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { PATHS } from '../../../paths';
import { trpc } from '../../../trpc/trpc';
import { GameGrid, GameGridSkeleton } from './game-grid';
import { SectionFallback } from './home-sections';

const SKELETON_TILES = 6;

/** What came out lately, unless there is nothing (LOBBY-12). */
export default function NewSection() {
  const { t } = useTranslation(['lobby', 'common']);
  const language = useLanguage();
  const query = trpc.lobby.games.useQuery({ language, newOnly: true, page: 1, pageSize: HOME_NEW_LIMIT });
  const { data } = query;
  if (data?.games.length === 0) return null;
  return (
    <section aria-labelledby="home-new">
      <SectionHeader
        id="home-new"
        icon={<Sparkles />}
        title={t('lobby:home.new')}
        action={
          <Link to={PATHS.home} search={{ tab: 'NEW' }}>
            {t('common:actions.seeAll')}
          </Link>
        }
      />
      {data ? <GameGrid games={data.games} rail /> : null}
      <SectionFallback query={query} skeleton={<GameGridSkeleton count={SKELETON_TILES} rail />} />
    </section>
  );
}

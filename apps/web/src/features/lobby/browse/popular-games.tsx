import { HOME_HOT_LIMIT } from '@tonalli/contracts/constants';
import { SectionHeader } from '@tonalli/ui/section-header/section-header';
import { Flame } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { GameGrid } from '../components/game-grid';

/** What is played most, where a list has nothing to show. */
export function PopularGames() {
  const { t } = useTranslation('games');
  const language = useLanguage();
  const { data } = trpc.lobby.home.useQuery({ language });
  if (!data || data.hot.length === 0) return null;
  return (
    <section aria-labelledby="popular-games">
      <SectionHeader id="popular-games" icon={<Flame />} title={t('results.suggestions')} />
      <GameGrid games={data.hot.slice(0, HOME_HOT_LIMIT)} />
    </section>
  );
}

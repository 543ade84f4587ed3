import { keepPreviousData } from '@tanstack/react-query';
import { LOBBY_PAGE_SIZE } from '@tonalli/contracts/constants';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { GameResults } from './game-results';

/** The home page's HOT and FAV tabs. */
export function HomeTabList({ tab }: { tab: 'HOT' | 'FAV' }) {
  const { t } = useTranslation('lobby');
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const input = { language, page, pageSize: LOBBY_PAGE_SIZE };
  const hot = trpc.lobby.games.useQuery(
    { ...input, hotOnly: true },
    { enabled: tab === 'HOT', placeholderData: keepPreviousData },
  );
  const favorites = trpc.lobby.favorites.useQuery(input, { enabled: tab === 'FAV', placeholderData: keepPreviousData });
  return (
    <section aria-label={tab === 'HOT' ? t('tabs.hot') : t('tabs.favorites')}>
      <GameResults
        query={tab === 'HOT' ? hot : favorites}
        emptyTitle={tab === 'HOT' ? t('results.emptyTitle') : t('results.emptyFavorites')}
        illustration={tab === 'HOT' ? 'search' : 'favorites'}
        onPageChange={setPage}
      />
    </section>
  );
}

import { keepPreviousData } from '@tanstack/react-query';
import { LOBBY_PAGE_SIZE } from '@tonalli/contracts/constants';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeTab } from '../../../app/home/home-search';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { GameResults } from './game-results';

/** The home page's HOT, NEW and FAV tabs. */
export function HomeTabList({ tab }: { tab: HomeTab }) {
  const { t } = useTranslation('lobby');
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const input = { language, page, pageSize: LOBBY_PAGE_SIZE };
  const all = trpc.lobby.games.useQuery(
    { ...input, ...(tab === 'NEW' ? { newOnly: true } : { hotOnly: true }) },
    { enabled: tab !== 'FAV', placeholderData: keepPreviousData },
  );
  const favorites = trpc.lobby.favorites.useQuery(input, { enabled: tab === 'FAV', placeholderData: keepPreviousData });
  const words = {
    HOT: { label: t('tabs.hot'), empty: t('results.emptyTitle') },
    NEW: { label: t('tabs.new'), empty: t('results.emptyNew') },
    FAV: { label: t('tabs.favorites'), empty: t('results.emptyFavorites') },
  }[tab];
  return (
    <section aria-label={words.label}>
      <GameResults
        query={tab === 'FAV' ? favorites : all}
        emptyTitle={words.empty}
        illustration={tab === 'FAV' ? 'favorites' : 'search'}
        onPageChange={setPage}
      />
    </section>
  );
}

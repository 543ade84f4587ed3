import type { EmptyStateProps } from '@tonalli/ui/empty-state/empty-state';
import { useTranslation } from 'react-i18next';
import type { LobbySearch } from '../lobby-search';

interface EmptyText {
  emptyTitle: string;
  emptyText?: string;
  illustration: EmptyStateProps['illustration'];
}

/** Texts of an empty list, by what was asked for. */
export function useEmptyText({ filter, q }: LobbySearch): EmptyText {
  const { t } = useTranslation(['games', 'lobby']);
  if (filter === 'FAV') return { emptyTitle: t('lobby:results.emptyFavorites'), illustration: 'favorites' };
  if (filter === 'RECENT') return { emptyTitle: t('lobby:results.emptyRecent'), illustration: 'search' };
  if (filter === 'NEW' && q === undefined) return { emptyTitle: t('lobby:results.emptyNew'), illustration: 'search' };
  if (q === undefined) {
    return {
      emptyTitle: t('lobby:results.emptyTitle'),
      emptyText: t('games:results.emptyText'),
      illustration: 'search',
    };
  }
  return {
    emptyTitle: t('games:results.emptySearch', { text: q }),
    emptyText: t('games:results.emptySearchText'),
    illustration: 'search',
  };
}

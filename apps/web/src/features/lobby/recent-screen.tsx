import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { LOBBY_PAGE_SIZE } from '@tonalli/contracts/constants';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session';
import { useLanguage } from '../../hooks/use-language';
import { trpc } from '../../trpc/trpc';
import { OwnGames } from './components/own-games';

const route = getRouteApi('/recent');

export default function RecentScreen() {
  const { t } = useTranslation('lobby');
  const { page = 1 } = route.useSearch();
  const navigate = useNavigate({ from: '/recent' });
  const language = useLanguage();
  const { status } = useSession();
  const query = trpc.lobby.recent.useQuery(
    { language, page, pageSize: LOBBY_PAGE_SIZE },
    { enabled: status === 'member', placeholderData: keepPreviousData },
  );
  return (
    <OwnGames
      title={t('pages.recent')}
      emptyTitle={t('results.emptyRecent')}
      query={query}
      onPageChange={(next) => void navigate({ search: { page: next }, resetScroll: false })}
    />
  );
}

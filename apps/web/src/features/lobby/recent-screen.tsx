import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { LOBBY_PAGE_SIZE } from '@tonalli/contracts/constants';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session';
import { useLanguage } from '../../hooks/use-language';
import { trpc } from '../../trpc/trpc';
import { GameResults } from './components/game-results';
import { parseLobbySearch } from './lobby-search';
import { OwnPage } from './own/own-page';

const route = getRouteApi('/recent');

/** What was played, latest first, page by page (LOBBY-08). */
export default function RecentScreen() {
  const { t } = useTranslation(['games', 'lobby']);
  const { page = 1 } = parseLobbySearch({ ...route.useSearch() });
  const navigate = useNavigate({ from: '/recent' });
  const language = useLanguage();
  const { status } = useSession();
  const query = trpc.lobby.recent.useQuery(
    { language, page, pageSize: LOBBY_PAGE_SIZE },
    { enabled: status === 'member', placeholderData: keepPreviousData },
  );
  const emptyTitle = t('lobby:results.emptyRecent');
  return (
    <OwnPage title={t('games:pages.recent')} emptyTitle={emptyTitle} query={query}>
      <GameResults
        query={query}
        emptyTitle={emptyTitle}
        onPageChange={(next) => void navigate({ search: { page: next }, resetScroll: false })}
      />
    </OwnPage>
  );
}

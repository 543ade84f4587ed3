import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { HOME_FAVORITES_LIMIT } from '@tonalli/contracts/constants';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session';
import { useLanguage } from '../../hooks/use-language';
import { trpc } from '../../trpc/trpc';
import { parseSheetSearch } from './lobby-search';
import { FavoritesList } from './own/favorites-list';
import { OwnPage } from './own/own-page';
import { parseOwnSearch } from './own/own-search';

const route = getRouteApi('/favorite');

/** All favourites, newest first; as many to a page as a member can be expected to have (LOBBY-08). */
export default function FavoriteScreen() {
  const { t } = useTranslation(['games', 'lobby']);
  const search = parseOwnSearch({ ...route.useSearch() });
  const navigate = useNavigate({ from: '/favorite' });
  const language = useLanguage();
  const { status } = useSession();
  const query = trpc.lobby.favorites.useQuery(
    { language, page: search.page ?? 1, pageSize: HOME_FAVORITES_LIMIT },
    { enabled: status === 'member', placeholderData: keepPreviousData },
  );
  return (
    <OwnPage title={t('games:pages.favorite')} emptyTitle={t('lobby:results.emptyFavorites')} query={query}>
      {query.data ? (
        <FavoritesList
          page={query.data}
          search={search}
          onChange={(next, replace = false) =>
            void navigate({
              search: (now) => ({ ...parseSheetSearch({ ...now }), ...next }),
              replace,
              resetScroll: false,
            })
          }
        />
      ) : null}
    </OwnPage>
  );
}

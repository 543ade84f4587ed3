import { keepPreviousData } from '@tanstack/react-query';
import { LOBBY_PAGE_SIZE } from '@tonalli/contracts/constants';
import type { GameCard } from '@tonalli/contracts/lobby/api';
import { useSession } from '../../../app/session/use-session';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import type { GamesQuery } from '../components/game-results';
import { gamePageInput, type LobbySearch } from '../lobby-search';

interface ShownGames {
  query: GamesQuery;
  /** A list of the member's own that nobody is logged in for. */
  walled: boolean;
}

/** The games of a category that a search asks for: everybody's, or the member's own. */
export function useGames(type: GameCard['type'], search: LobbySearch): ShownGames {
  const language = useLanguage();
  const { status } = useSession();
  const own = search.filter === 'FAV' || search.filter === 'RECENT' ? search.filter : null;
  const signedIn = status === 'member';
  const page = { language, type, page: search.page ?? 1, pageSize: LOBBY_PAGE_SIZE };
  const ownInput = { ...page, ...(search.vassalage ? { vendor: search.vassalage } : {}) };
  const kept = { placeholderData: keepPreviousData };
  const all = trpc.lobby.games.useQuery(gamePageInput({ language, type, search }), { ...kept, enabled: !own });
  const favorites = trpc.lobby.favorites.useQuery(ownInput, { ...kept, enabled: own === 'FAV' && signedIn });
  const recent = trpc.lobby.recent.useQuery(ownInput, { ...kept, enabled: own === 'RECENT' && signedIn });
  return {
    query: own === 'FAV' ? favorites : own === 'RECENT' ? recent : all,
    walled: own !== null && !signedIn,
  };
}

import { useCallback, useMemo, useRef } from 'react';
import { useAppServices } from '../app/app-services-context';
import { useSession } from '../app/session/use-session';
import { trpc } from '../trpc/trpc';
import type { FavoriteGame } from './favorite-lotteries';
import { useRequireMember } from './use-require-member';

export interface Favorites {
  has(gameId: string): boolean;
  toggle(game: FavoriteGame): void;
}

/**
 * The member's favourites. A toggle shows at once, is told to the server, and is taken back when that
 * fails; at most one a second, and what comes sooner is dropped (LOBBY-07).
 */
export function useFavorites(): Favorites {
  const { status } = useSession();
  const services = useAppServices();
  const requireMember = useRequireMember();
  const { data } = trpc.lobby.favoriteIds.useQuery(undefined, { enabled: status === 'member', staleTime: 60_000 });
  const ids = useMemo(() => new Set(data ?? []), [data]);
  const add = trpc.lobby.addFavorite.useMutation();
  const remove = trpc.lobby.removeFavorite.useMutation();
  const send = useRef({ add: add.mutateAsync, remove: remove.mutateAsync });
  send.current = { add: add.mutateAsync, remove: remove.mutateAsync };

  return {
    has: (gameId) => ids.has(gameId),
    toggle: useCallback(
      (game) => {
        const marked = !ids.has(game.id);
        requireMember(async () => {
          const { toggleFavorite } = await import('./toggle-favorite');
          await toggleFavorite({ game, marked, services, send: send.current[marked ? 'add' : 'remove'] });
        }, 'real');
      },
      [requireMember, services, ids],
    ),
  };
}

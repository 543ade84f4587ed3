import { FAVORITE_TOGGLE_INTERVAL_MS } from '@tonalli/contracts/constants';
import type { GameCard } from '@tonalli/contracts/lobby/api';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { useSession } from '../../../app/session/use-session';
import { useRequireMember } from '../../../hooks/use-require-member';
import { trpc } from '../../../trpc/trpc';

/** Shared by all tiles of the page: the interval counts for the member, not for a tile. */
const lastToggle = { at: Number.NEGATIVE_INFINITY };

export interface Favorites {
  has(gameId: string): boolean;
  toggle(game: GameCard): void;
}

/**
 * The member's favourites. A toggle shows at once, is told to the server, and is taken back when that
 * fails; at most one a second, and what comes sooner is dropped (LOBBY-07).
 */
export function useFavorites(): Favorites {
  const { t } = useTranslation('lobby');
  const { status } = useSession();
  const { queries } = useAppServices();
  const requireMember = useRequireMember();
  const { data } = trpc.lobby.favoriteIds.useQuery(undefined, { enabled: status === 'member', staleTime: 60_000 });
  const ids = useMemo(() => new Set(data ?? []), [data]);
  const add = trpc.lobby.addFavorite.useMutation();
  const remove = trpc.lobby.removeFavorite.useMutation();
  const send = useRef({ add: add.mutateAsync, remove: remove.mutateAsync });
  send.current = { add: add.mutateAsync, remove: remove.mutateAsync };

  const toggleNow = useCallback(
    async ({ id: gameId, vendor, type }: GameCard) => {
      const now = performance.now();
      if (now - lastToggle.at < FAVORITE_TOGGLE_INTERVAL_MS) return;
      lastToggle.at = now;
      await queries.lobby.favoriteIds.cancel();
      const before = queries.lobby.favoriteIds.getData() ?? [];
      const pressed = before.includes(gameId);
      const after = pressed ? before.filter((id) => id !== gameId) : [gameId, ...before];
      queries.lobby.favoriteIds.setData(undefined, after);
      try {
        await (pressed ? send.current.remove : send.current.add)({ gameId, vendor, type });
      } catch {
        queries.lobby.favoriteIds.setData(undefined, before);
        toast.danger(t('favorite.failed'));
      }
      void queries.lobby.favorites.invalidate();
    },
    [queries, t],
  );

  return {
    has: (gameId) => ids.has(gameId),
    toggle: useCallback((game) => requireMember(() => void toggleNow(game), 'real'), [requireMember, toggleNow]),
  };
}

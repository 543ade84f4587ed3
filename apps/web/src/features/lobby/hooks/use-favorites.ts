import { FAVORITE_TOGGLE_INTERVAL_MS } from '@tonalli/contracts/constants';
import type { GameCard } from '@tonalli/contracts/lobby/api';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { useSession } from '../../../app/session/use-session';
import { lotteryOf } from '../../../game-pages';
import { useRequireMember } from '../../../hooks/use-require-member';
import { trpc } from '../../../trpc/trpc';

/** Shared by all tiles of the page: the interval counts for the member, not for a tile. */
const lastToggle = { at: Number.NEGATIVE_INFINITY };

export interface Favorites {
  has(gameId: string): boolean;
  toggle(game: GameCard): void;
}

async function keepLottery(game: GameCard, marked: boolean, username: string | undefined): Promise<void> {
  if (username === undefined || lotteryOf(game) === null) return;
  const { keepFavoriteLottery } = await import('../favorite-lotteries');
  keepFavoriteLottery(window.localStorage, username, { game, marked });
}

/**
 * The member's favourites. A toggle shows at once, is told to the server, and is taken back when that
 * fails; at most one a second, and what comes sooner is dropped (LOBBY-07).
 */
export function useFavorites(): Favorites {
  const { t } = useTranslation('lobby');
  const { status } = useSession();
  const { queries, session } = useAppServices();
  const requireMember = useRequireMember();
  const { data } = trpc.lobby.favoriteIds.useQuery(undefined, { enabled: status === 'member', staleTime: 60_000 });
  const ids = useMemo(() => new Set(data ?? []), [data]);
  const add = trpc.lobby.addFavorite.useMutation();
  const remove = trpc.lobby.removeFavorite.useMutation();
  const send = useRef({ add: add.mutateAsync, remove: remove.mutateAsync });
  send.current = { add: add.mutateAsync, remove: remove.mutateAsync };

  const toggleNow = useCallback(
    async (game: GameCard, marked: boolean) => {
      const now = performance.now();
      if (now - lastToggle.at < FAVORITE_TOGGLE_INTERVAL_MS) return;
      lastToggle.at = now;
      const { favoriteIds, favorites } = queries.lobby;
      // Somebody who has just logged in may have it already.
      const before = await favoriteIds.ensureData();
      if (before.includes(game.id) === marked) return;
      await favoriteIds.cancel();
      const show = (shown: boolean) => {
        favoriteIds.setData(undefined, (ids = before) => {
          const others = ids.filter((id) => id !== game.id);
          return shown ? [game.id, ...others] : others;
        });
        void keepLottery(game, shown, session.get().session?.username);
      };
      show(marked);
      try {
        const { id: gameId, vendor, type } = game;
        await (marked ? send.current.add : send.current.remove)({ gameId, vendor, type });
      } catch {
        show(!marked);
        toast.danger(t('favorite.failed'));
      }
      void favorites.invalidate();
    },
    [queries, session, t],
  );

  return {
    has: (gameId) => ids.has(gameId),
    toggle: useCallback(
      (game) => {
        const marked = !ids.has(game.id);
        requireMember(() => void toggleNow(game, marked), 'real');
      },
      [requireMember, toggleNow, ids],
    ),
  };
}

import { FAVORITE_TOGGLE_INTERVAL_MS } from '@tonalli/contracts/constants';
import { toast } from '@tonalli/ui/toast/toast-store';
import type { AppServices } from '../app/app-services';
import { lotteryOf } from '../game-pages';
import { type FavoriteGame, keepFavoriteLottery } from './favorite-lotteries';

/** Shared by all tiles of the page: the interval counts for the member, not for a tile. */
const lastToggle = { at: Number.NEGATIVE_INFINITY };

interface Toggle {
  game: FavoriteGame;
  marked: boolean;
  services: Pick<AppServices, 'queries' | 'session' | 'i18n'>;
  send: (favorite: { gameId: string; vendor: string; type: FavoriteGame['type'] }) => Promise<unknown>;
}

/** Shows at once, tells the server, and is taken back when that fails; what comes within a second of another is dropped (LOBBY-07). */
export async function toggleFavorite({ game, marked, services, send }: Toggle): Promise<void> {
  const now = performance.now();
  if (now - lastToggle.at < FAVORITE_TOGGLE_INTERVAL_MS) return;
  lastToggle.at = now;
  const { favoriteIds, favorites } = services.queries.lobby;
  // Somebody who has just logged in may have it already.
  const before = await favoriteIds.ensureData();
  if (before.includes(game.id) === marked) return;
  await favoriteIds.cancel();
  const show = (shown: boolean) => {
    favoriteIds.setData(undefined, (ids = before) => {
      const others = ids.filter((id) => id !== game.id);
      return shown ? [game.id, ...others] : others;
    });
    const username = services.session.get().session?.username;
    if (username !== undefined && lotteryOf(game) !== null) {
      keepFavoriteLottery(window.localStorage, username, { game, marked: shown });
    }
  };
  show(marked);
  try {
    const { id: gameId, vendor, type } = game;
    await send({ gameId, vendor, type });
  } catch {
    show(!marked);
    toast.danger(services.i18n.t('lobby:favorite.failed'));
  }
  void favorites.invalidate();
}

import type { GameCard } from '@tonalli/contracts/lobby/api';

/** What of a game a favourite is known by; a lottery has it, too. */
export type FavoriteGame = Pick<GameCard, 'id' | 'vendor' | 'type'>;

const keyOf = (username: string): string => `favoriteLotteries:${username}`;

/** Ids of the lotteries that somebody marked in this browser, latest first (LOBBY-07). */
export function favoriteLotteries(storage: Storage, username: string): string[] {
  const kept = (storage.getItem(keyOf(username)) ?? '').split(',');
  return [...new Set(kept.filter((id) => id !== ''))];
}

/** Keeps a lottery that was marked, or drops one that is no longer. */
export function keepFavoriteLottery(
  storage: Storage,
  username: string,
  { game, marked }: { game: Pick<GameCard, 'id'>; marked: boolean },
): void {
  const others = favoriteLotteries(storage, username).filter((id) => id !== game.id);
  storage.setItem(keyOf(username), (marked ? [game.id, ...others] : others).join(','));
}

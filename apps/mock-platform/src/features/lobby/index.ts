import { GAME_TYPES } from '@tonalli/contracts/lobby/wire';
import { gameIconPath } from '../../art/paths';
import type { World } from '../../world/world';
import type { CatalogueGame } from './catalogue/build-catalogue';
import { catalogueRepository } from './catalogue.repository';
import { type FamilyGames, familyGames, type ListedGame } from './family-games.repository';
import type { LobbyGame } from './game-rows';
import { gameRepository } from './lobby.repository';
import { memberGamesRepository } from './member-games.repository';
import { isPlayable } from './playable-games';
import { vendorRepository } from './vendor.repository';

export type { CatalogueGame } from './catalogue/build-catalogue';
export { categoryEdges } from './category-edges';
export { listMenuCategories } from './menu-categories';
export { isPlayable } from './playable-games';
export { themeOf } from './theme-of';
export { gameNameIn, toWireGame } from './wire-game';

/** A game of the catalogue, or null. */
export const findGame = (world: World, nodeId: string): LobbyGame | null => gameRepository(world).find(nodeId);

/** The first of the hot games that can be played, or null. */
export function hottestGame(world: World): CatalogueGame | null {
  const { games } = gameRepository(world).list({ hotOnly: true }, { limit: 12, offset: 0 });
  return games.find(isPlayable) ?? null;
}

/** Games of one family that can be played, without those of some vendors, the most popular first. */
export const playableOfFamily = (world: World, wanted: FamilyGames): ListedGame[] => familyGames(world)(wanted);

/** A vendor's name as it is shown, or null. */
export const findVendorName = (world: World, code: string): string | null => vendorRepository(world).nameOf(code);

/** The path of the game's tile picture below an image host. */
export const gameIcon = (game: CatalogueGame): string => gameIconPath(game);

/** Puts a game first among those that the member played. `at`: milliseconds since epoch. */
export function recordRecentGame(world: World, play: { memberId: string; nodeId: string; at: number }): void {
  memberGamesRepository(world).recordPlayed(play);
}

/** A favourite of the member, the newest of them. `at`: milliseconds since epoch. */
export function addFavoriteGame(world: World, favorite: { memberId: string; nodeId: string; at: number }): void {
  memberGamesRepository(world).addFavorite(favorite);
}

/** Takes all vendors out of the catalogue but the first so many, with their games. */
export function keepVendors(world: World, count: number): void {
  world.transaction(() => catalogueRepository(world).keepVendors(count));
  gameRepository(world).forget();
}

/** The most popular games of each type, so many of each. */
export const popularOfEveryType = (world: World, count: number): CatalogueGame[] =>
  GAME_TYPES.flatMap((gameType) => gameRepository(world).list({ gameType }, { limit: count, offset: 0 }).games);

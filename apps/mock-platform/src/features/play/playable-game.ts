import type { GameClassify } from '@tonalli/contracts/lobby/wire';
import { PlatformFailure } from '../../kernel/failure';
import { memberLists } from '../../people/member-lists.repository';
import type { World } from '../../world/world';
import { type CatalogueGame, findGame, openElectronicGames } from '../lobby';
import { WALLET_VENDORS } from '../wallet';

/** The classes of electronic games that the slot plays. */
const SLOT_CLASSES: ReadonlySet<GameClassify> = new Set(['SLOT', 'JACKPOT']);

/** Whether a game of the catalogue can be started at all. */
export function isPlayable(game: CatalogueGame): boolean {
  return game.isOpen && game.gameType === 'RNG' && SLOT_CLASSES.has(game.classify);
}

/** A game that can be played now. Throws `GAME_NOT_FOUND` and `GAME_UNAVAILABLE`. */
export function requireGame(world: World, nodeId: string): CatalogueGame {
  const game = findGame(world, nodeId);
  if (!game) throw new PlatformFailure('GAME_NOT_FOUND');
  if (!isPlayable(game)) throw new PlatformFailure('GAME_UNAVAILABLE');
  return game;
}

/** Open games that the slot plays from the main wallet, the most popular first. */
export const playableGames = (world: World, limit: number) =>
  openElectronicGames(world, { classes: [...SLOT_CLASSES], notOf: world.settings.get(WALLET_VENDORS), limit });

/** Members who may play with real money. */
export const listPlayers = (world: World) =>
  memberLists(world)
    .players()
    .map(({ id, username }) => ({ memberId: id, username }));

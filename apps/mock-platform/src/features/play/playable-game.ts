import { PlatformFailure } from '../../kernel/failure';
import { memberLists } from '../../people/member-lists.repository';
import type { World } from '../../world/world';
import { type CatalogueGame, findGame, isPlayable, playableOfFamily } from '../lobby';
import { WALLET_VENDORS } from '../wallet';

/** A game that can be played now. Throws `GAME_NOT_FOUND` and `GAME_UNAVAILABLE`. */
export function requireGame(world: World, nodeId: string): CatalogueGame {
  const game = findGame(world, nodeId);
  if (!game) throw new PlatformFailure('GAME_NOT_FOUND');
  if (!isPlayable(game)) throw new PlatformFailure('GAME_UNAVAILABLE');
  return game;
}

/** Games that the slot plays from the main wallet, the most popular first. */
export const playableGames = (world: World, limit: number) =>
  playableOfFamily(world, { family: 'slot', notOf: world.settings.get(WALLET_VENDORS), limit });

/** Members who may play with real money. */
export const listPlayers = (world: World) =>
  memberLists(world)
    .players()
    .map(({ id, username }) => ({ memberId: id, username }));

import { GAME_FAMILIES, type GameFamily } from '@tonalli/contracts/games/families';
import { builtFamily } from '../../games/built-families';
import { PlatformFailure } from '../../kernel/failure';
import { memberLists } from '../../people/member-lists.repository';
import type { Title } from '../../wagering/placement';
import type { World } from '../../world/world';
import { type CatalogueGame, findGame, isPlayable, playableOfFamily } from '../lobby';
import { WALLET_VENDORS } from '../wallet';

/** What a title is played as. Throws `GAME_UNAVAILABLE` while it cannot be. */
export function titleOf(game: CatalogueGame): Title {
  if (!isPlayable(game)) throw new PlatformFailure('GAME_UNAVAILABLE');
  const { nodeId, vendor, gameType, family } = game;
  return { vendor, gameType, family, config: builtFamily(family)?.settingOf(nodeId) };
}

/** A game that can be played now. Throws `GAME_NOT_FOUND` and `GAME_UNAVAILABLE`. */
export function requireGame(world: World, nodeId: string): CatalogueGame {
  const game = findGame(world, nodeId);
  if (!game) throw new PlatformFailure('GAME_NOT_FOUND');
  if (!isPlayable(game)) throw new PlatformFailure('GAME_UNAVAILABLE');
  return game;
}

/** Titles of a family that are played from the main wallet, the most popular first. */
export const playableTitles = (world: World, family: GameFamily, limit: number) =>
  playableOfFamily(world, { family, notOf: world.settings.get(WALLET_VENDORS), limit });

/** Games that the slot plays from the main wallet, the most popular first. */
export const playableGames = (world: World, limit: number) => playableTitles(world, 'slot', limit);

/** The title that testers mean, by its id, or by a family, of which it is the most popular one. */
export function titleMeant(world: World, named: string): string {
  const family = GAME_FAMILIES.find((one) => one === named);
  return (family && playableTitles(world, family, 1)[0]?.nodeId) ?? named;
}

/** Members who may play with real money. */
export const listPlayers = (world: World) =>
  memberLists(world)
    .players()
    .map(({ id, username }) => ({ memberId: id, username }));

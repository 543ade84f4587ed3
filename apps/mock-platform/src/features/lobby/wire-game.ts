import type { WireLanguage } from '@tonalli/contracts/language';
import type { Game } from '@tonalli/contracts/lobby/wire';
import { gameIconPath, gameWidePath } from '../../art/paths';
import type { World } from '../../world/world';
import { isPacedOut } from '../policy';
import type { CatalogueGame } from './catalogue/build-catalogue';
import type { LobbyGame } from './game-rows';
import { isNew } from './new-games';
import { isPlayable } from './playable-games';

export const gameNameIn = (game: CatalogueGame, language: WireLanguage): string =>
  language === 'ES' ? game.nameEs : game.nameEn;

/** A game as the wire has it, named in one language. */
export function toWireGame(world: World, game: LobbyGame, language: WireLanguage): Game {
  const name = gameNameIn(game, language);
  const icon = gameIconPath(game);
  return {
    nodeId: game.nodeId,
    nodeName: name,
    gameName: name,
    displayName: name,
    showIcon: icon,
    iconUrl: icon,
    lagerIcon: gameWidePath(game),
    vassalage: game.vendor,
    gameType: game.gameType,
    gameClassify: game.classify,
    gameCode: game.gameCode,
    isHot: game.isHot ? 1 : 0,
    isNew: isNew(world, game) ? 1 : 0,
    supportPlay: game.hasTrial ? 0 : 1,
    isGame: 'GAME',
    family: game.family,
    status: isPlayable(game) && !isPacedOut(world, game.family) ? 'OPEN' : 'SOON',
  };
}

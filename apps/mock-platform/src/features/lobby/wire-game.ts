import type { WireLanguage } from '@tonalli/contracts/language';
import type { Game } from '@tonalli/contracts/lobby/wire';
import { gameIconPath, gameWidePath } from '../../art/paths';
import type { CatalogueGame } from './catalogue/build-catalogue';
import { isPlayable } from './playable-games';

export const gameNameIn = (game: CatalogueGame, language: WireLanguage): string =>
  language === 'ES' ? game.nameEs : game.nameEn;

/** A game as the wire has it, named in one language. */
export function toWireGame(game: CatalogueGame, language: WireLanguage): Game {
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
    supportPlay: game.hasTrial ? 0 : 1,
    isGame: 'GAME',
    status: isPlayable(game) ? 'OPEN' : 'SOON',
  };
}

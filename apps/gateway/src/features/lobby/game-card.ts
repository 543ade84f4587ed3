import type { GameCard } from '@tonalli/contracts/lobby/api';
import type { Game } from '@tonalli/contracts/lobby/wire';

export function toGameCard(game: Game): GameCard {
  return {
    id: game.nodeId,
    name: game.displayName || game.gameName,
    vendor: game.vassalage,
    type: game.gameType,
    classify: game.gameClassify,
    gameCode: game.gameCode,
    icon: game.showIcon || game.iconUrl,
    hot: game.isHot === 1,
    trial: game.supportPlay === 0,
    opensList: game.isGame === 'VASSALAGE',
    open: game.status !== 'SOON',
  };
}

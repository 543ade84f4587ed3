import { GAME_FAMILIES, type GameFamily, TABLE_FAMILIES } from '@tonalli/contracts/games/families';
import type { GameCard } from '@tonalli/contracts/lobby/api';
import type { Game } from '@tonalli/contracts/lobby/wire';

const TABLES: ReadonlySet<string | undefined> = new Set(TABLE_FAMILIES);

export function toGameCard(game: Game): GameCard {
  const open = game.status !== 'SOON';
  return {
    id: game.nodeId,
    name: game.displayName || game.gameName,
    vendor: game.vassalage,
    type: game.gameType,
    classify: game.gameClassify,
    gameCode: game.gameCode,
    icon: game.showIcon || game.iconUrl,
    hot: game.isHot === 1,
    isNew: game.isNew === 1,
    trial: game.supportPlay === 0,
    opensList: game.isGame === 'VASSALAGE',
    open,
    ...(open && TABLES.has(game.family) && { isTable: true }),
  };
}

/** Those that there are words for, in the order of the product. */
export const knownFamilies = (
  told: readonly { family: string; gameCount: number }[],
): { family: GameFamily; count: number }[] =>
  GAME_FAMILIES.flatMap((family) => {
    const found = told.find((one) => one.family === family);
    return found ? [{ family, count: found.gameCount }] : [];
  });

import type { GameClassify, GameType } from '@tonalli/contracts/lobby/wire';
import { repository } from '../../world/world';

export interface ElectronicGames {
  classes: readonly GameClassify[];
  /** Vendors whose games are left out. */
  notOf: readonly string[];
  limit: number;
}

export interface ListedGame {
  nodeId: string;
  vendor: string;
  gameType: GameType;
}

export const electronicGames = repository(({ sqlite }) => {
  const open = sqlite.prepare<[{ classes: string; notOf: string; limit: number }], ListedGame>(
    `SELECT node_id nodeId, vendor, game_type gameType FROM games
     WHERE game_type = 'RNG' AND classify IN (SELECT value FROM json_each(@classes)) AND is_open = 1
       AND vendor NOT IN (SELECT value FROM json_each(@notOf))
     ORDER BY rank LIMIT @limit`,
  );
  return ({ classes, notOf, limit }: ElectronicGames): ListedGame[] =>
    open.all({ classes: JSON.stringify(classes), notOf: JSON.stringify(notOf), limit });
});

import type { GameType } from '@tonalli/contracts/lobby/wire';
import type { GameFamily } from '../../games/families';
import { repository } from '../../world/world';

export interface FamilyGames {
  family: GameFamily;
  /** Vendors whose games are left out. */
  notOf: readonly string[];
  limit: number;
}

export interface ListedGame {
  nodeId: string;
  vendor: string;
  gameType: GameType;
}

export const familyGames = repository(({ sqlite }) => {
  const playable = sqlite.prepare<[{ family: string; notOf: string; limit: number }], ListedGame>(
    `SELECT node_id nodeId, vendor, game_type gameType FROM games
     WHERE is_soon = 0 AND family = @family AND vendor NOT IN (SELECT value FROM json_each(@notOf))
     ORDER BY rank LIMIT @limit`,
  );
  return ({ family, notOf, limit }: FamilyGames): ListedGame[] =>
    playable.all({ family, notOf: JSON.stringify(notOf), limit });
});

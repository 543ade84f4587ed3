import type { GameType } from '@tonalli/contracts/lobby/wire';
import { repository } from '../../world/world';
import { GAME_COLUMNS, type GameSlice, type Slice, type StoredGame, toGame } from './game-rows';

export interface MemberGamesFilter {
  memberId: string;
  gameType: GameType | null;
  vendor: string | null;
}

const MATCHING = 'AND (@gameType IS NULL OR g.game_type = @gameType) AND (@vendor IS NULL OR g.vendor = @vendor)';

/** A member's favourites and recently played games. */
export const memberGamesRepository = repository(({ sqlite }) => {
  const favouriteFrom = `FROM favorites f JOIN games g ON g.node_id = f.node_id WHERE f.member_id = @memberId ${MATCHING}`;
  const recentFrom = `FROM recent_games r JOIN games g ON g.node_id = r.node_id WHERE r.member_id = @memberId ${MATCHING}`;
  const count = (from: string) => sqlite.prepare<[MemberGamesFilter], { rows: number }>(`SELECT count(*) rows ${from}`);
  const page = (from: string, order: string) =>
    sqlite.prepare<[MemberGamesFilter & Slice], StoredGame>(
      `SELECT ${GAME_COLUMNS} ${from} ORDER BY ${order} LIMIT @limit OFFSET @offset`,
    );
  const lists = {
    favorites: { page: page(favouriteFrom, 'f.position DESC'), count: count(favouriteFrom) },
    recent: { page: page(recentFrom, 'r.at DESC, r.node_id'), count: count(recentFrom) },
  };
  const ids = sqlite.prepare<[string], { nodeId: string }>(
    'SELECT node_id nodeId FROM favorites WHERE member_id = ? ORDER BY position DESC',
  );
  const add = sqlite.prepare(
    `INSERT INTO favorites (member_id, node_id, position, at)
     VALUES (@memberId, @nodeId, 1 + coalesce((SELECT max(position) FROM favorites WHERE member_id = @memberId), 0), @at)
     ON CONFLICT DO NOTHING`,
  );
  const remove = sqlite.prepare('DELETE FROM favorites WHERE member_id = ? AND node_id = ?');
  const played = sqlite.prepare(
    `INSERT INTO recent_games (member_id, node_id, at) VALUES (@memberId, @nodeId, @at)
     ON CONFLICT DO UPDATE SET at = max(at, excluded.at)`,
  );
  return {
    list(kind: keyof typeof lists, filter: MemberGamesFilter, slice: Slice): GameSlice {
      const rows = lists[kind].page.all({ ...filter, ...slice });
      return { games: rows.map(toGame), totalRows: lists[kind].count.get(filter)?.rows ?? 0 };
    },
    favoriteIds: (memberId: string): string[] => ids.all(memberId).map(({ nodeId }) => nodeId),
    addFavorite: (favorite: { memberId: string; nodeId: string; at: number }): void => void add.run(favorite),
    removeFavorite: (memberId: string, nodeId: string): void => void remove.run(memberId, nodeId),
    recordPlayed: (play: { memberId: string; nodeId: string; at: number }): void => void played.run(play),
  };
});

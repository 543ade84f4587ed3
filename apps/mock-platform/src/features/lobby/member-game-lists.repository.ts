import type { GameType } from '@tonalli/contracts/lobby/wire';
import { repository } from '../../world/world';
import { GAME_COLUMNS, type GameSlice, type Slice, type StoredGame, toGame } from './game-rows';

export interface MemberGamesFilter {
  memberId: string;
  gameType: GameType | null;
  vendor: string | null;
}

const MATCHING = 'AND (@gameType IS NULL OR g.game_type = @gameType) AND (@vendor IS NULL OR g.vendor = @vendor)';

/** The games themselves of a member's favourites and recently played ones. */
export const memberGameLists = repository(({ sqlite }) => {
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
  return (kind: keyof typeof lists, filter: MemberGamesFilter, slice: Slice): GameSlice => {
    const rows = lists[kind].page.all({ ...filter, ...slice });
    return { games: rows.map(toGame), totalRows: lists[kind].count.get(filter)?.rows ?? 0 };
  };
});

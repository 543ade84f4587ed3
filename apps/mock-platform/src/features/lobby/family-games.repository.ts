import type { GameFamily } from '@tonalli/contracts/games/families';
import { and, asc, eq, sql } from 'drizzle-orm';
import { repository } from '../../world/world';
import { games } from './lobby.table';

export interface FamilyGames {
  family: GameFamily;
  /** Vendors whose games are left out. */
  notOf: readonly string[];
  limit: number;
}

const { nodeId, vendor, gameType } = games;
export type ListedGame = Pick<typeof games.$inferSelect, 'nodeId' | 'vendor' | 'gameType'>;

const value = sql.placeholder;
const isNotOf = sql`${vendor} NOT IN (SELECT value FROM json_each(${value('notOf')}))`;

export const familyGames = repository(({ db }) => {
  const playable = db
    .select({ nodeId, vendor, gameType })
    .from(games)
    .where(and(eq(games.isSoon, false), eq(games.family, value('family')), isNotOf))
    .orderBy(asc(games.rank))
    .limit(value('limit'))
    .prepare();
  return ({ family, notOf, limit }: FamilyGames): ListedGame[] =>
    playable.all({ family, notOf: JSON.stringify(notOf), limit });
});

import { and, desc, eq, sql } from 'drizzle-orm';
import { given, givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { favorites, recentGames } from './lobby.table';

const value = sql.placeholder;
const { memberId: owner, nodeId, position } = favorites;
const isOwned = eq(owner, value('memberId'));
/** Behind the highest that the member has. */
const nextPosition = sql`1 + coalesce((SELECT max(${position}) FROM ${favorites} WHERE ${isOwned}), 0)`;

/** What a member keeps as favourite, and has played. */
export const memberGamesRepository = repository(({ db }) => {
  const ids = db.select({ nodeId }).from(favorites).where(isOwned).orderBy(desc(position)).prepare();
  const add = db
    .insert(favorites)
    .values({ ...given(favorites, 'memberId', 'nodeId', 'at'), position: nextPosition })
    .onConflictDoNothing()
    .prepare();
  const remove = db
    .delete(favorites)
    .where(and(isOwned, eq(nodeId, value('nodeId'))))
    .prepare();
  const played = db
    .insert(recentGames)
    .values(givenAll(recentGames))
    .onConflictDoUpdate({
      target: [recentGames.memberId, recentGames.nodeId],
      set: { at: sql`max(${recentGames.at}, excluded.at)` },
    })
    .prepare();
  return {
    favoriteIds: (memberId: string): string[] => ids.all({ memberId }).map((favorite) => favorite.nodeId),
    addFavorite: (favorite: { memberId: string; nodeId: string; at: number }): void => void add.run(favorite),
    removeFavorite: (memberId: string, id: string): void => void remove.run({ memberId, nodeId: id }),
    recordPlayed: (play: typeof recentGames.$inferSelect): void => void played.run(play),
  };
});

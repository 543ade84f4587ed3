import { count, gt, inArray, sql } from 'drizzle-orm';
import { repository } from '../../world/world';
import { gameCounts, games, vendors } from './lobby.table';

const { vendor, gameType, classify, family } = games;
const isBehind = gt(vendors.position, sql.placeholder('vendorCount'));

/** Changes the catalogue as a whole. */
export const catalogueRepository = repository(({ db }) => {
  const forgetCounts = db.delete(gameCounts).prepare();
  const counted = db.select({ vendor, gameType, classify, family, games: count().as('games') }).from(games);
  const keepCounts = db
    .insert(gameCounts)
    .select(counted.groupBy(vendor, gameType, classify, family))
    .prepare();
  const behind = db.select({ code: vendors.code }).from(vendors).where(isBehind);
  const removeGames = db.delete(games).where(inArray(vendor, behind)).prepare();
  const removeVendors = db.delete(vendors).where(isBehind).prepare();

  /** The counts say what the games say. */
  function countAnew(): void {
    forgetCounts.run();
    keepCounts.run();
  }

  return {
    countAnew,
    /** Takes all vendors out but the first so many, with their games. */
    keepVendors(vendorCount: number): void {
      removeGames.run({ vendorCount });
      removeVendors.run({ vendorCount });
      countAnew();
    },
  };
});

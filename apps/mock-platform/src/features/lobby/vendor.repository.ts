import type { GameType } from '@tonalli/contracts/lobby/wire';
import { asc, eq, sql } from 'drizzle-orm';
import { repository } from '../../world/world';
import { gameCounts, vendors } from './lobby.table';

const code = sql.placeholder('code');

export const vendorRepository = repository(({ db }) => {
  const types = db
    .selectDistinct({ gameType: gameCounts.gameType })
    .from(gameCounts)
    .where(eq(gameCounts.vendor, code))
    .orderBy(asc(gameCounts.gameType))
    .prepare();
  const name = db.select({ name: vendors.name }).from(vendors).where(eq(vendors.code, code)).prepare();
  return {
    typesOf: (vendor: string): GameType[] => types.all({ code: vendor }).map(({ gameType }) => gameType),
    nameOf: (vendor: string): string | null => name.get({ code: vendor })?.name ?? null,
  };
});

import type { GameClassify, GameType } from '@tonalli/contracts/lobby/wire';
import { repository } from '../../world/world';

export interface VendorCount {
  vendor: string;
  name: string;
  /** 0 or 1, as SQLite keeps it. */
  isHot: number;
  gameType: GameType;
  classify: GameClassify;
  games: number;
}

/** Vendors with the number of their games by type and class, in their order of appearance. */
export const vendorRepository = repository(({ sqlite }) => {
  const counts = sqlite.prepare<[], VendorCount>(
    `SELECT v.code vendor, v.name, v.is_hot isHot, c.game_type gameType, c.classify, c.games
     FROM vendors v JOIN game_counts c ON c.vendor = v.code ORDER BY v.position, c.game_type, c.classify`,
  );
  const types = sqlite.prepare<[string], { gameType: GameType }>(
    'SELECT DISTINCT game_type gameType FROM game_counts WHERE vendor = ? ORDER BY game_type',
  );
  const name = sqlite.prepare<[string], { name: string }>('SELECT name FROM vendors WHERE code = ?');
  const keepFirst = sqlite.transaction((count: number) => {
    sqlite.prepare('DELETE FROM games WHERE vendor IN (SELECT code FROM vendors WHERE position > ?)').run(count);
    sqlite.prepare('DELETE FROM vendors WHERE position > ?').run(count);
    // The counts hold what the games say.
    sqlite.exec(`
      DELETE FROM game_counts;
      INSERT INTO game_counts SELECT vendor, game_type, classify, count(*) FROM games GROUP BY 1, 2, 3;
    `);
  });
  return {
    keepFirst: (count: number): void => keepFirst(count),
    counts: (): VendorCount[] => counts.all(),
    typesOf: (vendor: string): GameType[] => types.all(vendor).map(({ gameType }) => gameType),
    nameOf: (vendor: string): string | null => name.get(vendor)?.name ?? null,
  };
});

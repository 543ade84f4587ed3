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
export const vendorCounts = repository(({ sqlite }) => {
  const counts = sqlite.prepare<[], VendorCount>(
    `SELECT v.code vendor, v.name, v.is_hot isHot, c.game_type gameType, c.classify, sum(c.games) games
     FROM vendors v JOIN game_counts c ON c.vendor = v.code
     GROUP BY v.position, c.game_type, c.classify ORDER BY v.position, c.game_type, c.classify`,
  );
  return (): VendorCount[] => counts.all();
});

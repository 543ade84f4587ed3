import { LiveRouletteConfig } from '@tonalli/contracts/games/live-roulette';
import { openTable } from '../../page/table/open-table';
import { liveRouletteFamily, type Pace } from './family';
import { texts } from './texts';

/** The page of a table of roulette. */
export const openRouletteTable = (pace: Pace): void =>
  openTable({ config: LiveRouletteConfig, texts, family: liveRouletteFamily(pace) });

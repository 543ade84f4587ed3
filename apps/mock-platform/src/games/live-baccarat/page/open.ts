import { LiveBaccaratConfig } from '@tonalli/contracts/games/live-baccarat';
import { openTable } from '../../page/table/open-table';
import type { Model } from '../model';
import { liveBaccaratFamily } from './family';
import { textsOf } from './texts';

/** The page of a table of baccarat. */
export const openBaccaratTable = (model: Model): void =>
  openTable({ config: LiveBaccaratConfig, texts: textsOf(model), family: liveBaccaratFamily(model) });

import { SicBoConfig } from '@tonalli/contracts/games/sic-bo';
import { openTable } from '../../page/table/open-table';
import { sicBoFamily } from './family';
import { texts } from './texts';

/** The page of a table of sic bo. How long the dice are under way says the table. */
export const openSicBoTable = (): void => openTable({ config: SicBoConfig, texts, family: sicBoFamily });

import { DragonTigerConfig } from '@tonalli/contracts/games/dragon-tiger';
import { openTable } from '../../page/table/open-table';
import { dragonTigerFamily } from './family';
import { texts } from './texts';

openTable({ config: DragonTigerConfig, texts, family: dragonTigerFamily });

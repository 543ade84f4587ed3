import { MinesConfig } from '@tonalli/contracts/games/mines';
import { openInstant } from '../../page/instant/open-instant';
import { createMines } from './mines';
import { texts } from './texts';

openInstant({ config: MinesConfig, texts, family: createMines });

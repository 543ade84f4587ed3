import { BaccaratConfig } from '@tonalli/contracts/games/baccarat';
import { openInstant } from '../../page/instant/open-instant';
import { baccaratFamily } from './family';
import { texts } from './texts';

openInstant({ config: BaccaratConfig, texts, family: baccaratFamily });

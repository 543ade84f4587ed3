import { CrapsConfig } from '@tonalli/contracts/games/craps';
import { openInstant } from '../../page/instant/open-instant';
import { crapsFamily } from './family';
import { texts } from './texts';

openInstant({ config: CrapsConfig, texts, family: crapsFamily });

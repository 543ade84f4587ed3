import { HiLoConfig } from '@tonalli/contracts/games/hi-lo';
import { openInstant } from '../../page/instant/open-instant';
import { hiLoFamily } from './family';
import { texts } from './texts';

openInstant({ config: HiLoConfig, texts, family: hiLoFamily });

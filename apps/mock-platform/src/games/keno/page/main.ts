import { KenoConfig } from '@tonalli/contracts/games/keno';
import { openInstant } from '../../page/instant/open-instant';
import { kenoFamily } from './family';
import { texts } from './texts';

openInstant({ config: KenoConfig, texts, family: kenoFamily });

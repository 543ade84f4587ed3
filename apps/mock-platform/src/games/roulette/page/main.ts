import { RouletteConfig } from '@tonalli/contracts/games/roulette';
import { openInstant } from '../../page/instant/open-instant';
import { rouletteFamily } from './family';
import { texts } from './texts';

openInstant({ config: RouletteConfig, texts, family: rouletteFamily });

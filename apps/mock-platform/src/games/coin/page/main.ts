import { CoinConfig } from '@tonalli/contracts/games/coin';
import { openInstant } from '../../page/instant/open-instant';
import { createCoin } from './coin';
import { texts } from './texts';

openInstant({ config: CoinConfig, texts, family: createCoin });

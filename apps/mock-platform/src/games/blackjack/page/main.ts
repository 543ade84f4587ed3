import { BlackjackConfig } from '@tonalli/contracts/games/blackjack';
import { openInstant } from '../../page/instant/open-instant';
import { blackjackFamily } from './family';
import { texts } from './texts';

openInstant({ config: BlackjackConfig, texts, family: blackjackFamily });

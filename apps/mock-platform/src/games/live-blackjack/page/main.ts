import { LiveBlackjackConfig } from '@tonalli/contracts/games/live-blackjack';
import { openTable } from '../../page/table/open-table';
import { seatsFamily } from './family';
import { texts } from './texts';

openTable({ config: LiveBlackjackConfig, texts, family: seatsFamily });

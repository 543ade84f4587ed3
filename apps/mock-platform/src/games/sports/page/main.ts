import { RoundGameState } from '@tonalli/contracts/play/round-shapes';
import { openPage } from '../../page/open-page';
import { SportsApp } from './app';
import { watchPresses } from './presses';

watchPresses();
openPage(RoundGameState, (page) => new SportsApp(page).open());

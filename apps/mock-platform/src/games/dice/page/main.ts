import { DiceConfig } from '@tonalli/contracts/games/dice';
import { RoundGameState } from '@tonalli/contracts/play/round-shapes';
import * as z from 'zod/mini';
import { byId } from '../../page/dom';
import { openPage } from '../../page/open-page';
import { drawDice } from './art';
import { DiceGame } from './game';

const DiceState = z.extend(RoundGameState, { config: DiceConfig });

openPage(DiceState, (page) => {
  drawDice(byId('game', HTMLElement).querySelector('#art') ?? document.createElement('svg'));
  new DiceGame(page).open();
});

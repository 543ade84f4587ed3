import { DiceConfig } from '@tonalli/contracts/games/dice';
import { RoundGameState } from '@tonalli/contracts/play/round-shapes';
import * as z from 'zod/mini';
import { byId } from '../../page/dom';
import { openPage } from '../../page/open-page';
import { drawDice } from './art';
import { DiceGame } from './game';

const DiceState = z.extend(RoundGameState, { config: DiceConfig });

/** Nothing is offered that the rules do not allow. */
function withinRules(state: z.infer<typeof DiceState>) {
  const { config, rules } = state;
  const maxStakeMinor = Math.min(config.maxStakeMinor, rules.maxStakeMinor ?? config.maxStakeMinor);
  return { ...state, config: { ...config, maxStakeMinor } };
}

openPage(DiceState, (opened) => {
  const page = { ...opened, state: withinRules(opened.state) };
  drawDice(byId('game', HTMLElement).querySelector('#art') ?? document.createElement('svg'));
  new DiceGame(page).open();
});

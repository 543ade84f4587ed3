import { type DiceChoice, DiceConfig, DiceView } from '@tonalli/contracts/games/dice';
import { byId } from '../../page/dom';
import type { InstantFamily } from '../../page/instant/family';
import { openInstant } from '../../page/instant/open-instant';
import { greatestStakeMinor } from '../choosing';
import { drawDice } from './art';
import { createBetForm } from './bet-form';
import { createBoard } from './board';
import { rulesOf } from './rules';
import { shownRoll, worthOf } from './shown';
import { texts } from './texts';

openInstant({
  config: DiceConfig,
  texts,
  family({ t, money, config, isLocked, chosen }): InstantFamily<DiceChoice, DiceView> {
    const put = (id: string, text: string) => byId(id, HTMLElement).replaceChildren(text);
    put('side-label', t('sideLabel'));
    for (const name of ['under', 'over', 'target', 'multiplier', 'chance'] as const) put(`${name}-label`, t(name));
    drawDice(byId('game', HTMLElement).querySelector('#art') ?? document.createElement('svg'));
    const board = createBoard();
    const choice = createBetForm({
      ...{ t, config, isLocked },
      onChange(next) {
        board.setChoice(next);
        chosen();
      },
    });
    board.setChoice(choice());
    return {
      ...{ view: DiceView, choice, board },
      worth: (bet) => worthOf(bet, config.rtpBp),
      greatestStakeMinor: (bet) => greatestStakeMinor(bet, config),
      told: ({ roll }) => ({ chip: shownRoll(roll), spoken: t('rolled', { roll: shownRoll(roll) }) }),
      rules: (bet) => rulesOf({ t, money, config }, bet),
    };
  },
});

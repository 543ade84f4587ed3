import { type LimboChoice, LimboConfig, LimboView } from '@tonalli/contracts/games/limbo';
import { byId } from '../../page/dom';
import type { InstantFamily } from '../../page/instant/family';
import { openInstant } from '../../page/instant/open-instant';
import { greatestStakeMinor } from '../choosing';
import { createBetForm } from './bet-form';
import { createBoard } from './board';
import { rulesOf } from './rules';
import { shownMultiplier, worthOf } from './shown';
import { texts } from './texts';

openInstant({
  config: LimboConfig,
  texts,
  family({ t, money, config, isLocked, chosen }): InstantFamily<LimboChoice, LimboView> {
    for (const name of ['target', 'chance', 'goal'] as const) byId(`${name}-label`, HTMLElement).textContent = t(name);
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
      ...{ view: LimboView, choice, board, autoplay: true },
      worth: (bet) => worthOf(bet, config.rtpBp),
      greatestStakeMinor: (bet) => greatestStakeMinor(bet, config),
      told({ resultX100 }) {
        const result = shownMultiplier(resultX100);
        return { chip: result, spoken: t('drew', { result }) };
      },
      rules: (bet) => rulesOf({ t, money, config }, bet),
    };
  },
});

import {
  PLINKO_RISKS,
  PLINKO_ROWS,
  type PlinkoChoice,
  PlinkoConfig,
  PlinkoView,
} from '@tonalli/contracts/games/plinko';
import type { InstantFamily } from '../../page/instant/family';
import { openInstant } from '../../page/instant/open-instant';
import { optionGroup } from '../../page/instant/option-group';
import { shownMultiplier, worthOf } from '../../page/instant/pay-table-view';
import { greatestStakeMinor } from '../../pay-table';
import { prizesOf } from '../odds';
import { createBoard } from './board';
import { rulesOf } from './rules';
import { shownSlot } from './shown';
import { texts } from './texts';

openInstant({
  config: PlinkoConfig,
  texts,
  family({ t, money, config, synth, isLocked, chosen }): InstantFamily<PlinkoChoice, PlinkoView> {
    const board = createBoard(synth);
    let choice: PlinkoChoice = { rows: 12, risk: 'medium' };
    const choose = (next: Partial<PlinkoChoice>) => {
      choice = { ...choice, ...next };
      board.setChoice(choice);
      chosen();
    };
    optionGroup({
      ...{ id: 'risk', label: t('risk'), chosen: choice.risk, isLocked },
      options: PLINKO_RISKS.map((value) => ({ value, text: t(value) })),
      onChoose: (risk) => choose({ risk }),
    });
    optionGroup({
      ...{ id: 'rows', label: t('rows'), chosen: choice.rows, isLocked },
      options: PLINKO_ROWS.map((value) => ({ value, text: String(value) })),
      onChoose: (rows) => choose({ rows }),
    });
    board.setChoice(choice);
    return {
      ...{ view: PlinkoView, board, autoplay: true, choice: () => choice },
      worth: (bet) => worthOf(prizesOf(bet), bet.stakeMinor),
      greatestStakeMinor: (on) => greatestStakeMinor(prizesOf(on), config),
      told({ slot, multiplierX100 }) {
        const multiplier = shownMultiplier(multiplierX100);
        return { chip: `× ${multiplier}`, spoken: t('landed', { slot: shownSlot(slot), multiplier }) };
      },
      rules: (bet) => rulesOf({ t, money }, bet),
    };
  },
});

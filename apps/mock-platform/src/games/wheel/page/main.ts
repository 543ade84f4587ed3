import { WHEEL_RISKS, WHEEL_SEGMENTS, type WheelChoice, WheelConfig, WheelView } from '@tonalli/contracts/games/wheel';
import type { InstantFamily } from '../../page/instant/family';
import { openInstant } from '../../page/instant/open-instant';
import { optionGroup } from '../../page/instant/option-group';
import { shownMultiplier, worthOf } from '../../page/instant/pay-table-view';
import { greatestStakeMinor } from '../../pay-table';
import { prizesOf } from '../odds';
import { createBoard } from './board';
import { rulesOf } from './rules';
import { shownSegment } from './shown';
import { texts } from './texts';

openInstant({
  config: WheelConfig,
  texts,
  family({ t, money, config, synth, isLocked, chosen }): InstantFamily<WheelChoice, WheelView> {
    const board = createBoard(synth);
    let choice: WheelChoice = { segments: 20, risk: 'medium' };
    const choose = (next: Partial<WheelChoice>) => {
      choice = { ...choice, ...next };
      board.setChoice(choice);
      chosen();
    };
    optionGroup({
      ...{ id: 'risk', label: t('risk'), chosen: choice.risk, isLocked },
      options: WHEEL_RISKS.map((value) => ({ value, text: t(value) })),
      onChoose: (risk) => choose({ risk }),
    });
    optionGroup({
      ...{ id: 'segments', label: t('segments'), chosen: choice.segments, isLocked },
      options: WHEEL_SEGMENTS.map((value) => ({ value, text: String(value) })),
      onChoose: (segments) => choose({ segments }),
    });
    board.setChoice(choice);
    return {
      ...{ view: WheelView, board, autoplay: true, choice: () => choice },
      worth: (bet) => worthOf(prizesOf(bet), bet.stakeMinor),
      greatestStakeMinor: (on) => greatestStakeMinor(prizesOf(on), config),
      told({ segment, multiplierX100 }) {
        const multiplier = shownMultiplier(multiplierX100);
        return { chip: `× ${multiplier}`, spoken: t('stopped', { segment: shownSegment(segment), multiplier }) };
      },
      rules: (bet) => rulesOf({ t, money }, bet),
    };
  },
});

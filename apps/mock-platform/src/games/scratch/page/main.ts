import { ScratchConfig, ScratchView } from '@tonalli/contracts/games/scratch';
import { byId } from '../../page/dom';
import type { InstantFamily } from '../../page/instant/family';
import { openInstant } from '../../page/instant/open-instant';
import { shownMultiplier, worthOf } from '../../page/instant/pay-table-view';
import { greatestStakeMinor } from '../../pay-table';
import { prizesOf, SWINGS } from '../tables';
import { createBoard } from './board';
import { moodOf } from './moods';
import { addMusic } from './music';
import { createPrizeList } from './prize-list';
import { rulesOf } from './rules';
import { texts } from './texts';
import { showTheme } from './theme';

openInstant({
  config: ScratchConfig,
  texts,
  load: showTheme,
  family({ t, money, config, nodeId, synth }): InstantFamily<object, ScratchView> {
    const { table } = config;
    const board = createBoard({ t, synth, parent: byId('board', HTMLDivElement) });
    const prizes = createPrizeList({ t, money, table, parent: byId('board', HTMLDivElement) });
    addMusic(t('music'), moodOf(nodeId));
    return {
      view: ScratchView,
      choice: () => ({}),
      worth({ stakeMinor }) {
        prizes.setStake(stakeMinor);
        return { ...worthOf(prizesOf(table), stakeMinor), volatility: SWINGS[table] };
      },
      greatestStakeMinor: () => greatestStakeMinor(prizesOf(table), config),
      board: {
        ...board,
        clear() {
          board.clear();
          prizes.mark(null);
        },
        async show(view, round) {
          await board.show(view, round);
          prizes.mark(view.winner);
        },
      },
      uncover: { label: t('revealAll'), told: t('scratchNow') },
      told({ winner, multiplierX100 }) {
        const multiplier = shownMultiplier(multiplierX100);
        return { chip: `× ${multiplier}`, spoken: winner ? t('threeEqual', { multiplier }) : t('noThree') };
      },
      rules: (bet) => rulesOf({ t, money }, { ...bet, table }),
    };
  },
});

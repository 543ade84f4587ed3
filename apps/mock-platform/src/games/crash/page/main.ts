import { CRASH_BETS, CrashConfig, CrashShown, CrashView } from '@tonalli/contracts/games/crash';
import { byId } from '../../page/dom';
import type { TableFamily } from '../../page/table/family';
import { openTable } from '../../page/table/open-table';
import { BetPanel, isReached } from './bet-panel';
import { createBoard } from './board';
import { loadSky } from './load-sky';
import { createOthers } from './others';
import { createOwnBets } from './own-bets';
import { rulesOf } from './rules';
import type { Sky } from './scene/types';
import { type Choice, heightOf, shownMultiplier, worthOf } from './shown';
import { texts } from './texts';

void loadSky();

let sky: Sky | null = null;

openTable({
  config: CrashConfig,
  texts,
  async load() {
    const { createSky } = await loadSky();
    sky = await createSky(byId('sky', HTMLDivElement));
  },
  family(kit): TableFamily<Choice, CrashView, CrashShown> {
    if (!sky) throw new Error('the sky is not there');
    const { t, money, config } = kit;
    const board = createBoard({ t, sky, synth: kit.synth, now: kit.now });
    const others = createOthers({ t, money });
    let chosen = 0;
    const panels = Array.from(
      { length: CRASH_BETS },
      (_, index) =>
        new BetPanel({
          ...{ t, money, config, index, funds: kit.funds() },
          stateOf: () => kit.stateOf(index),
          onChange: () => {
            chosen = index;
            kit.chosen();
          },
        }),
    );
    byId('bets', HTMLDivElement).replaceChildren(...panels.map(({ root }) => root));
    const choice = (): Choice => panels[chosen]?.choice ?? { stakeMinor: config.minStakeMinor, autoX100: null };

    const own = createOwnBets({ t, money, board, say: kit.tell });

    document.addEventListener('keydown', (event) => {
      const isTyped = event.target instanceof HTMLInputElement || document.querySelector('dialog[open]') !== null;
      if (event.key === '2' && !isTyped && !event.repeat) kit.press(1);
    });

    return {
      ...{ view: CrashView, shown: CrashShown, side: others.root, phases: { flying: t('flying') } },
      bets: panels.map((panel) => panel.bet(own.tell)),
      worth: () => worthOf(choice(), config),
      board: {
        ...board,
        frame(round) {
          for (const index of panels.keys()) {
            const { view, answer, status } = kit.stateOf(index);
            const read = CrashView.safeParse(view);
            if (status !== 'placed' || !answer || !read.success || !isReached(read.data, round, kit.now())) continue;
            if (own.collects(answer.roundId)) kit.stepOf(index, { do: 'collect' });
          }
        },
        own(views) {
          board.own?.(views);
          others.ownAre(panels.flatMap((_, index) => kit.stateOf(index).answer?.betId ?? []));
        },
      },
      past({ shown: { bustX100 } }) {
        const multiplier = bustX100 === null ? '—' : shownMultiplier(bustX100);
        return { chip: multiplier, tone: heightOf(bustX100 ?? 0), spoken: t('endedAt', { multiplier }) };
      },
      crowd: (crowd) => others.tell(crowd),
      rules: () => rulesOf({ t, money, config }, choice()),
    };
  },
});

import { type VideoPokerConfig, VideoPokerView } from '@tonalli/contracts/games/video-poker';
import { dialogOpen } from '../../page/dialog';
import { lessMotion, wait } from '../../page/dom';
import type { InstantFamily, Kit } from '../../page/instant/family';
import { shownChance } from '../../page/instant/pay-table-view';
import { click, SCALE } from '../../page/synth';
import { ALL_WAYS, greatestStakeMinor, paidWays, statedReturnPercent, topTimes, volatility, waysOf } from '../exact';
import { placesOf } from '../hands';
import { prizesOf } from '../tables';
import { createCardRow } from './card-row';
import { createHintButton } from './hint-button';
import { createPayList } from './pay-list';
import { rulesOf } from './rules';
import type { PokerText } from './texts';

type NoChoice = Readonly<Record<never, never>>;

const TIMEOUT_HOURS = 24;
const TURN_MS = 340;
const ALL_PLACES = [0, 1, 2, 3, 4];

/** Video poker as the kit plays it. */
export function pokerFamily(kit: Kit<VideoPokerConfig, PokerText>): InstantFamily<NoChoice, VideoPokerView> {
  const { t, money, lang, config, synth, isPlayMoney } = kit;
  const { table } = config;
  const pays = createPayList({ t, money }, table);
  const row = createCardRow({ t, lang, onToggle: () => click(synth) });
  const hint = createHintButton({ t, lang, row, isOffered: isPlayMoney });
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLInputElement;
    if (isTyping || dialogOpen() || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    if (/^[1-5]$/.test(event.key)) row.toggle(Number(event.key) - 1);
    if (event.key.toLowerCase() === 'h') hint.press();
  });

  /** Turns cards over, and resolves when they lie there. */
  async function turn(cards: readonly number[], dealt: readonly number[]): Promise<void> {
    const lasts = row.lay(cards, dealt);
    for (const at of dealt.keys()) synth.play({ hertz: SCALE[at] ?? 523, at: at * 0.07, lasts: 0.08, loud: 0.05 });
    if (dealt.length > 0 && !lessMotion()) await wait(lasts + TURN_MS);
  }

  return {
    view: VideoPokerView,
    choice: () => ({}),
    worth({ stakeMinor }) {
      pays.show(stakeMinor);
      const royal = waysOf(table, 'royal-flush');
      return {
        returnPercent: statedReturnPercent(table),
        paidChance: shownChance(paidWays(table), ALL_WAYS),
        topWinMinor: stakeMinor * topTimes(table),
        topChance: shownChance(royal, ALL_WAYS),
        topOdds: `1\u00a0/\u00a0${Math.round(ALL_WAYS / royal).toLocaleString('en-US')}`,
        volatility: volatility(table),
      };
    },
    greatestStakeMinor: () => greatestStakeMinor(config),
    board: {
      clear() {
        row.cover();
        pays.light(null);
        hint.follow(null);
      },
      async show(view, { isOver, isResumed }) {
        row.allow(false);
        hint.follow(null);
        pays.light(null);
        if (view.hold) row.keep(view.hold);
        const replaced = ALL_PLACES.filter((place) => view.hold?.[place] !== true);
        await turn(view.cards, isResumed ? [] : replaced);
        // A stake that comes back is no win.
        const isWon = isOver && view.multiplier > 1;
        pays.light(view.hand, isWon ? 'won' : 'dealt');
        if (isWon) row.mark('lit', placesOf(prizesOf(table).deuces, view.cards));
        if (!isOver) {
          row.allow(true);
          hint.follow(view);
        }
      },
    },
    told: (view) => ({ chip: `× ${view.multiplier}`, spoken: t('ended', { hand: t(view.hand) }) }),
    rules: ({ stakeMinor }) => rulesOf({ t, lang, money, config, isPlayMoney }, stakeMinor),
    steps: {
      timeoutHours: TIMEOUT_HOURS,
      cashOut: () => ({ input: { hold: row.hold }, amountMinor: 0 }),
      told: ({ hand }) => (hand === 'nothing' ? t('dealtNothing') : t('dealtHand', { hand: t(hand) })),
      resume: () => {},
    },
  };
}

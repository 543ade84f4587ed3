import { type HiLoConfig, HiLoView } from '@tonalli/contracts/games/hi-lo';
import { cardName } from '../../page/cards/names';
import type { InstantFamily, Kit } from '../../page/instant/family';
import { shownChance } from '../../page/instant/pay-table-view';
import { greatestStakeMinor, greatestWinChance, statedReturnPercent } from '../exact';
import { payoutOf } from '../odds';
import { createBoard } from './board';
import { createPicks } from './picks';
import { rulesOf } from './rules';
import { shownMultiplier, shownRareChance } from './shown';
import type { HiLoText } from './texts';

type NoChoice = Readonly<Record<never, never>>;

const TIMEOUT_HOURS = 24;
/** Going for the greatest win. */
const VOLATILITY = 5;

/** Of thirteen values the most that a pick may win with; it can be waited for. */
const LIKELIEST_PICK = shownChance(12, 13);

const isPicked = ({ moves }: HiLoView): boolean => moves.some((move) => move !== 'skip');

/** Hi-lo as the kit plays it. */
export function hiLoFamily(kit: Kit<HiLoConfig, HiLoText>): InstantFamily<NoChoice, HiLoView> {
  const { t, money, lang, config, synth } = kit;
  let stakeMinor = config.minStakeMinor;
  let shown: HiLoView | null = null;
  const picks = createPicks(kit);
  const board = createBoard({ t, lang, synth, picks, stakeMinor: () => stakeMinor });
  const lastCard = ({ cards }: HiLoView) => cardName(cards.at(-1) ?? 0, lang);

  return {
    view: HiLoView,
    choice: () => ({}),
    worth(bet) {
      stakeMinor = bet.stakeMinor;
      picks.show(shown, stakeMinor);
      const chance = greatestWinChance(stakeMinor, config);
      const oneIn = Math.floor(1 / chance).toLocaleString('en-US');
      return {
        returnPercent: statedReturnPercent(stakeMinor, config.rtpBp),
        paidChance: t('atMost', { value: LIKELIEST_PICK }),
        topWinMinor: config.maxPayoutMinor,
        topChance: t('atMost', { value: shownRareChance(chance) }),
        topOdds: t('atMost', { value: `1\u00a0/\u00a0${oneIn}` }),
        volatility: VOLATILITY,
      };
    },
    greatestStakeMinor: () => greatestStakeMinor(config),
    board: {
      ...board,
      clear() {
        shown = null;
        board.clear();
      },
      show(view, round) {
        shown = view;
        return board.show(view, round);
      },
    },
    told(view) {
      const multiplier = shownMultiplier(view.multiplierX10000);
      const chip = `× ${(view.multiplierX10000 / 10_000).toFixed(2)}`;
      if (view.end === 'lost') return { chip, spoken: t('endLost', { card: lastCard(view) }) };
      return { chip, spoken: view.end === 'refunded' ? t('endRefunded') : t('endCashed', { multiplier }) };
    },
    rules: (bet) => rulesOf(kit, bet.stakeMinor),
    steps: {
      timeoutHours: TIMEOUT_HOURS,
      cashOut: (view, staked) =>
        isPicked(view) ? { input: 'cash-out', amountMinor: payoutOf(staked, view.multiplierX10000) } : null,
      told(view, staked) {
        const card = lastCard(view);
        if (!isPicked(view)) return t(view.moves.length === 0 ? 'first' : 'skipped', { card });
        if (view.moves.at(-1) === 'skip') return t('skipped', { card });
        const amount = money(payoutOf(staked, view.multiplierX10000));
        return t('standing', { card, multiplier: shownMultiplier(view.multiplierX10000), amount });
      },
      resume: () => {},
    },
  };
}

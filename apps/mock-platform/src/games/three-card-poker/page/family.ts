import { type ThreeCardConfig, ThreeCardView } from '@tonalli/contracts/games/three-card-poker';
import { cardName } from '../../page/cards/names';
import { dialogOpen } from '../../page/dialog';
import { byId } from '../../page/dom';
import { announce } from '../../page/hud-parts';
import type { InstantFamily, Kit } from '../../page/instant/family';
import { shownChance } from '../../page/instant/pay-table-view';
import { remembered } from '../../page/store';
import { greatestStakeMinor, PAID_DEALS, statedReturnPercent, TOP_CHANCE, VOLATILITY } from '../exact';
import { isBestPlayed } from '../hands';
import { costMinor, mostPaidAntes, payoutMinorOf } from '../money';
import { createBoard } from './board';
import { rulesOf } from './rules';
import type { ThreeCardText } from './texts';

interface Choice {
  readonly pairPlus: boolean;
}

const TIMEOUT_HOURS = 24;
const KEPT = 'three-card-poker.plus';
const PRESS_MS = 240;

/** Three-card poker as the kit plays it. */
export function threeCardFamily(kit: Kit<ThreeCardConfig, ThreeCardText>): InstantFamily<Choice, ThreeCardView> {
  const { t, money, lang, config, synth, isPlayMoney } = kit;
  const board = createBoard({ t, money, lang, synth });
  const plus = byId('pair-plus', HTMLInputElement);
  const [fold, hint] = [byId('fold', HTMLButtonElement), byId('hint', HTMLButtonElement)];
  const hintText = byId('hint-text', HTMLSpanElement);
  let pairPlus = remembered.get(KEPT) === '1';
  let open: ThreeCardView | null = null;
  plus.checked = pairPlus;
  fold.textContent = t('fold');
  hint.textContent = t('hint');
  hint.hidden = !isPlayMoney;

  const named = (cards: readonly number[]) => cards.map((card) => cardName(card, lang)).join(', ');
  function follow(view: ThreeCardView | null): void {
    open = view;
    hintText.textContent = '';
    for (const button of [fold, hint]) button.setAttribute('aria-disabled', String(view === null));
  }
  function foldNow(): void {
    if (!open) return;
    fold.animate([{ filter: 'brightness(1.6)' }, { filter: 'none' }], PRESS_MS);
    kit.step('fold');
  }
  plus.addEventListener('change', () => {
    if (kit.isLocked()) {
      plus.checked = pairPlus;
      return;
    }
    pairPlus = plus.checked;
    remembered.set(KEPT, pairPlus ? '1' : '0');
    kit.chosen();
  });
  fold.addEventListener('click', foldNow);
  hint.addEventListener('click', () => {
    if (!open) return;
    hintText.textContent = t(isBestPlayed(open.player) ? 'hintPlay' : 'hintFold');
    announce(hintText.textContent);
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    if (event.key.toLowerCase() !== 'f' || isTyping || dialogOpen() || event.repeat) return;
    if (!event.ctrlKey && !event.altKey && !event.metaKey) foldNow();
  });

  let anteMinor = config.minStakeMinor;
  return {
    view: ThreeCardView,
    choice: () => ({ pairPlus }),
    costMinor,
    worth(bet) {
      anteMinor = bet.stakeMinor;
      byId('pair-plus-text', HTMLSpanElement).textContent = t('pairPlusAt', { amount: money(anteMinor) });
      return {
        returnPercent: statedReturnPercent(bet.pairPlus),
        paidChance: shownChance(PAID_DEALS[bet.pairPlus ? 'withPairPlus' : 'anteAlone'], TOP_CHANCE.of),
        topWinMinor: anteMinor * mostPaidAntes(bet.pairPlus),
        topChance: shownChance(TOP_CHANCE.ways, TOP_CHANCE.of),
        topOdds: `1\u00a0/\u00a0${Math.round(TOP_CHANCE.of / TOP_CHANCE.ways).toLocaleString('en-US')}`,
        volatility: VOLATILITY,
      };
    },
    greatestStakeMinor: ({ pairPlus: isOn }) => greatestStakeMinor(config, isOn),
    board: {
      clear() {
        follow(null);
        board.clear({ anteMinor, pairPlus });
      },
      async show(view, { isOver, isResumed }) {
        follow(null);
        await board.show(view, !isResumed);
        if (!isOver) follow(view);
      },
    },
    told(view) {
      const values = { own: t(view.hand), cards: named(view.dealer), dealer: t(view.dealerHand ?? 'high-card') };
      const chip = money(payoutMinorOf(view));
      if (view.step === 'fold') return { chip, spoken: t('endFold', values) };
      if (view.step === 'check') return { chip, spoken: t('endCheck', values) };
      return { chip, spoken: t(view.qualifies ? 'endPlay' : 'unqualified', values) };
    },
    rules: (bet) => rulesOf(kit, bet),
    steps: {
      timeoutHours: TIMEOUT_HOURS,
      cashOut: ({ ante: { stakeMinor } }) => ({
        ...{ input: 'play', amountMinor: 0, stakeMinor },
        label: t('playFor', { amount: money(stakeMinor) }),
      }),
      told: ({ player, hand }) => t('choosingCards', { cards: named(player), hand: t(hand) }),
      shown: ({ hand }) => t('choosing', { hand: t(hand) }),
      resume(view) {
        pairPlus = view.pairPlus !== null;
        plus.checked = pairPlus;
      },
      betMinor: ({ ante }) => ante.stakeMinor,
    },
  };
}

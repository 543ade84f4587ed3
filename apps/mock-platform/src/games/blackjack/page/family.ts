import { type BlackjackConfig, type BlackjackHand, BlackjackView } from '@tonalli/contracts/games/blackjack';
import { shownPercent } from '../../climb/shown';
import { cardName } from '../../page/cards/names';
import type { InstantFamily, Kit } from '../../page/instant/family';
import { greatestStakeMinor, greatestWinChance, statedReturnPercent } from '../exact';
import { totalOf } from '../hands';
import { insuranceMinor, MOST_STAKES } from '../money';
import { statedPaidPercent } from '../paid-chance';
import { createBoard } from './board';
import { createPlays } from './plays';
import { rulesOf } from './rules';
import type { BlackjackText } from './texts';
import { spokenCards, spokenTotal } from './totals';

type NoChoice = Readonly<Record<never, never>>;

const TIMEOUT_HOURS = 24;
const VOLATILITY = 1;

/** Blackjack as the kit plays it. */
export function blackjackFamily(kit: Kit<BlackjackConfig, BlackjackText>): InstantFamily<NoChoice, BlackjackView> {
  const { t, money, lang, config, synth } = kit;
  let betMinor = config.minStakeMinor;
  const plays = createPlays(kit);
  const board = createBoard({ t, money, lang, synth, betMinor: () => betMinor });
  const chance = greatestWinChance();

  const nameOf = (view: BlackjackView, at: number): string =>
    view.hands.length === 1 ? t('yourHand') : t('handNumber', { number: at + 1 });
  const toldHand = (view: BlackjackView, { cards }: BlackjackHand, at: number): string =>
    t('toldHand', { name: nameOf(view, at), cards: spokenCards(cards, lang), total: spokenTotal(t, cards) });
  const insuranceTold = ({ insurance, stage }: BlackjackView): string => {
    if (!insurance) return '';
    if (insurance.payoutMinor > 0) return t('insuredWon', { amount: money(insurance.payoutMinor) });
    return stage === 'over' ? t('insuredLost') : '';
  };
  function toldEnd(view: BlackjackView): string {
    const dealer = { cards: spokenCards(view.dealer, lang), total: spokenTotal(t, view.dealer) };
    const hands = view.hands.map(({ cards, outcome }, at) =>
      t('toldEnd', { name: nameOf(view, at), total: spokenTotal(t, cards), outcome: t(outcome) }),
    );
    return [t('toldDealer', dealer), ...hands, insuranceTold(view)].filter(Boolean).join(' ');
  }

  return {
    view: BlackjackView,
    choice: () => ({}),
    worth({ stakeMinor }) {
      betMinor = stakeMinor;
      board.stake();
      return {
        returnPercent: statedReturnPercent(stakeMinor),
        paidChance: statedPaidPercent(),
        topWinMinor: MOST_STAKES * stakeMinor,
        ...{
          topChance: shownPercent(chance),
          topOdds: `1\u00a0/\u00a0${(chance.of / chance.ways).toLocaleString('en-US')}`,
        },
        volatility: VOLATILITY,
      };
    },
    greatestStakeMinor: () => greatestStakeMinor(config),
    board: {
      ...board,
      clear() {
        board.clear();
        plays.show(null, betMinor);
      },
      async show(view, round) {
        plays.show(null, betMinor);
        await board.show(view, round);
        plays.show(round.isOver ? null : view, betMinor);
      },
    },
    told(view) {
      const own = view.hands.map(({ cards }) => totalOf(cards).total).join('\u202f·\u202f');
      return { chip: `${own} – ${totalOf(view.dealer).total}`, spoken: toldEnd(view) };
    },
    rules: (bet) => rulesOf(kit, bet.stakeMinor),
    steps: {
      timeoutHours: TIMEOUT_HOURS,
      cashOut: () => null,
      told(view) {
        const at = view.active ?? 0;
        const hand = view.hands[at];
        const parts = [
          ...(hand ? [toldHand(view, hand, at)] : []),
          t('toldUp', { card: cardName(view.dealer[0] ?? 0, lang) }),
          ...(view.stage === 'insurance' ? [t('askInsurance', { amount: money(insuranceMinor(betMinor)) })] : []),
          plays.hintOf(view) ?? '',
        ];
        return parts.filter(Boolean).join(' ');
      },
      shown(view) {
        if (view.stage === 'insurance') return t('askInsurance', { amount: money(insuranceMinor(betMinor)) });
        return view.hands.length === 1 ? t('choose') : t('chooseFor', { name: nameOf(view, view.active ?? 0) });
      },
      resume: () => {},
      betMinor: (view) => {
        betMinor = (view.hands[0]?.stakeMinor ?? 0) / (view.hands[0]?.isDoubled ? 2 : 1);
        return betMinor;
      },
    },
  };
}

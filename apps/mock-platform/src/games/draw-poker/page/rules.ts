import type { VideoPokerConfig } from '@tonalli/contracts/games/video-poker';
import { cardName } from '../../page/cards/names';
import { el } from '../../page/dom';
import type { RulesText } from '../../page/instant/family';
import { shownChance } from '../../page/instant/pay-table-view';
import type { Lang } from '../../page/texts';
import { afterDraw } from '../engine';
import { ALL_WAYS, statedReturnPercent, topTimes, waysOf } from '../exact';
import { handOf } from '../hands';
import { prizesOf } from '../tables';
import { meaningOf, type Translate } from './texts';

interface Told {
  readonly t: Translate;
  readonly lang: Lang;
  readonly money: (amountMinor: number) => string;
  readonly config: VideoPokerConfig;
  /** A hint is offered. */
  readonly isPlayMoney: boolean;
}

/** Every hand, what it is, what it pays and how often it comes: from the table that is played with. */
function tableOf({ t, config: { table } }: Told): HTMLElement {
  const { deuces, hands, times } = prizesOf(table);
  const heads = [t('tableHand'), t('tablePays'), t('tableChance')].map((text) => el('th', { scope: 'col' }, text));
  const rows = [...hands, 'nothing' as const].map((hand) => {
    const name = el('span.rule-name', {}, t(hand));
    const meaning = el('span.note', {}, t(meaningOf(hand, deuces === 'wild')));
    const chance = `${shownChance(waysOf(table, hand), ALL_WAYS)}%`;
    return el(
      'tr',
      {},
      el('th', { scope: 'row' }, name, meaning),
      el('td', {}, times[hand] > 0 ? `× ${times[hand]}` : '—'),
      el('td', {}, chance),
    );
  });
  return el('table.pay-table', {}, el('thead', {}, el('tr', {}, ...heads)), el('tbody', {}, ...rows));
}

const [NINE_SPADES, NINE_HEARTS, NINE_CLUBS] = [8, 21, 47];
const [DEUCE_SPADES, KING_DIAMONDS, FOUR_CLUBS, FIVE_HEARTS, SEVEN_DIAMONDS] = [1, 38, 42, 17, 32];
/** Two nines and a deuce, of which the game makes what it does; a nine and another card are drawn. */
const DEAL = [NINE_SPADES, NINE_HEARTS, DEUCE_SPADES, KING_DIAMONDS, FOUR_CLUBS];
const DRAW = [NINE_CLUBS, FIVE_HEARTS, SEVEN_DIAMONDS];

function example({ t, money, lang, config: { table } }: Told, stakeMinor: number): string {
  const { deuces, times, hands } = prizesOf(table);
  const hold = [true, true, deuces === 'wild', false, false];
  const hand = handOf(deuces, afterDraw({ cards: [...DEAL, ...DRAW] }, hold));
  const named = (cards: readonly number[]) =>
    new Intl.ListFormat(lang, { type: 'conjunction' }).format(cards.map((card) => cardName(card, lang)));
  const [top = 'royal-flush'] = hands;
  return t('exampleText', {
    ...{ stake: money(stakeMinor), dealt: named(DEAL), hand: t(hand), times: times[hand] },
    ...{
      kept: named(DEAL.filter((_, at) => hold[at])),
      drawn: named(DRAW.slice(0, hold.filter((one) => !one).length)),
    },
    ...{ payout: money(stakeMinor * times[hand]), top: t(top), topPayout: money(stakeMinor * times[top]) },
  });
}

/** What the rules say, with the stake that is on the table. */
export function rulesOf(told: Told, stakeMinor: number): RulesText {
  const { t, config } = told;
  const isWild = prizesOf(config.table).deuces === 'wild';
  return {
    how: [
      t('rulesHow'),
      ...(isWild ? [t('rulesWild')] : []),
      t('rulesStake', { top: topTimes(config.table) }),
      tableOf(told),
      t('rulesReturn', { rtp: statedReturnPercent(config.table) }),
      t('rulesTimeout'),
    ],
    example: example(told, stakeMinor),
    keys: [t('ownKeys'), ...(told.isPlayMoney ? [t('ownKeysHint')] : [])].join(' '),
  };
}

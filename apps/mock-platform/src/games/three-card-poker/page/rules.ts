import { THREE_CARD_HANDS, type ThreeCardBet } from '@tonalli/contracts/games/three-card-poker';
import { el } from '../../page/dom';
import type { RulesText, Words } from '../../page/instant/family';
import { statedReturnPercent } from '../exact';
import { ANTE_BONUS, PAIR_PLUS } from '../money';
import type { ThreeCardText } from './texts';

/** What each hand is paid besides, the best first: from the table that is played with. */
function tableOf({ t }: Pick<Words<ThreeCardText>, 't'>): HTMLElement {
  const heads = [t('tableHand'), t('tableBonus'), t('tablePlus')].map((text) => el('th', { scope: 'col' }, text));
  const shown = (times: number | undefined) => el('td', {}, times === undefined ? '—' : t('toOne', { times }));
  const rows = THREE_CARD_HANDS.filter((hand) => PAIR_PLUS[hand] !== undefined)
    .toReversed()
    .map((hand) => el('tr', {}, el('th', { scope: 'row' }, t(hand)), shown(ANTE_BONUS[hand]), shown(PAIR_PLUS[hand])));
  return el('table.pay-table', {}, el('thead', {}, el('tr', {}, ...heads)), el('tbody', {}, ...rows));
}

/** What the rules say, with the ante that is on the table. */
export function rulesOf({ t, money }: Words<ThreeCardText>, { stakeMinor }: ThreeCardBet): RulesText {
  const bonusMinor = stakeMinor * (ANTE_BONUS.straight ?? 0);
  return {
    how: [
      t('rulesHow'),
      t('rulesDealer'),
      t('rulesOrder'),
      tableOf({ t }),
      t('rulesPlus'),
      t('rulesReturn', { ante: statedReturnPercent(false), plus: statedReturnPercent(true) }),
      t('rulesTimeout'),
    ],
    example: t('exampleText', {
      ...{ stake: money(stakeMinor), double: money(2 * stakeMinor), total: money(4 * stakeMinor + bonusMinor) },
      plus: money(stakeMinor * (1 + (PAIR_PLUS.straight ?? 0))),
    }),
    keys: t('ownKeys'),
  };
}

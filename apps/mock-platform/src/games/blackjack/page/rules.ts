import { RANKS } from '@tonalli/contracts/games/cards';
import { el } from '../../page/dom';
import type { RulesText, Words } from '../../page/instant/family';
import { statedReturnPercent } from '../exact';
import { blackjackMinor, MOST_STAKES } from '../money';
import { against, type Play } from '../strategy';
import type { BlackjackText } from './texts';

const LETTERS = {
  ...{ hit: 'letterHit', stand: 'letterStand', double: 'letterDouble', split: 'letterSplit' },
} as const satisfies Record<Play, BlackjackText>;

/** Of the dealer, from 2 to the ace. */
const UPS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1];
const HARD = [17, 16, 15, 14, 13, 12, 11, 10, 9, 8];
const BESIDE_ACE = [9, 8, 7, 6, 5, 4, 3, 2];

const rankOf = (points: number): string => RANKS[points - 1] ?? '';

/** The best play of every hand, by the same figures that the return is stated from. */
function strategyTable({ t }: Words<BlackjackText>): HTMLElement {
  const row = (name: string, playOf: (up: number) => Play) => {
    const cells = UPS.map((up) => {
      const play = playOf(up);
      return el('td', { 'data-play': play }, t(LETTERS[play]));
    });
    return el('tr', {}, el('th', { scope: 'row' }, name), ...cells);
  };
  const rows = [
    ...HARD.map((points) => row(String(points), (up) => against(up).two({ points, hasAce: false }).play)),
    ...BESIDE_ACE.map((other) =>
      row(t('tableSoft', { rank: other }), (up) => against(up).two({ points: 1 + other, hasAce: true }).play),
    ),
    ...[1, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((points) =>
      row(t('tablePair', { rank: rankOf(points) }), (up) => against(up).pair(points).play),
    ),
  ];
  const columns = UPS.map((up) => el('th', { scope: 'col' }, rankOf(up)));
  const head = el('tr', {}, el('th', { scope: 'col' }, t('tableHand')), ...columns);
  const caption = el('caption', {}, `${t('tableTitle')}: ${t('tableLegend')}`);
  return el('table.strategy', {}, caption, el('thead', {}, head), el('tbody', {}, ...rows));
}

/** Twelve thirteenths, cut. */
const INSURANCE_RETURN = ((Math.floor((10_000 * 12) / 13) / 10_000) * 100).toFixed(2);

/** What the rules say, with the stake that is on the table. */
export function rulesOf(words: Words<BlackjackText>, stakeMinor: number): RulesText {
  const { t, money } = words;
  return {
    how: [
      t('rulesHow'),
      t('rulesDealer'),
      t('rulesPlays'),
      t('rulesInsurance', { rtp: INSURANCE_RETURN }),
      t('rulesDeck', { rtp: statedReturnPercent(stakeMinor) }),
      strategyTable(words),
    ],
    example: t('exampleText', {
      ...{ stake: money(stakeMinor), natural: money(blackjackMinor(stakeMinor)) },
      ...{ doubled: money(4 * stakeMinor), top: money(MOST_STAKES * stakeMinor) },
    }),
    keys: t('ownKeys'),
  };
}

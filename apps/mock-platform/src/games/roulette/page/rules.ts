import type { RouletteConfig } from '@tonalli/contracts/games/roulette';
import { el } from '../../page/dom';
import type { RulesText } from '../../page/instant/family';
import { shownChance } from '../../page/instant/pay-table-view';
import { type Laid, laidMinor } from '../settle';
import { POCKETS, SPOTS, timesOf } from '../spots';
import type { Translate } from './texts';
import { topOf } from './worth';

interface Words {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly config: RouletteConfig;
}

/** Every kind of bet once: what it pays, how many numbers it has, its chance. */
function payTable(t: Translate): HTMLElement {
  const kinds = new Map([...SPOTS.values()].map((spot) => [spot.kind, spot]));
  const row = (cell: 'th' | 'td', ...texts: string[]) => el('tr', {}, ...texts.map((text) => el(cell, {}, text)));
  const rows = [...kinds.values()].map((spot) => {
    const { length } = spot.numbers;
    return row('td', t(spot.kind), `${timesOf(spot) - 1}:1`, String(length), `${shownChance(length, POCKETS)}%`);
  });
  const head = el('thead', {}, row('th', t('bet'), t('pays'), t('numbers'), t('chance')));
  return el('table.pay-table', {}, head, el('tbody', {}, ...rows));
}

/** How it is played and what it pays, with what lies on the table as the example. */
export function rulesOf({ t, money, config }: Words, laid: Laid): RulesText {
  const stakeMinor = laidMinor(laid);
  const { payoutMinor, ways } = topOf(laid);
  const values = {
    ...{ stake: money(stakeMinor), payout: money(payoutMinor), ways },
    chance: ways === 0 ? '0' : shownChance(ways, POCKETS),
    ...{ staked: money(stakeMinor * POCKETS), paid: money(stakeMinor * 36), return: '97.29' },
  };
  return {
    how: [
      ...[t('rulesHow'), t('rulesPays'), payTable(t), t('rulesCalls')],
      ...[t('rulesLimits', { straight: money(config.maxStraightMinor) }), t('rulesValid')],
    ],
    example: stakeMinor === 0 ? t('exampleNone') : t('exampleText', values),
    keys: `${t('layoutKeys')} ${t('ownKeys')}`,
  };
}

import type { SicBoConfig } from '@tonalli/contracts/games/sic-bo';
import { el } from '../../page/dom';
import type { RulesText } from '../../page/instant/family';
import { paidChanceOf, shownChance } from '../../page/instant/pay-table-view';
import type { Worth } from '../../page/odds';
import { volatilityOf } from '../../pay-table';
import { spotLimitMinor } from '../limits';
import { laidMinor, payoutOf, payoutsOf, statedPercent, topOf } from '../odds';
import { spotOf } from '../spots';
import { ALL_THROWS, THROWS } from '../throws';
import { paysShort } from './names';
import type { Translate } from './texts';

type Laid = Readonly<Record<string, number>>;

/** What a layout is worth; an empty one is shown with the return of the even chances. */
export function worthOf(laid: Laid): Worth {
  const { payoutMinor, ways } = topOf(laid);
  const stakeMinor = Math.max(1, laidMinor(laid));
  const prizes = payoutsOf(laid).map((paid) => ({ multiplierX100: (paid * 100) / stakeMinor, ways: 1 }));
  return {
    paidChance: paidChanceOf(prizes),
    returnPercent: statedPercent(laidMinor(laid) === 0 ? { small: 100 } : laid),
    topWinMinor: payoutMinor,
    topChance: ways === 0 ? '0.00' : shownChance(ways, THROWS),
    topOdds: `${ways}\u00a0/\u00a0${THROWS}`,
    volatility: volatilityOf(prizes),
  };
}

const row = (cell: 'th' | 'td', ...texts: string[]) => el('tr', {}, ...texts.map((text) => el(cell, {}, text)));

/** Spots that pay alike are one row, by one of them. */
function payTable(t: Translate): HTMLElement {
  const totals = [4, 5, 6, 7, 8, 9, 10].map(
    (low) => [`total:${low}`, t('twoTotals', { low, high: 21 - low })] as const,
  );
  const shown = [
    ...([
      ['small', t('evenChances')],
      ['pair:1-2', t('anyPair')],
      ['single:1', t('anySingle')],
    ] as const),
    ...([
      ['double:1', t('anyDouble')],
      ['any-triple', t('any-triple')],
      ['triple:1', t('oneTriple')],
    ] as const),
    ...totals,
  ];
  const rows = shown.map(([id, name]) => {
    const wins = ALL_THROWS.filter((dice) => payoutOf(id, 1, dice) > 0).length;
    const [chance, back] = [shownChance(wins, THROWS), statedPercent({ [id]: 100 })];
    return row('td', name, paysShort(spotOf(id)), `${chance}%`, `${back}%`);
  });
  const head = el('thead', {}, row('th', t('bet'), t('pays'), t('chance'), t('returns')));
  return el('table.pay-table', {}, head, el('tbody', {}, ...rows));
}

interface Words {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly config: SicBoConfig;
}

/** How it is played and what it pays, with what lies on the table as the example. */
export function rulesOf({ t, money, config }: Words, laid: Laid): RulesText {
  const worth = worthOf(laid);
  const stakeMinor = laidMinor(laid);
  const values = {
    ...{ stake: money(stakeMinor), payout: money(worth.topWinMinor) },
    ...{ chance: worth.topChance, return: worth.returnPercent },
  };
  return {
    how: [
      ...[t('rulesHow'), t('rulesChances'), t('rulesSets'), payTable(t), t('rulesValid')],
      ...[t('sideLimit', { side: money(spotLimitMinor('any-triple', config)) }), t('honest')],
    ],
    example: stakeMinor === 0 ? t('exampleNone') : t('exampleText', values),
    keys: t('layoutKeys'),
  };
}

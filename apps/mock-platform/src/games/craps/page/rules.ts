import { CRAPS_SPOTS, type CrapsConfig, type CrapsSpot } from '@tonalli/contracts/games/craps';
import { el } from '../../page/dom';
import type { RulesText } from '../../page/instant/family';
import { chancesOf, type Point } from '../odds';
import { type Laid, MOST_ROLLS, totalOf } from '../table';
import type { Translate } from './texts';
import { percentOf, worthOf } from './worth';

export const TIMEOUT_HOURS = 24;

/** Points that pay alike, with odds. */
const POINTS: readonly (readonly [points: string, point: Point])[] = [
  ['4, 10', 4],
  ['5, 9', 5],
  ['6, 8', 6],
];

const isOdds = (spot: CrapsSpot): boolean => spot === 'pass-odds' || spot === 'dont-odds';

/** What a bet pays, in words: `7:6`, and by the point for odds. */
export function paysText(t: Translate, spot: CrapsSpot): string {
  if (isOdds(spot)) return t('byPoint');
  return spot === 'field' ? t('fieldPays') : (chancesOf(spot, null).wins[0]?.pays.join(':') ?? '');
}

const row = (cell: 'th' | 'td', ...texts: string[]) => el('tr', {}, ...texts.map((text) => el(cell, {}, text)));

/** Every bet with what it pays and returns, odds by their points. */
function payTable(t: Translate): HTMLElement {
  const back = (spot: CrapsSpot, point: Point | null) => `${percentOf({ [spot]: 3_000 }, point)}%`;
  const rows = CRAPS_SPOTS.flatMap((spot) => {
    if (!isOdds(spot)) return [row('td', t(spot), paysText(t, spot), back(spot, null))];
    return POINTS.map(([points, point]) =>
      row(
        'td',
        t('onPoint', { name: t(spot), points }),
        chancesOf(spot, point).wins[0]?.pays.join(':') ?? '',
        back(spot, point),
      ),
    );
  });
  return el(
    'table.pay-table',
    {},
    el('thead', {}, row('th', t('bet'), t('pays'), t('returns'))),
    el('tbody', {}, ...rows),
  );
}

interface Words {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly config: CrapsConfig;
}

/** How it is played and what it pays, with what lies on the table as the example. */
export function rulesOf({ t, money, config }: Words, { laid, point }: { laid: Laid; point: Point | null }): RulesText {
  const worth = worthOf(laid, point);
  const values = {
    ...{ stake: money(totalOf(laid)), payout: money(worth.topWinMinor) },
    ...{ chance: worth.topChance, return: worth.returnPercent },
  };
  return {
    how: [
      ...[t('rulesHow'), t('rulesDont'), t('rulesOdds'), t('rulesNumbers'), payTable(t)],
      ...[
        t('rulesRound', { most: MOST_ROLLS, hours: TIMEOUT_HOURS }),
        t('sideLimit', { side: money(config.maxSideMinor) }),
      ],
    ],
    example: totalOf(laid) === 0 ? t('exampleNone') : t('exampleText', values),
    keys: t('layoutKeys'),
  };
}

import { BACCARAT_SPOTS, type BaccaratConfig } from '@tonalli/contracts/games/baccarat';
import { el } from '../../page/dom';
import type { RulesText } from '../../page/instant/family';
import { paidChanceOf, shownChance } from '../../page/instant/pay-table-view';
import type { Worth } from '../../page/odds';
import { volatilityOf } from '../../pay-table';
import { BANKER_DRAWS } from '../coup';
import { DEALS, OUTCOMES, prizesOf, statedPercent, topOf } from '../exact';
import { type Laid, PAYS_X100, payoutOf } from '../odds';
import type { Translate } from './texts';

const laidMinor = (laid: Laid): number => Object.values(laid).reduce((sum, stakeMinor) => sum + stakeMinor, 0);

/** What a layout is worth; an empty one is shown with the return of the banker. */
export function worthOf(laid: Laid): Worth {
  const { payoutMinor, ways } = topOf(laid);
  const prizes = prizesOf(laid);
  return {
    returnPercent: statedPercent(laidMinor(laid) === 0 ? { banker: 10_000 } : laid),
    paidChance: paidChanceOf(prizes),
    topWinMinor: payoutMinor,
    topChance: ways === 0 ? '0.00' : shownChance(ways, DEALS),
    topOdds: `${ways.toLocaleString('en-US')}\u00a0/\u00a0${DEALS.toLocaleString('en-US')}`,
    volatility: volatilityOf(prizes),
  };
}

const row = (cell: 'th' | 'td', ...texts: string[]) => el('tr', {}, ...texts.map((text) => el(cell, {}, text)));

function payTable(t: Translate): HTMLElement {
  const rows = BACCARAT_SPOTS.map((spot) => {
    const wins = OUTCOMES.filter((outcome) => payoutOf(spot, 100, outcome) > 100);
    const chance = shownChance(
      wins.reduce((sum, { ways }) => sum + ways, 0),
      DEALS,
    );
    const back = `${statedPercent({ [spot]: 10_000 })}%`;
    return row('td', t(spot), `${PAYS_X100[spot] / 100}:1`, `${chance}%`, back);
  });
  const head = el('thead', {}, row('th', t('bet'), t('pays'), t('chance'), t('returns')));
  return el('table.pay-table', {}, head, el('tbody', {}, ...rows));
}

function drawnOn(t: Translate, points: readonly number[]): string {
  if (points.length === 10) return t('always');
  if (points.length === 9) return t('allBut8');
  return points.length === 0 ? t('never') : `${points[0]}–${points.at(-1)}`;
}

/** When the banker draws, from the table that it is dealt by. */
export function drawTable(t: Translate): HTMLElement {
  const rows = Object.entries(BANKER_DRAWS).map(([total, points]) => row('td', total, drawnOn(t, points)));
  const head = el('thead', {}, row('th', t('bankerHas'), t('bankerDrawsOn')));
  return el('table.pay-table', {}, head, el('tbody', {}, ...rows));
}

interface Words {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly config: BaccaratConfig;
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
      ...[t('rulesHow'), t('rulesNatural'), t('rulesBanker'), drawTable(t), t('rulesPays'), payTable(t)],
      ...[t('sideLimit', { side: money(config.maxSideMinor) }), t('roadHonest')],
    ],
    example: stakeMinor === 0 ? t('exampleNone') : t('exampleText', values),
    keys: t('layoutKeys'),
  };
}

import { BACCARAT_SPOTS } from '@tonalli/contracts/games/baccarat';
import type { LiveBaccaratConfig } from '@tonalli/contracts/games/live-baccarat';
import { PAYS_X100 } from '../../baccarat/odds';
import { drawTable } from '../../baccarat/page/rules';
import { el } from '../../page/dom';
import type { RulesText } from '../../page/instant/family';
import { paidChanceOf, shownChance } from '../../page/instant/pay-table-view';
import type { Worth } from '../../page/odds';
import { volatilityOf } from '../../pay-table';
import { DEALS, laidMinor, type Model, OUTCOMES, payoutOf, prizesOf, statedPercent, topOf } from '../model';
import type { Translate } from './texts';

type Laid = Readonly<Record<string, number>>;

/** What a layout is worth; an empty one is shown with the return of the banker. */
export function worthOf(model: Model, laid: Laid): Worth {
  const { payoutMinor, ways } = topOf(model, laid);
  const prizes = prizesOf(model, laid);
  return {
    returnPercent: statedPercent(model, laidMinor(laid) === 0 ? { banker: 10_000 } : laid),
    paidChance: paidChanceOf(prizes),
    topWinMinor: payoutMinor,
    topChance: ways === 0 ? '0.00' : shownChance(ways, DEALS),
    topOdds: `${ways.toLocaleString('en-US')}\u00a0/\u00a0${DEALS.toLocaleString('en-US')}`,
    volatility: volatilityOf(prizes),
  };
}

const row = (cell: 'th' | 'td', ...texts: string[]) => el('tr', {}, ...texts.map((text) => el(cell, {}, text)));

function payTable(t: Translate, model: Model): HTMLElement {
  const rows = BACCARAT_SPOTS.map((spot) => {
    const wins = OUTCOMES.filter((outcome) => payoutOf(model, spot, { stakeMinor: 100, outcome }) > 100);
    const ways = wins.reduce((sum, { ways: count }) => sum + count, 0);
    const pays = spot === 'banker' ? t('bankerPays') : `${PAYS_X100[spot] / 100}:1`;
    const back = `${statedPercent(model, { [spot]: 10_000 })}%`;
    return row('td', t(spot), pays, `${shownChance(ways, DEALS)}%`, back);
  });
  const head = el('thead', {}, row('th', t('bet'), t('pays'), t('chance'), t('returns')));
  return el('table.pay-table', {}, head, el('tbody', {}, ...rows));
}

interface Words {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly config: LiveBaccaratConfig;
  readonly model: Model;
}

/** How it is played and what it pays, with what lies on the table as the example. */
export function rulesOf({ t, money, config, model }: Words, laid: Laid): RulesText {
  const worth = worthOf(model, laid);
  const stakeMinor = laidMinor(laid);
  const values = {
    ...{ stake: money(stakeMinor), payout: money(worth.topWinMinor) },
    ...{ chance: worth.topChance, return: worth.returnPercent },
  };
  return {
    how: [
      ...[t('rulesHow'), t('rulesNatural'), t('rulesBanker'), drawTable(t), t('rulesPays'), payTable(t, model)],
      ...[t('sideLimit', { side: money(config.maxSideMinor) }), t('roadHonest')],
    ],
    example: stakeMinor === 0 ? t('exampleNone') : t('exampleText', values),
    keys: t('layoutKeys'),
  };
}

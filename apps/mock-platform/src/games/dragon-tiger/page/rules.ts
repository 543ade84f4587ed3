import { DRAGON_TIGER_SPOTS, type DragonTigerConfig } from '@tonalli/contracts/games/dragon-tiger';
import { el } from '../../page/dom';
import type { RulesText } from '../../page/instant/family';
import { paidChanceOf, shownChance } from '../../page/instant/pay-table-view';
import type { Worth } from '../../page/odds';
import { volatilityOf } from '../../pay-table';
import { spotLimitMinor } from '../limits';
import { DEALS, laidMinor, OTHER_CARDS, OUTCOMES, PAYS, paidIn, payoutOf, statedPercent, topOf } from '../odds';
import type { Translate } from './texts';

type Laid = Readonly<Record<string, number>>;

/** What a layout is worth; an empty one is shown with the return of the dragon. */
export function worthOf(laid: Laid): Worth {
  const { payoutMinor, ways } = topOf(laid);
  const stakeMinor = Math.max(1, laidMinor(laid));
  const prizes = OUTCOMES.map((outcome) => ({
    multiplierX100: (paidIn(laid, outcome) * 100) / stakeMinor,
    ways: outcome.ways,
  }));
  return {
    paidChance: paidChanceOf(prizes),
    returnPercent: statedPercent(laidMinor(laid) === 0 ? { dragon: 10_000 } : laid),
    topWinMinor: payoutMinor,
    topChance: ways === 0 ? '0.00' : shownChance(ways, DEALS),
    // Every card of the dragon's has alike chances against those that are left.
    topOdds: `${(ways * OTHER_CARDS) / DEALS}\u00a0/\u00a0${OTHER_CARDS}`,
    volatility: volatilityOf(prizes),
  };
}

interface Words {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly config: DragonTigerConfig;
}

const row = (cell: 'th' | 'td', ...texts: string[]) => el('tr', {}, ...texts.map((text) => el(cell, {}, text)));

function payTable(t: Translate): HTMLElement {
  const rows = DRAGON_TIGER_SPOTS.map((spot) => {
    const wins = OUTCOMES.filter((outcome) => payoutOf(spot, 100, outcome) > 100);
    const ways = wins.reduce((sum, { ways: count }) => sum + count, 0);
    const [chance, back] = [shownChance(ways, DEALS), statedPercent({ [spot]: 10_000 })];
    return row('td', t(spot), `${PAYS[spot]}:1`, `${chance}%`, `${back}%`);
  });
  const head = el('thead', {}, row('th', t('bet'), t('pays'), t('chance'), t('returns')));
  return el('table.pay-table', {}, head, el('tbody', {}, ...rows));
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
      ...[t('rulesHow'), t('rulesTie'), payTable(t), t('rulesValid')],
      ...[t('sideLimit', { side: money(spotLimitMinor('tie', config)) }), t('roadHonest'), t('credits')],
    ],
    example: stakeMinor === 0 ? t('exampleNone') : t('exampleText', values),
    keys: t('layoutKeys'),
  };
}

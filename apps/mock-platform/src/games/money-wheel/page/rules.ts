import { WHEEL_SPOTS } from '@tonalli/contracts/games/money-wheel';
import { el } from '../../page/dom';
import type { RulesText } from '../../page/instant/family';
import { paidChanceOf, shownChance, shownMultiplier } from '../../page/instant/pay-table-view';
import type { Worth } from '../../page/odds';
import type { Lang } from '../../page/texts';
import { percentOf, volatilityOf } from '../../pay-table';
import { PAYS_X100, prizesOf, SEGMENTS, segmentsOf } from '../segments';
import { type Laid, laidMinor, payoutsOf } from '../settle';
import { SPOT_WORDS } from './spot-words';
import type { Translate } from './texts';

const OF = SEGMENTS.length;
/** Of every layout, since each spot returns the same. */
const RETURN = percentOf(prizesOf('jade'));

function topOf(laid: Laid) {
  const payouts = payoutsOf(laid);
  const payoutMinor = Math.max(...payouts);
  return { payoutMinor, ways: payoutMinor === 0 ? 0 : payouts.filter((paid) => paid === payoutMinor).length };
}

export function worthOf(laid: Laid): Worth {
  const stakeMinor = Math.max(1, laidMinor(laid));
  const { payoutMinor, ways } = topOf(laid);
  const prizes = payoutsOf(laid).map((paid) => ({ multiplierX100: (paid * 100) / stakeMinor, ways: 1 }));
  return {
    returnPercent: RETURN,
    paidChance: paidChanceOf(prizes),
    topWinMinor: payoutMinor,
    topChance: ways === 0 ? '0.00' : shownChance(ways, OF),
    topOdds: `${ways}\u00a0/\u00a0${OF}`,
    volatility: volatilityOf(prizes),
  };
}

interface Words {
  readonly t: Translate;
  readonly lang: Lang;
  readonly money: (amountMinor: number) => string;
}

function payTable({ t, lang }: Words): HTMLElement {
  const row = (cell: 'th' | 'td', ...texts: string[]) => el('tr', {}, ...texts.map((text) => el(cell, {}, text)));
  const rows = WHEEL_SPOTS.map((spot) => {
    const pays = `× ${shownMultiplier(PAYS_X100[spot])}`;
    const segments = segmentsOf(spot);
    return row('td', SPOT_WORDS[lang][spot], pays, String(segments), `${shownChance(segments, OF)}%`);
  });
  const head = el('thead', {}, row('th', t('spot'), t('pays'), t('segments'), t('chance')));
  return el('table.pay-table', {}, head, el('tbody', {}, ...rows));
}

/** How it is played and what it pays, with what lies on the stones as the example. */
export function rulesOf(words: Words, laid: Laid): RulesText {
  const { t, money } = words;
  const { payoutMinor, ways } = topOf(laid);
  const stakeMinor = laidMinor(laid);
  const values = { stake: money(stakeMinor), payout: money(payoutMinor), ways, return: RETURN };
  const chance = ways === 0 ? '0' : shownChance(ways, OF);
  return {
    how: [t('rulesHow'), t('rulesPays', values), payTable(words), t('rulesValid')],
    example: stakeMinor === 0 ? t('exampleNone') : t('exampleText', { ...values, chance }),
    keys: t('ownKeys'),
  };
}

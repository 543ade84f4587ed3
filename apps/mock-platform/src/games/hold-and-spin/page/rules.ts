import { HOLD_AND_SPIN_LINES, type HoldAndSpinBet } from '@tonalli/contracts/games/hold-and-spin';
import { SYMBOL_NAMES } from '@tonalli/contracts/games/symbols';
import { el } from '../../page/dom';
import type { RulesText } from '../../page/instant/family';
import { shownChance } from '../../page/instant/pay-table-view';
import { lineColour } from '../../page/reels/colours';
import { symbolName } from '../../page/symbol-names';
import type { Lang } from '../../page/texts';
import { symbolPicture } from '../../page/theme';
import { PAYLINES } from '../../slot/lines';
import { linePicture } from '../../slot/page/line-picture';
import { LINE_SYMBOLS } from '../../slot/symbols';
import { exactReturn, type Fraction, percentOf } from '../exact';
import { HOLD_FROM, type HoldAndSpinModelId, MODELS, RESPINS } from '../models';
import { paidFor } from '../view';
import type { Translate } from './texts';
import { shownWorth } from './windows';

interface RulesOf {
  readonly t: Translate;
  readonly lang: Lang;
  readonly money: (amountMinor: number) => string;
  readonly model: HoldAndSpinModelId;
  readonly nodeId: string;
}

/** How many rounds there are for one of such a chance, rounded up. */
export const oneIn = ({ part, of }: Fraction): number => Number((of + part - 1n) / part);
const digits = (whole: number): string => whole.toLocaleString('en-US');

function symbolTable({ t, lang, money, model, nodeId }: RulesOf, stakeMinor: number): HTMLElement {
  const { linePays } = MODELS[model];
  const pays = LINE_SYMBOLS.map((letter) => {
    const name = SYMBOL_NAMES[letter];
    const list = el('dl');
    for (const count of [5, 4, 3]) {
      const amount = money(paidFor(linePays[letter][count - 3] ?? 0, stakeMinor));
      list.append(el('dt', {}, String(count)), el('dd', {}, amount));
    }
    return el('div', {}, symbolPicture(nodeId, name, symbolName(lang, name)), list);
  });
  const wild = el('div', {}, symbolPicture(nodeId, 'wild', symbolName(lang, 'wild')), el('span', {}, t('wildRule')));
  return el('div.symbol-pays', {}, ...pays, wild);
}

function coinTable({ t, model }: RulesOf): HTMLElement {
  const { coins } = MODELS[model];
  const all = coins.reduce((sum, { weight }) => sum + weight, 0);
  const row = (cell: 'th' | 'td', ...texts: string[]) => el('tr', {}, ...texts.map((text) => el(cell, {}, text)));
  const rows = coins.map(({ kind, lineStakes, weight }) =>
    row('td', t(kind), `× ${shownWorth(lineStakes)}`, `${shownChance(weight, all)}%`),
  );
  const head = el('thead', {}, row('th', t('plain'), t('pays'), t('chance')));
  return el('table.pay-table', {}, head, el('tbody', {}, ...rows));
}

const lines = () =>
  el(
    'div.lines',
    {},
    ...PAYLINES.map((rows, line) =>
      el('figure', {}, linePicture(rows, lineColour(line)), el('figcaption', {}, String(line + 1))),
    ),
  );

/** How it is played and what it pays, with the bet that is on the table as the example. */
export function rulesOf(of: RulesOf, { stakeMinor }: HoldAndSpinBet): RulesText {
  const { t, lang, money, model } = of;
  const { grand, linePays } = MODELS[model];
  const exact = exactReturn(MODELS[model]);
  const shares = { lines: percentOf(exact.lines), coins: percentOf(exact.coins), grand: percentOf(exact.grand) };
  const odds = { every: digits(oneIn(exact.hold)), full: digits(oneIn(exact.full)) };
  const held = { from: HOLD_FROM, respins: RESPINS, grand: shownWorth(grand) };
  return {
    how: [
      t('rulesHow', { lines: HOLD_AND_SPIN_LINES }),
      symbolTable(of, stakeMinor),
      t('rulesHold', held),
      el('h3', {}, t('rulesCoins')),
      coinTable(of),
      t('holdOdds', { ...odds, ...shares, all: percentOf(exact.all) }),
      el('h3', {}, `${t('rulesLines')} · ${HOLD_AND_SPIN_LINES}`),
      lines(),
    ],
    example: t('exampleText', {
      stake: money(stakeMinor),
      line: money(paidFor(1, stakeMinor)),
      symbol: symbolName(lang, 'high1'),
      five: money(paidFor(linePays.A[2], stakeMinor)),
      coins: money(paidFor(7 * HOLD_AND_SPIN_LINES, stakeMinor)),
      full: money(paidFor(grand, stakeMinor)),
    }),
  };
}

import type { ClusterBet } from '@tonalli/contracts/games/cluster';
import { SYMBOL_NAMES } from '@tonalli/contracts/games/symbols';
import { el } from '../../page/dom';
import type { RulesText } from '../../page/instant/family';
import { shownChance } from '../../page/instant/pay-table-view';
import { symbolName } from '../../page/symbol-names';
import type { Lang } from '../../page/texts';
import { symbolPicture } from '../../page/theme';
import { percentOf, REACHED, returnOf } from '../exact';
import { type ClusterModelId, KINDS, MODELS, TIERS } from '../models';
import { paidFor } from '../view';
import type { Translate } from './texts';
import { shownParts } from './windows';

interface RulesOf {
  readonly t: Translate;
  readonly lang: Lang;
  readonly money: (amountMinor: number) => string;
  readonly model: ClusterModelId;
  readonly nodeId: string;
}

const RANGES = ['12+', '10–11', '8–9'] as const;

function symbolTable({ lang, money, model, nodeId }: RulesOf, stakeMinor: number): HTMLElement {
  const pays = KINDS.map((kind) => {
    const name = SYMBOL_NAMES[kind];
    const list = el('dl');
    for (const [index, range] of RANGES.entries()) {
      const parts = MODELS[model].pays[kind][TIERS.length - 1 - index] ?? 0;
      list.append(el('dt', {}, range), el('dd', {}, money(paidFor(parts, stakeMinor))));
    }
    return el('div', {}, symbolPicture(nodeId, name, symbolName(lang, name)), list);
  });
  return el('div.symbol-pays', {}, ...pays);
}

/** How likely so many wins in a row are, and what the last of them is multiplied by. */
function winsTable({ t, model }: RulesOf): HTMLElement {
  const row = (cell: 'th' | 'td', ...texts: string[]) => el('tr', {}, ...texts.map((text) => el(cell, {}, text)));
  const rows = REACHED.map((units, at) =>
    row(
      'td',
      `${at + 1}${at + 1 < REACHED.length ? '+' : ''}`,
      `× ${MODELS[model].multipliers[at] ?? 1}`,
      `${shownChance(Number(units), 1e12)}%`,
    ),
  );
  const head = el('thead', {}, row('th', t('winsInRow'), t('multiplied'), t('chance')));
  return el('table.pay-table', {}, head, el('tbody', {}, ...rows));
}

/** How it is played and what it pays, with the bet that is on the table as the example. */
export function rulesOf(of: RulesOf, { stakeMinor }: ClusterBet): RulesText {
  const { t, lang, money, model } = of;
  const { pays, multipliers, clear } = MODELS[model];
  const eight = paidFor(pays.A[0], stakeMinor);
  const second = multipliers[1] ?? 1;
  return {
    how: [
      t('rulesHow'),
      symbolTable(of, stakeMinor),
      t('rulesTumble', { multipliers: multipliers.map((by) => `× ${by}`).join(', '), clear: shownParts(clear) }),
      el('h3', {}, t('rulesOdds')),
      winsTable(of),
      t('rtpHow', { all: percentOf(returnOf(MODELS[model])) }),
    ],
    example: t('exampleText', {
      stake: money(stakeMinor),
      symbol: symbolName(lang, 'high1'),
      ...{ first: money(eight), eight: money(eight), second: money(eight * second), multiplier: second },
      clear: money(paidFor(clear, stakeMinor)),
    }),
  };
}

import type { WaysBet } from '@tonalli/contracts/games/ways';
import { el } from '../../page/dom';
import type { RulesText } from '../../page/instant/family';
import { symbolPays } from '../../page/spins/symbol-pays';
import { letterName } from '../../page/spins/texts';
import type { Lang } from '../../page/texts';
import { LINE_SYMBOLS } from '../../slot/symbols';
import { exactReturn, hitPercent } from '../exact';
import type { Triple, WaysModel } from '../models';
import type { Translate } from './texts';

interface RulesOf {
  readonly t: Translate;
  readonly lang: Lang;
  readonly money: (amountMinor: number) => string;
  readonly model: WaysModel;
  readonly nodeId: string;
}

const digits = (whole: number): string => whole.toLocaleString('en-US');

/** How it is played and what it pays, with the bet that is on the table as the example. */
export function rulesOf({ t, lang, money, model, nodeId }: RulesOf, { stakeMinor }: WaysBet): RulesText {
  const paid = (paysX100: number) => money((stakeMinor / 100) * paysX100);
  const rowsOf = (triple: Triple) => [5, 4, 3].map((count) => [count, paid(triple[count - 3] ?? 0)] as const);
  const symbols = LINE_SYMBOLS.map((symbol) => ({ symbol, rows: rowsOf(model.waysX100[symbol]) }));
  const wildEverywhere = model.strips.at(-1)?.includes('W') === true;
  const table = symbolPays(
    [
      ...symbols,
      { symbol: 'W', rows: [], note: t(wildEverywhere ? 'wildRule' : 'wildRuleFew') },
      { symbol: 'S', rows: rowsOf(model.scattersX100), note: t('scatterRule') },
    ],
    { t, lang, nodeId },
  );
  const free = {
    spins: model.freeSpins.join(' / '),
    every: digits(Math.round(exactReturn(model).triggerEvery)),
    multiplier: model.freeMultiplier,
  };
  const each = model.waysX100.A[0];
  return {
    how: [
      t('rulesHow'),
      t('rulesWays'),
      table,
      el('h3', {}, t('freeSpins')),
      t('freeRule', free),
      ...(model.freeWild > 1 ? [t('freeWildRule', { wild: model.freeWild })] : []),
      t('mostRule', { most: digits(model.maxWinStakes), odds: digits(model.maxWinOdds), hits: hitPercent(model) }),
    ],
    example: t('exampleText', {
      stake: money(stakeMinor),
      symbol: letterName(t, lang, 'A'),
      each: paid(each),
      won: paid(2 * each),
      five: paid(model.waysX100.A[2]),
    }),
    keys: t('ownKeys'),
  };
}

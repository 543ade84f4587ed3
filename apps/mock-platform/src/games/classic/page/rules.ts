import type { ClassicBet } from '@tonalli/contracts/games/classic';
import { el } from '../../page/dom';
import type { RulesText } from '../../page/instant/family';
import { shownChance } from '../../page/instant/pay-table-view';
import { lineColour } from '../../page/reels/colours';
import { symbolPays } from '../../page/spins/symbol-pays';
import { letterName } from '../../page/spins/texts';
import type { Lang } from '../../page/texts';
import { type Prize, tableReturn } from '../../pay-table';
import { statedPercent } from '../exact';
import { CLASSIC_SYMBOLS, type ClassicModel } from '../models';
import { linesPicture } from './lines-picture';
import type { Translate } from './texts';

interface RulesOf {
  readonly t: Translate;
  readonly lang: Lang;
  readonly money: (amountMinor: number) => string;
  readonly model: ClassicModel;
  readonly prizes: readonly Prize[];
  readonly nodeId: string;
}

const digits = (whole: number): string => whole.toLocaleString('en-US');

/** How it is played and what it pays, with the bet that is on the table as the example. */
export function rulesOf(of: RulesOf, { stakeMinor }: ClassicBet): RulesText {
  const { t, lang, money, model, prizes, nodeId } = of;
  const paid = (paysX100: number) => money((stakeMinor / 100) * paysX100);
  const { outcomes, maxWinMinor, maxWinOutcomes } = tableReturn(prizes, stakeMinor);
  const nothing = prizes.find(({ multiplierX100 }) => multiplierX100 === 0)?.ways ?? 0;
  const pays = CLASSIC_SYMBOLS.map((symbol) => {
    const [two, three] = model.linesX100[symbol];
    const rows = [[3, paid(three)] as const, ...(two > 0 ? [[2, paid(two)] as const] : [])];
    const note = t('wildRule', { times: model.wildTimes, both: model.wildTimes ** 2 });
    return { symbol, rows, ...(symbol === 'W' && { note }) };
  });
  const pair = CLASSIC_SYMBOLS.find((symbol) => model.linesX100[symbol][0] > 0) ?? 'G';
  const values = { lines: model.lines, symbol: letterName(t, lang, pair) };
  const three = model.linesX100.A[1];
  return {
    how: [
      t(model.lines === 1 ? 'rulesOne' : 'rulesMany', values),
      t('rulesPays'),
      symbolPays(pays, { t, lang, nodeId }),
      el('h3', {}, t('lines')),
      linesPicture(model.lines, { colourOf: lineColour, labelOf: (line) => t('line', { line: line + 1 }) }),
      t('mostRule', {
        ...{ most: money(maxWinMinor), ways: digits(maxWinOutcomes), outcomes: digits(outcomes) },
        hits: shownChance(outcomes - nothing, outcomes),
      }),
    ],
    example: t('exampleText', {
      ...{ stake: money(stakeMinor), symbol: letterName(t, lang, 'A'), each: paid(three) },
      ...{ won: paid(three * model.wildTimes), return: `$${statedPercent(model)}` },
    }),
    keys: t('ownKeys'),
  };
}

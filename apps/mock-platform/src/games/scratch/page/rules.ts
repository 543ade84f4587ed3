import type { ScratchBet, ScratchTable } from '@tonalli/contracts/games/scratch';
import type { RulesText } from '../../page/instant/family';
import { exampleValues, payTableView, shownMultiplier } from '../../page/instant/pay-table-view';
import { tableReturn } from '../../pay-table';
import { layoutsOf } from '../layouts';
import { paysX100Of, prizesOf } from '../tables';
import type { Translate } from './texts';

interface Words {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
}

/** How it is played and what it pays, with the card that is on the table as the example. */
export function rulesOf({ t, money }: Words, { stakeMinor, table }: ScratchBet & { table: ScratchTable }): RulesText {
  const prizes = prizesOf(table);
  const multiplier = shownMultiplier(paysX100Of(table)[0] ?? 0);
  const values = { ...exampleValues(tableReturn(prizes, stakeMinor), { stakeMinor, money }), multiplier };
  const fair = t('rulesFair', { losing: layoutsOf(null).toLocaleString('en-US') });
  const pays = payTableView(prizes, { pays: t('pays'), ways: t('ways'), chance: t('chance') });
  return { how: [t('rulesHow'), pays, t('rulesDecided'), fair], example: t('exampleText', values), keys: t('ownKeys') };
}

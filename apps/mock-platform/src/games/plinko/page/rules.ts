import type { PlinkoBet } from '@tonalli/contracts/games/plinko';
import type { RulesText } from '../../page/instant/family';
import { exampleValues, payTableView, shownMultiplier } from '../../page/instant/pay-table-view';
import { tableReturn } from '../../pay-table';
import { multipliersX100, prizesOf } from '../odds';
import type { Translate } from './texts';

interface Words {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
}

/** How it is played and what it pays, with the bet that is on the table as the example. */
export function rulesOf({ t, money }: Words, bet: PlinkoBet): RulesText {
  const { rows, risk, stakeMinor } = bet;
  const prizes = prizesOf(bet);
  const values = {
    ...exampleValues(tableReturn(prizes, stakeMinor), { stakeMinor, money }),
    ...{ rows, risk: t(risk).toLowerCase(), multiplier: shownMultiplier(multipliersX100(bet)[0] ?? 0) },
  };
  const table = payTableView(prizes, { pays: t('pays'), ways: t('ways'), chance: t('chance') });
  const how = [t('rulesHow', values), t('rulesPay'), table];
  return { how, example: t('exampleText', values), keys: t('ownKeys') };
}

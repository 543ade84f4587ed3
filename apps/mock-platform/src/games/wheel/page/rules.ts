import type { WheelBet } from '@tonalli/contracts/games/wheel';
import type { RulesText } from '../../page/instant/family';
import { exampleValues, payTableView, shownMultiplier } from '../../page/instant/pay-table-view';
import { tableReturn } from '../../pay-table';
import { prizesOf, wheelX100 } from '../odds';
import type { Translate } from './texts';

interface Words {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
}

/** How it is played and what it pays, with the bet that is on the table as the example. */
export function rulesOf({ t, money }: Words, bet: WheelBet): RulesText {
  const { segments, risk, stakeMinor } = bet;
  const prizes = prizesOf(bet);
  const values = {
    ...exampleValues(tableReturn(prizes, stakeMinor), { stakeMinor, money }),
    ...{ segments, risk: t(risk).toLowerCase(), multiplier: shownMultiplier(wheelX100(bet)[0] ?? 0) },
  };
  const table = payTableView(prizes, { pays: t('pays'), ways: t('ways'), chance: t('chance') });
  const how = [t('rulesHow', values), t('rulesPay'), table];
  return { how, example: t('exampleText', values), keys: t('ownKeys') };
}

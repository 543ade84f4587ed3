import type { FINANCE_COMMANDS } from '@tonalli/qa/finances';
import { clearFinances, FINANCIAL_RECORDS, toWireCheck } from '../../features/finances';
import type { CommandVerbs } from './command';

export const financeVerbs: CommandVerbs<typeof FINANCE_COMMANDS> = {
  setFinancialRecords({ world, input: { answer } }) {
    world.settings.set(FINANCIAL_RECORDS, answer);
    return { answer };
  },
  clearFinances: ({ world, input: { memberId } }) => toWireCheck(clearFinances(world, memberId)),
};

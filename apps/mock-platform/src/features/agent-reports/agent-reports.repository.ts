import type { IncomeKind } from '@tonalli/contracts/agent-reports/wire';
import type { MainKind } from '@tonalli/contracts/ledger';
import { accountPages, mainSumsByDay } from '../../ledger/account-pages';
import { repository } from '../../world/world';

export const agentReportsRepository = repository(({ sqlite }) => ({
  ...accountPages<MainKind>(sqlite),
  ...mainSumsByDay<IncomeKind>(sqlite),
}));

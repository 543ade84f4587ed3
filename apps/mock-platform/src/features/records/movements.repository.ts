import type { MainKind } from '@tonalli/contracts/ledger';
import { type AccountMovement, accountSums, mainAccountRecord } from '../../ledger/account-record';
import { repository } from '../../world/world';

export type MovementRow = AccountMovement<MainKind>;

export const movementsRepository = repository(({ sqlite }) => ({
  ...mainAccountRecord<MainKind>(sqlite),
  ...accountSums(sqlite),
}));

import type { FinancialAnswer } from '@tonalli/contracts/finances/states';
import type { World } from '../../world/world';
import { FINANCIAL_RECORDS } from './finances-settings';

/** Public records of bankruptcies and court orders about money. */
export interface FinancialRecords {
  look(world: World, memberId: string): FinancialAnswer;
}

/** Nobody's records are asked for: a tester says what they are. */
export const simulatedRecords: FinancialRecords = { look: ({ settings }) => settings.get(FINANCIAL_RECORDS) };

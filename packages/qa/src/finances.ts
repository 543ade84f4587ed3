import { FINANCIAL_ANSWERS } from '@tonalli/contracts/finances/states';
import { FinanceCheck } from '@tonalli/contracts/finances/wire';
import { z } from 'zod';
import { controlCommand } from './control-command';
import { MemberId } from './values';

export const FINANCE_COMMANDS = {
  setFinancialRecords: controlCommand({
    at: 'POST /finances',
    cli: 'finances records <answer>',
    summary: `What public records say of a member's finances: ${FINANCIAL_ANSWERS.join(', ')}`,
    input: z.strictObject({ answer: z.enum(FINANCIAL_ANSWERS) }),
    output: z.object({ answer: z.enum(FINANCIAL_ANSWERS) }),
  }),
  clearFinances: controlCommand({
    at: 'POST /members/:memberId/finances/clear',
    cli: 'finances clear <memberId>',
    summary: 'The operator lets a member deposit again whose finances are in review',
    input: z.strictObject({ memberId: MemberId }),
    output: FinanceCheck,
  }),
} as const;

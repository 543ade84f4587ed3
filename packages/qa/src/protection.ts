import { BreakView } from '@tonalli/contracts/breaks/wire';
import { Consents } from '@tonalli/contracts/consents/wire';
import { FINANCIAL_ANSWERS } from '@tonalli/contracts/finances/states';
import { FinanceCheck } from '@tonalli/contracts/finances/wire';
import { OwnLimitsState } from '@tonalli/contracts/limits/wire';
import { z } from 'zod';
import { controlCommand } from './control-command';
import { MemberId } from './values';

export const MemberProtection = z.object({
  limits: OwnLimitsState,
  playedTodayMs: z.int().min(0),
  breaks: BreakView,
  consents: Consents,
  /** Null: the rules of the place asked for none. */
  finances: FinanceCheck.nullable(),
  /** What public records say of everybody here. */
  financialRecords: z.enum(FINANCIAL_ANSWERS),
});
export type MemberProtection = z.input<typeof MemberProtection>;

export const PROTECTION_COMMANDS = {
  showProtection: controlCommand({
    at: 'GET /members/:memberId/protection',
    cli: 'members protection <memberId>',
    summary:
      'What protects a member: limits with what is used, changes that wait, break, consents, the look at finances',
    input: z.strictObject({ memberId: MemberId }),
    output: MemberProtection,
  }),
} as const;

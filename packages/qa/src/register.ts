import { REGISTER_ANSWERS, REGISTER_OCCASIONS } from '@tonalli/contracts/breaks/register';
import { z } from 'zod';
import { controlCommand } from './control-command';
import { MemberId } from './values';

const Register = z.object({
  /** Of everybody; `clear`: of whom it does not name. */
  answer: z.enum(REGISTER_ANSWERS),
  /** User names, mobile numbers, email addresses. */
  persons: z.array(z.string()),
});

export const RegisterCheckView = z.object({
  /** Null: of somebody without an account. */
  memberId: z.string().nullable(),
  occasion: z.enum(REGISTER_OCCASIONS),
  answer: z.enum(REGISTER_ANSWERS),
  at: z.iso.datetime(),
});

export const REGISTER_COMMANDS = {
  setRegister: controlCommand({
    at: 'POST /register',
    cli: 'register set',
    summary:
      'What the register of self-exclusion answers (--answer clear, excluded, unavailable), and whom it names (--persons): user names, mobile numbers, addresses; asked where the rules of the place say so, such as GB-2026',
    input: z.strictObject({
      answer: z.enum(REGISTER_ANSWERS).optional(),
      persons: z.array(z.string().min(1).max(254)).max(500).optional(),
    }),
    output: Register,
  }),
  listRegisterChecks: controlCommand({
    at: 'GET /register/checks',
    cli: 'register checks [memberId]',
    summary: 'What the register of self-exclusion was asked for and answered, the newest first',
    input: z.strictObject({ memberId: MemberId.optional() }),
    output: z.object({ register: Register, isAsked: z.boolean(), checks: z.array(RegisterCheckView) }),
  }),
} as const;

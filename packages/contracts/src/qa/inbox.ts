import { z } from 'zod';
import { controlCommand } from './control-command';
import { Time } from './values';

export const CaughtSms = z.object({
  mobile: z.string(),
  code: z.string(),
  purpose: z.string(),
  sentAt: Time,
  expiresAt: Time,
});
export type CaughtSms = z.input<typeof CaughtSms>;

export const INBOX_COMMANDS = {
  listSms: controlCommand({
    at: 'GET /sms',
    cli: 'inbox sms [mobile]',
    summary: 'Messages that were sent to phones, newest first',
    input: z.strictObject({ mobile: z.string().max(32).optional() }),
    output: z.array(CaughtSms),
  }),
  solveCaptcha: controlCommand({
    at: 'GET /captchas/:id',
    cli: 'inbox captcha <id>',
    summary: 'What the picture of a captcha says',
    input: z.strictObject({ id: z.string().max(64) }),
    output: z.object({ answer: z.string().nullable() }),
  }),
} as const;

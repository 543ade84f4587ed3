import { CUSTOMER_SERVICE_TYPES } from '@tonalli/contracts/system/wire';
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

export const CaughtEmail = z.object({
  address: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Found in the text, in their order. */
  links: z.array(z.string()),
  /** Six digits, when the text holds any. */
  code: z.string().nullable(),
  sentAt: Time,
});
export type CaughtEmail = z.input<typeof CaughtEmail>;

export const CaughtPopup = z.object({
  /** Counts up within its world. */
  id: z.int(),
  channel: z.enum(CUSTOMER_SERVICE_TYPES),
  url: z.string(),
  at: Time,
  userAgent: z.string(),
});
export type CaughtPopup = z.input<typeof CaughtPopup>;

export const INBOX_COMMANDS = {
  listSms: controlCommand({
    at: 'GET /sms',
    cli: 'inbox sms [mobile]',
    summary: 'Messages that were sent to phones, newest first',
    input: z.strictObject({ mobile: z.string().max(32).optional() }),
    output: z.array(CaughtSms),
  }),
  listEmails: controlCommand({
    at: 'GET /emails',
    cli: 'inbox email [address]',
    summary: 'Emails that were sent, with their links and codes, newest first',
    input: z.strictObject({ address: z.string().max(254).optional() }),
    output: z.array(CaughtEmail),
  }),
  listPopups: controlCommand({
    at: 'GET /popups',
    cli: 'inbox popups [channel]',
    summary: 'Windows of customer service that were opened, newest first',
    input: z.strictObject({ channel: z.string().max(32).optional() }),
    output: z.array(CaughtPopup),
  }),
  solveCaptcha: controlCommand({
    at: 'GET /captchas/:id',
    cli: 'inbox captcha <id>',
    summary: 'What the picture of a captcha says',
    input: z.strictObject({ id: z.string().max(64) }),
    output: z.object({ answer: z.string().nullable() }),
  }),
} as const;

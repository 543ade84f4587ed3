import { MARKETING_PRODUCTS } from '@tonalli/contracts/consents/choices';
import { z } from 'zod';
import { controlCommand } from './control-command';
import { MemberId } from './values';

export const MESSAGE_COMMANDS = {
  sendNotice: controlCommand({
    at: 'POST /messages',
    cli: 'messages send <title> <body>',
    summary: 'A message to one member, or to everybody when no member is named; the same words in both languages',
    input: z.strictObject({
      title: z.string().min(1).max(140),
      body: z.string().min(1).max(2_000),
      memberId: MemberId.optional(),
      /** What advertises reaches nobody whom the rules of protection keep it from. */
      purpose: z.enum(['service', 'marketing']).default('service'),
      /** Of what advertises; left out: no product in particular. */
      product: z.enum(MARKETING_PRODUCTS).optional(),
    }),
    output: z.object({ messageId: z.string() }),
  }),
} as const;

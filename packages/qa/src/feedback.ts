import { FeedbackId } from '@tonalli/contracts/help/parts';
import { Feedback } from '@tonalli/contracts/help/wire';
import { z } from 'zod';
import { controlCommand } from './control-command';
import { Nothing } from './values';

/** The operator's part of what members write. */
export const FEEDBACK_COMMANDS = {
  listAllFeedback: controlCommand({
    at: 'GET /feedback',
    cli: 'feedback list',
    summary: 'What members have told the operator, newest first',
    input: Nothing,
    output: z.array(Feedback.extend({ memberId: z.string() })),
  }),
  replyToFeedback: controlCommand({
    at: 'POST /feedback/:id',
    cli: 'feedback reply <id> <text>',
    summary: 'Answers one of them (F...); the member finds it there and in the inbox, at once',
    input: z.strictObject({ id: FeedbackId, text: z.string().trim().min(1).max(2_000) }),
    output: z.null(),
  }),
} as const;

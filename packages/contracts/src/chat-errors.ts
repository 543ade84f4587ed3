import type { ErrorSpec } from './error-spec';

/** The part of the catalogue in `errors.ts` that is about the chat with models. */
export const CHAT_ERRORS = {
  CHAT_TEXT_REFUSED: {
    http: 422,
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'The message holds a link, contact or payment data, or words that are not allowed.',
  },
  CHAT_BLOCKED: { http: 409, trpc: 'CONFLICT', message: 'The member has blocked this model.' },
} as const satisfies Record<string, ErrorSpec>;

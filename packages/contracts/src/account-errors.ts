import type { ErrorSpec } from './error-spec';

/** What the own data of an account and its closing are refused with. */
export const ACCOUNT_ERRORS = {
  OWN_DATA_TOO_SOON: {
    http: 429,
    trpc: 'TOO_MANY_REQUESTS',
    message: 'The own data were asked for a moment ago, try again later.',
  },
  /** Of whoever has shown that the account is theirs: how it stands is told beside it. */
  ACCOUNT_CLOSED: { http: 403, trpc: 'FORBIDDEN', message: 'This account is closed.' },
  CLOSING_BLOCKED: { http: 409, trpc: 'CONFLICT', message: 'Something stands in the way of closing the account.' },
  CLOSING_CHANGED: {
    http: 409,
    trpc: 'CONFLICT',
    message: 'What would be paid out or lost is not what was shown any more.',
  },
} as const satisfies Record<string, ErrorSpec>;

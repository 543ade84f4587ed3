import type { ErrorSpec } from './error-spec';

/** What the own data of an account and its closing are refused with. */
export const ACCOUNT_ERRORS = {
  OWN_DATA_TOO_SOON: {
    http: 429,
    trpc: 'TOO_MANY_REQUESTS',
    message: 'The own data were asked for a moment ago, try again later.',
  },
} as const satisfies Record<string, ErrorSpec>;

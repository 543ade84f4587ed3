import type { ErrorSpec } from './error-spec';

/**
 * The part of the catalogue in `errors.ts` that is about sports. What others have already is used as it is: `ODDS_CHANGED`,
 * `EXPOSURE_REACHED` (liability), `STAKE_INVALID` (limits of a stake, the cap on payouts), `BET_INVALID` (legs that do not make the form).
 */
export const SPORTS_ERRORS = {
  EVENT_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND', message: 'There is no such match.' },
  SELECTION_SUSPENDED: { http: 409, trpc: 'CONFLICT', message: 'A selection takes no bets just now.' },
  SELECTION_CLOSED: { http: 409, trpc: 'CONFLICT', message: 'A selection takes no bets any more.' },
  LEGS_RELATED: { http: 422, trpc: 'UNPROCESSABLE_CONTENT', message: 'Legs of one match cannot be combined.' },
  SLIP_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND', message: 'There is no such slip.' },
  CASH_OUT_CLOSED: { http: 409, trpc: 'CONFLICT', message: 'No price is offered for this slip now.' },
  QUOTE_EXPIRED: { http: 409, trpc: 'CONFLICT', message: 'This price was used or has lapsed.' },
} as const satisfies Record<string, ErrorSpec>;

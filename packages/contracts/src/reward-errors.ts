import type { ErrorSpec } from './error-spec';

/** The part of the catalogue in `errors.ts` that is about bonuses, points, promotions and rewards. */
export const REWARD_ERRORS = {
  BONUS_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND', message: 'There is no such bonus.' },
  BONUS_CLOSED: { http: 409, trpc: 'CONFLICT', message: 'This bonus was claimed already or has lapsed.' },
  BONUS_ACTIVE: {
    http: 409,
    trpc: 'CONFLICT',
    message: 'A bonus is active; a withdrawal gives it up, which has to be said.',
  },
  BONUS_STAKE_TOO_HIGH: {
    http: 422,
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'With bonus money in it, the bet is higher than the terms of the bonus allow.',
  },
  PROMOTION_CLOSED: {
    http: 409,
    trpc: 'CONFLICT',
    message: 'This promotion has not begun, is over, paused, or its budget is spent.',
  },
  PROMOTION_NOT_ELIGIBLE: {
    http: 422,
    trpc: 'PRECONDITION_FAILED',
    message: 'The promotion asks for something that is not there yet.',
  },
  PROMOTION_TAKEN: {
    http: 409,
    trpc: 'CONFLICT',
    message: 'The member, or somebody with the same bank account, number or e-mail, has taken part already.',
  },
  REWARD_ON_HOLD: {
    http: 409,
    trpc: 'CONFLICT',
    message: 'The operator looks into the account; until then the house gives it nothing.',
  },
  MISSION_NOT_COMPLETE: { http: 409, trpc: 'CONFLICT', message: 'This mission is not complete yet.' },
  POINTS_INSUFFICIENT: { http: 422, trpc: 'UNPROCESSABLE_CONTENT', message: 'The points are not sufficient.' },
  POINT_AMOUNT_INVALID: { http: 422, trpc: 'UNPROCESSABLE_CONTENT', message: 'So many points cannot be converted.' },
  POINT_REWARD_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND', message: 'There is no such reward.' },
  POINT_REWARD_SOLD_OUT: { http: 409, trpc: 'CONFLICT', message: 'There are not so many of this reward left.' },
  POINT_REWARD_LOCKED: {
    http: 422,
    trpc: 'PRECONDITION_FAILED',
    message: 'This reward asks for more valid bets than were made.',
  },
} as const satisfies Record<string, ErrorSpec>;

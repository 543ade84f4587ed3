import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { Minor, RoundId, SpinId } from '../play/slot-shapes';
import { CashOutQuote, PlacedSlip, PlaceSlip, Slip, SlipCheck } from './shapes';

/** Slips of the sports' page. A refusal charges nothing. */
const OF_THE_GAME = ['GAME_NOT_FOUND', 'GAME_UNAVAILABLE'] as const;

const check = endpoint({
  method: 'POST',
  path: '/play/api/sports/check',
  summary:
    'How a slip stands now: what changed, whether its legs go together, limits and the greatest payout; moves nothing',
  cors: 'any',
  token: 'game',
  extension: true,
  request: Slip,
  value: SlipCheck,
});

const place = endpoint({
  method: 'POST',
  path: '/play/api/sports/place',
  summary:
    'Bet a slip; in play it waits some seconds with its stake held. A slip key that was used gets its slip again',
  cors: 'any',
  token: 'game',
  extension: true,
  request: PlaceSlip,
  value: PlacedSlip,
  errors: [
    ...(['BET_INVALID', 'STAKE_INVALID', 'ODDS_CHANGED', 'EXPOSURE_REACHED', 'INSUFFICIENT_FUNDS'] as const),
    ...(['SELECTION_SUSPENDED', 'SELECTION_CLOSED', 'LEGS_RELATED'] as const),
    ...(['IDEMPOTENCY_KEY_REUSED', 'REALITY_CHECK_DUE', 'STAKE_ABOVE_POLICY', 'LIMIT_REACHED'] as const),
    ...(['BONUS_STAKE_TOO_HIGH', ...OF_THE_GAME] as const),
  ],
});

const slips = endpoint({
  method: 'GET',
  path: '/play/api/sports/slips',
  summary: "The player's slips, the newest first, twenty at a time",
  cors: 'any',
  token: 'game',
  extension: true,
  request: z.strictObject({
    kind: z.enum(['OPEN', 'SETTLED', 'CASHED_OUT']),
    /** Those behind this one. */
    before: z.optional(RoundId),
  }),
  value: z.object({ content: z.array(PlacedSlip), next: z.nullable(RoundId) }),
  errors: ['SLIP_NOT_FOUND'],
});

const slip = endpoint({
  method: 'GET',
  path: '/play/api/sports/slip',
  summary: 'One own slip as it stands; how the page learns what became of one that waits',
  cors: 'any',
  token: 'game',
  extension: true,
  request: z.strictObject({ slip: RoundId }),
  value: PlacedSlip,
  errors: ['SLIP_NOT_FOUND'],
});

const quote = endpoint({
  method: 'POST',
  path: '/play/api/sports/quote',
  summary: 'What an own slip is bought back for, for three seconds; moves nothing',
  cors: 'any',
  token: 'game',
  extension: true,
  request: z.strictObject({ slip: RoundId }),
  value: CashOutQuote,
  errors: ['SLIP_NOT_FOUND', 'CASH_OUT_CLOSED'],
});

const cashOut = endpoint({
  method: 'POST',
  path: '/play/api/sports/cash-out',
  summary: 'Sell an own slip or a part of its stake back at a quote; a key that was used gets its first answer again',
  cors: 'any',
  token: 'game',
  extension: true,
  request: z.strictObject({
    slip: RoundId,
    quoteId: z.string().check(z.minLength(1), z.maxLength(40)),
    key: SpinId,
    /** What of the open stake is sold, minor units; null: all of it. */
    partMinor: z.nullable(z.int().check(z.minimum(1))),
  }),
  value: z.object({ paidMinor: Minor, slip: PlacedSlip }),
  errors: ['STAKE_INVALID', 'IDEMPOTENCY_KEY_REUSED', 'SLIP_NOT_FOUND', 'CASH_OUT_CLOSED', 'QUOTE_EXPIRED'],
});

export const SPORTS_BETS_ENDPOINTS = {
  'sports.cashOut': cashOut,
  'sports.check': check,
  'sports.place': place,
  'sports.quote': quote,
  'sports.slip': slip,
  'sports.slips': slips,
} as const;

import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { CheckAnswer, PlayReport } from '../play-time/shapes';
import {
  PlaceRequest,
  RoundAnswer,
  RoundGameState,
  RoundOpenAnswer,
  RoundVerifyAnswer,
  StepRequest,
} from './round-shapes';
import {
  GameState,
  HistoryAnswer,
  NoRequest,
  OpenAnswer,
  OpenRequest,
  RotateAnswer,
  RotateRequest,
  SpinAnswer,
  SpinRequest,
  VerifyAnswer,
  VerifyRequest,
} from './slot-shapes';
import { OwnRoundRequest, TableState } from './table-shapes';

/** Once it is no longer there, or closed. */
const OF_THE_GAME = ['GAME_NOT_FOUND', 'GAME_UNAVAILABLE'] as const;

/** What the house stakes for a player is not there, or no more. */
const OF_FREE_PLAYS = ['BONUS_NOT_FOUND', 'BONUS_CLOSED'] as const;

/** What the rules of play answer to a round that is to begin. */
const OF_PROTECTION = [
  'TOO_FAST',
  'REALITY_CHECK_DUE',
  'STAKE_ABOVE_POLICY',
  'BONUS_STAKE_TOO_HIGH',
  'LIMIT_REACHED',
] as const;

/** What the games' own pages ask of their server, by the names of journals, metrics and faults. */
export const GAME_ENDPOINTS = {
  'play.open': endpoint({
    method: 'POST',
    path: '/play/api/open',
    summary: 'Change the token of a launch for one of a session, and see the game',
    cors: 'any',
    world: 'field',
    extension: true,
    request: OpenRequest,
    value: z.union([OpenAnswer, RoundOpenAnswer]),
    errors: ['LAUNCH_TOKEN_INVALID', 'TOKEN_INVALID', 'GAME_ALREADY_OPEN', ...OF_THE_GAME],
  }),
  'play.state': endpoint({
    method: 'GET',
    path: '/play/api/state',
    summary: 'The game of a session as it stands',
    cors: 'any',
    token: 'game',
    extension: true,
    request: NoRequest,
    value: z.union([GameState, RoundGameState]),
    errors: OF_THE_GAME,
  }),
  'play.spin': endpoint({
    method: 'POST',
    path: '/play/api/spin',
    summary: 'Play a round; a spin id that was played gets its first answer again',
    cors: 'any',
    token: 'game',
    extension: true,
    request: SpinRequest,
    value: SpinAnswer,
    errors: [
      ...(['STAKE_INVALID', 'INSUFFICIENT_FUNDS', 'IDEMPOTENCY_KEY_REUSED'] as const),
      ...[...OF_FREE_PLAYS, ...OF_PROTECTION, ...OF_THE_GAME],
    ],
  }),
  'play.place': endpoint({
    method: 'POST',
    path: '/play/api/place',
    summary: 'Place a bet of any family; a round key that was used gets its first answer again',
    cors: 'any',
    token: 'game',
    extension: true,
    request: PlaceRequest,
    value: RoundAnswer,
    errors: [
      ...(['BET_INVALID', 'STAKE_INVALID', 'INSUFFICIENT_FUNDS', 'EXPOSURE_REACHED', 'ROUND_CLOSED'] as const),
      ...(['SEAT_TAKEN', 'ROOM_SEPARATED', 'ODDS_CHANGED', 'IDEMPOTENCY_KEY_REUSED', ...OF_FREE_PLAYS] as const),
      ...[...OF_PROTECTION, ...OF_THE_GAME],
    ],
  }),
  'play.step': endpoint({
    method: 'POST',
    path: '/play/api/step',
    summary: 'Take the next step of an open round; one that was taken gets its first answer again',
    cors: 'any',
    token: 'game',
    extension: true,
    request: StepRequest,
    value: RoundAnswer,
    errors: [
      ...(['ROUND_NOT_FOUND', 'STEP_INVALID', 'TOO_LATE', 'INSUFFICIENT_FUNDS', 'EXPOSURE_REACHED'] as const),
      ...(['ROUND_CLOSED', 'BONUS_STAKE_TOO_HIGH', 'LIMIT_REACHED', 'IDEMPOTENCY_KEY_REUSED'] as const),
    ],
  }),
  'play.table': endpoint({
    method: 'GET',
    path: '/play/api/table',
    summary: 'The table of a title whose rounds all its players share, as its stream begins with it',
    cors: 'any',
    token: 'game',
    extension: true,
    request: NoRequest,
    value: TableState,
    errors: OF_THE_GAME,
  }),
  'play.round': endpoint({
    method: 'GET',
    path: '/play/api/round',
    summary: 'An own round as it stands now, over or not',
    cors: 'any',
    token: 'game',
    extension: true,
    request: OwnRoundRequest,
    value: RoundAnswer,
    errors: ['ROUND_NOT_FOUND'],
  }),
  'play.withdraw': endpoint({
    method: 'POST',
    path: '/play/api/withdraw',
    summary:
      'Take an own bet at a table back, whole, before it closes; one that was taken back gets the same answer again',
    cors: 'any',
    token: 'game',
    extension: true,
    request: OwnRoundRequest,
    value: RoundAnswer,
    errors: ['ROUND_NOT_FOUND', 'ROUND_CLOSED', 'STEP_INVALID'],
  }),
  'play.rotate': endpoint({
    method: 'POST',
    path: '/play/api/rotate',
    summary: 'Reveal the server seed and go on with the one committed to before',
    cors: 'any',
    token: 'game',
    extension: true,
    request: RotateRequest,
    value: RotateAnswer,
    errors: ['ROUND_OPEN'],
  }),
  'play.history': endpoint({
    method: 'GET',
    path: '/play/api/history',
    summary: "The session's latest rounds in its game, newest first",
    cors: 'any',
    token: 'game',
    extension: true,
    request: NoRequest,
    value: HistoryAnswer,
  }),
  'play.time': endpoint({
    method: 'GET',
    path: '/play/api/time',
    summary: 'The time and money of play, of this period and today; null with play money',
    cors: 'any',
    token: 'game',
    extension: true,
    request: NoRequest,
    value: z.nullable(PlayReport),
  }),
  'play.check': endpoint({
    method: 'POST',
    path: '/play/api/check',
    summary: 'Go on after a reality check; one that was answered, in whatever tab, changes nothing more',
    cors: 'any',
    token: 'game',
    extension: true,
    request: CheckAnswer,
    value: z.nullable(PlayReport),
    errors: ['NOT_FOUND'],
  }),
  'play.verify': endpoint({
    method: 'GET',
    path: '/play/api/verify',
    summary: 'Everything that decided a round, for anyone who has its id',
    cors: 'any',
    world: 'field',
    extension: true,
    request: VerifyRequest,
    value: z.union([VerifyAnswer, RoundVerifyAnswer]),
    errors: ['ROUND_NOT_FOUND'],
  }),
} as const;

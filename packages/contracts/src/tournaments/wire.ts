import { z } from 'zod';
import { endpoint } from '../endpoint';
import { WireLanguage } from '../language';
import { GameType } from '../lobby/wire';
import { Money } from '../money';

/** What became of a prize. */
export const OWN_PRIZE_STATES = ['WAITING', 'CLAIMED', 'LAPSED'] as const;
export type OwnPrizeState = (typeof OWN_PRIZE_STATES)[number];

const TournamentId = z.string().regex(/^TO\d{8}$/);

/** A race for the best rounds, whose stakes do not matter. */
export const Tournament = z.object({
  tournamentId: TournamentId,
  title: z.string(),
  phase: z.enum(['COMING_SOON', 'OPEN', 'CLOSED']),
  /** The score is the sum of so many of a member's best multiples. */
  bestOf: z.int().min(1),
  /** Of a round that counts. */
  minStake: Money,
  /** So many rounds of a member count, the first ones. */
  roundsMax: z.int().min(1),
  gameTypes: z.array(GameType),
  startsAt: z.iso.datetime(),
  /** Or when it was closed before. */
  endsAt: z.iso.datetime(),
  pool: Money,
  /** By place; they sum to the pool. */
  prizes: z.array(Money),
  players: z.int().min(0),
  /** The first places. Scores are multiples in hundredths. */
  ranking: z.array(
    z.object({
      place: z.int().min(1),
      username: z.string(),
      isOwn: z.boolean(),
      score: z.int(),
      rounds: z.int(),
      prize: Money,
    }),
  ),
  /** Null: the member does not take part, or left by an exclusion. */
  own: z
    .object({
      place: z.int().min(1).nullable(),
      score: z.int(),
      rounds: z.int(),
      prize: Money,
      /** Null: there is none, or the race goes on. */
      prizeState: z.enum(OWN_PRIZE_STATES).nullable(),
    })
    .nullable(),
});

export const listTournaments = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getTournaments',
  summary: 'Tournaments that run, are to come or were closed of late, with their rankings',
  token: 'required',
  extension: true,
  request: z.strictObject({ language: WireLanguage }),
  value: z.object({ tournaments: z.array(Tournament), now: z.iso.datetime() }),
});

export const joinTournament = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_joinTournament',
  summary: 'Takes part in a tournament from now on; again: nothing more',
  token: 'required',
  extension: true,
  idempotent: true,
  request: z.strictObject({ tournamentId: TournamentId }),
  value: z.object({ joined: z.literal(true) }),
  errors: ['NOT_FOUND', 'PROMOTION_CLOSED', 'PROMOTION_TAKEN'],
});

import { z } from 'zod';
import { endpoint } from '../endpoint';
import { WireLanguage } from '../language';
import { Game, GameType } from '../lobby/wire';
import { Money } from '../money';
import { BEAD_TONES, MOST_BEADS, MOST_TABLES, ROOM_PHASES } from './table-tiles';

export const launchGame = endpoint({
  method: 'POST',
  path: '/wps/relay/GCS_gameLaunchFB',
  summary: 'Start a game: a launch URL with a single-use, short-lived token bound to member and game',
  answer: 'sealed',
  token: 'required',
  request: z.strictObject({
    nodeId: z.string().max(32),
    vendor: z.string().max(32),
    gameType: GameType,
    device: z.enum(['WEB', 'MOBILE']),
    backUrl: z.url().max(2_048),
    /** Play money. A trial account always plays with it. */
    freeTrial: z.boolean().optional(),
    /** Where one game is played at a time: the sessions of any other end first. Their open rounds wait. */
    endOpen: z.boolean().optional(),
  }),
  value: z.object({ url: z.url() }),
  errors: [
    'GAME_NOT_FOUND',
    'GAME_UNAVAILABLE',
    'TRIAL_NOT_OFFERED',
    'TRIAL_ACCOUNT',
    'OPERATION_NOT_ALLOWED',
    'GAME_ALREADY_OPEN',
  ],
});

const NodeIds = z.codec(
  z.string().regex(/^[\w-]{1,32}(?:,[\w-]{1,32})*$/),
  z.array(z.string()).min(1).max(MOST_TABLES),
  { decode: (text) => text.split(','), encode: (ids) => ids.join(',') },
);

/** A result as a small mark: a number, a multiplier. */
const TableBead = z.object({ word: z.string().max(12), tone: z.enum(BEAD_TONES) });

export const listTables = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_tables',
  summary: 'How tables stand: phase, latest results, players and limits; titles that are no open table are left out',
  extension: true,
  request: z.strictObject({
    /** With commas between. */
    nodeIds: NodeIds,
  }),
  value: z.object({
    /** Milliseconds since epoch, of the world's clock, as all times here. */
    now: z.int(),
    /** Time stands still. */
    isFrozen: z.boolean(),
    tables: z.array(
      z.object({
        nodeId: z.string(),
        takesBets: z.boolean(),
        /** The round is over: what comes is the next one. */
        isOver: z.boolean(),
        /** Of the phase; null once the round is over, and where nobody may know. */
        endsAt: z.int().nullable(),
        /** Null while that depends on how long the round lasts. */
        nextOpensAt: z.int().nullable(),
        /** The newest first; a round is in it from its result on. */
        past: z.array(TableBead).max(MOST_BEADS),
        /** In the standing round. */
        players: z.int(),
        minStake: Money,
        maxStake: Money,
      }),
    ),
  }),
});

export const listRooms = endpoint({
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  summary: 'Rooms in which players play each other, with their limits and free seats; those of one vendor, or all',
  token: 'required',
  request: z.strictObject({ vassalage: z.string().max(32).optional(), language: WireLanguage }),
  value: z.object({
    rooms: z.array(
      z.object({
        game: Game,
        /** What a hand is about before anything multiplies it. */
        ante: Money,
        /** What is set aside as one sits down: nobody loses more in a hand. */
        buyIn: Money,
        seats: z.int(),
        freeSeats: z.int(),
        phase: z.enum(ROOM_PHASES),
      }),
    ),
  }),
});

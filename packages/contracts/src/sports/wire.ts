import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import {
  EventDetail,
  EventId,
  EventProof,
  EventSummary,
  LeagueId,
  Sport,
  SportsChange,
  SportsDay,
  TeamId,
} from './shapes';

/**
 * What sports' page asks about matches, by the names of journals, metrics and faults. Each is answered from what stands on the
 * world's clock; none of those that ask makes a row.
 */
const OF_THE_GAME = ['GAME_NOT_FOUND', 'GAME_UNAVAILABLE'] as const;
const now = z.int();

/** Query strings are text: whole numbers of up to nine digits. */
const Cursor = z.string().check(z.regex(/^\d{1,9}$/));

const fixtures = endpoint({
  method: 'GET',
  path: '/play/api/sports/fixtures',
  summary: "A day's matches by sport and league, those in play first, then by their hour",
  cors: 'any',
  token: 'game',
  extension: true,
  request: z.strictObject({
    /** From yesterday to six days ahead; without it, today. */
    day: z.optional(SportsDay),
    sport: z.optional(Sport),
    league: z.optional(LeagueId),
  }),
  value: z.object({ now, day: SportsDay, content: z.array(EventSummary) }),
  errors: OF_THE_GAME,
});

const live = endpoint({
  method: 'GET',
  path: '/play/api/sports/live',
  summary: 'The matches in play, the latest begun last',
  cors: 'any',
  token: 'game',
  extension: true,
  request: z.strictObject({ sport: z.optional(Sport) }),
  value: z.object({ now, content: z.array(EventSummary) }),
  errors: OF_THE_GAME,
});

const search = endpoint({
  method: 'GET',
  path: '/play/api/sports/search',
  summary: 'Matches of a week whose teams or league have a name with these letters, accents aside; at most twenty',
  cors: 'any',
  token: 'game',
  extension: true,
  request: z.strictObject({ text: z.string().check(z.minLength(2), z.maxLength(40)) }),
  value: z.object({ now, content: z.array(EventSummary) }),
  errors: OF_THE_GAME,
});

const event = endpoint({
  method: 'GET',
  path: '/play/api/sports/event',
  summary: 'One match with all its markets, what happened, and statistics',
  cors: 'any',
  token: 'game',
  extension: true,
  request: z.strictObject({ event: EventId }),
  value: z.object({ now, event: EventDetail }),
  errors: ['EVENT_NOT_FOUND', ...OF_THE_GAME],
});

const changes = endpoint({
  method: 'GET',
  path: '/play/api/sports/changes',
  summary: 'What changed of up to thirty matches since a cursor: changed selections alone',
  cors: 'any',
  token: 'game',
  extension: true,
  request: z.strictObject({
    /** Ids with a comma between. */
    events: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}-\d{3}(,\d{4}-\d{2}-\d{2}-\d{3}){0,29}$/)),
    after: Cursor,
  }),
  value: z.object({
    now,
    cursor: z.int(),
    /** The cursor is too old: the page reads its matches anew, `content` is empty. */
    isStale: z.boolean(),
    content: z.array(SportsChange),
  }),
  errors: ['EVENT_NOT_FOUND', ...OF_THE_GAME],
});

const verify = endpoint({
  method: 'GET',
  path: '/play/api/sports/verify',
  summary: 'What decides a match: the hash of its seed at any time, the seed once it is over',
  cors: 'any',
  world: 'field',
  extension: true,
  request: z.strictObject({ event: EventId, world: z.optional(z.string().check(z.minLength(1), z.maxLength(64))) }),
  value: EventProof,
  errors: ['EVENT_NOT_FOUND'],
});

const Favourites = z.object({ teams: z.array(TeamId) });

const favourites = endpoint({
  method: 'GET',
  path: '/play/api/sports/favourites',
  summary: "The player's favourite teams, in the order in which they were chosen",
  cors: 'any',
  token: 'game',
  extension: true,
  request: z.strictObject({}),
  value: Favourites,
  errors: OF_THE_GAME,
});

const favourite = endpoint({
  method: 'POST',
  path: '/play/api/sports/favourite',
  summary: 'Make a team a favourite, or one no more; at most fifty, and a repeat changes nothing',
  cors: 'any',
  token: 'game',
  extension: true,
  request: z.strictObject({ team: TeamId, isFavourite: z.boolean() }),
  value: Favourites,
  errors: ['NOT_FOUND', ...OF_THE_GAME],
});

export const SPORTS_ENDPOINTS = {
  'sports.changes': changes,
  'sports.event': event,
  'sports.favourite': favourite,
  'sports.favourites': favourites,
  'sports.fixtures': fixtures,
  'sports.live': live,
  'sports.search': search,
  'sports.verify': verify,
} as const;

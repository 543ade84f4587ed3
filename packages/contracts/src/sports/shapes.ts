import * as z from 'zod/mini';

/**
 * What sports' page is told of simulated matches. Odds are thousandths with the stake included (1920 is 1.92), amounts whole minor
 * units, times milliseconds since epoch of the world's clock. In the small dialect of zod, since the page carries it. What markets
 * and their answers mean is in `packages/sportsbook`; their keys are spoken here and named by the page.
 */
const Moment = z.int();

export const SPORTS = [
  'football',
  'basketball',
  'baseball',
  'tennis',
  'boxing',
  'american-football',
  'esports',
  'cockfight',
] as const;
export const Sport = z.enum(SPORTS);
export type Sport = z.infer<typeof Sport>;

/** The day of the operator's zone that an event begins on, and its number in that day from 001 on. */
export const EventId = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}-\d{3}$/));
/** A calendar day of the operator's zone. */
export const SportsDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
export const LeagueId = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,31}$/));
export const TeamId = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,31}$/));

const Names = z.object({ es: z.string(), en: z.string() });
/** A team, a player, a boxer, a bird. All are invented. */
export const Team = z.object({ id: TeamId, names: Names, short: z.string() });
export type Team = z.infer<typeof Team>;
const League = z.object({ id: LeagueId, sport: Sport, names: Names });

/**
 * `SCHEDULED` before it begins; `BREAK` between parts; `ENDED` once it is over, confirmed or not; `POSTPONED` to another time, of
 * which bets stand for 48 hours; `ABANDONED` broken off, what is decided stands; `CANCELLED` never played, all is void.
 */
export const EVENT_STATES = ['SCHEDULED', 'LIVE', 'BREAK', 'ENDED', 'POSTPONED', 'ABANDONED', 'CANCELLED'] as const;
export const EventState = z.enum(EVENT_STATES);
export type EventState = z.infer<typeof EventState>;

const Count = z.object({ home: z.int().check(z.minimum(0)), away: z.int().check(z.minimum(0)) });

export const EventSummary = z.object({
  id: EventId,
  sport: Sport,
  league: League,
  home: Team,
  away: Team,
  startsAt: Moment,
  state: EventState,
  /** Goals, points, runs, sets, maps; of a fight or bout 1 for who won. Null before it begins. */
  score: z.nullable(Count),
  /** Where it stands: the minute, inning, quarter, set, round or map, from 1; null unless it is in play. */
  clock: z.nullable(z.object({ part: z.int(), minute: z.nullable(z.int()) })),
  /** It may be bet on just now. */
  takesBets: z.boolean(),
  /** Testers changed how it goes: it never verifies as fair. */
  isForced: z.boolean(),
});
export type EventSummary = z.infer<typeof EventSummary>;

/**
 * `OPEN` takes bets; `SUSPENDED` takes none just now and will again, or will be closed; `CLOSED` takes none any more; `SETTLED` is
 * decided; `VOID` is decided by giving stakes back.
 */
export const SELECTION_STATES = ['OPEN', 'SUSPENDED', 'CLOSED', 'SETTLED', 'VOID'] as const;
export const SelectionState = z.enum(SELECTION_STATES);
export type SelectionState = z.infer<typeof SelectionState>;

/** Why bets are refused just now: something may be about to happen, no word has come from the match for a while, or the house says so. */
export const SUSPENSIONS = ['danger', 'heartbeat', 'house'] as const;
export const Suspension = z.enum(SUSPENSIONS);
export type Suspension = z.infer<typeof Suspension>;

/** What a selection is named by everywhere: its event, the type and key of its market, and its own name there. */
export const SelectionRef = z.strictObject({
  event: EventId,
  type: z.string().check(z.regex(/^[a-zA-Z]{2,32}$/)),
  key: z.string().check(z.regex(/^[\w:.,+-]{1,32}$/)),
  selection: z.string().check(z.regex(/^[\w/+-]{1,32}$/)),
});
export type SelectionRef = z.infer<typeof SelectionRef>;

export const Selection = z.object({
  selection: z.string(),
  /** The last price; shown struck through while it is not open. */
  oddsMilli: z.int().check(z.minimum(1001), z.maximum(1_000_000)),
  /** Grows with every change of odds or state, and never falls: a bet names the one that it was made by. */
  version: z.int().check(z.minimum(1)),
  state: SelectionState,
});
export type Selection = z.infer<typeof Selection>;

export const SportsMarket = z.object({
  /** As `packages/sportsbook` names it: `matchResult`, `asianHandicap`. */
  type: z.string(),
  key: z.string(),
  /** Where it has one, in quarters: -3 is -0.75, of the home side. */
  line: z.nullable(z.int()),
  suspension: z.nullable(Suspension),
  selections: z.array(Selection),
});
export type SportsMarket = z.infer<typeof SportsMarket>;

/** What happened, in the order in which it did; `number` counts from 1 within the event and names it when it is taken back. */
export const Incident = z.object({
  number: z.int(),
  at: Moment,
  /** The step of the match that it happened in, counted from 0: a minute of football with its break, half an inning, a map, a point of tennis, a round, a drive. */
  step: z.int().check(z.minimum(0)),
  /** As `ToldKind` of `packages/sportsbook/src/matches/match.ts`: `goal`, `takenBack`, `corner`, `run`, `rally`, `end`. */
  kind: z.string().check(z.maxLength(24)),
  side: z.nullable(z.enum(['home', 'away'])),
  /** How many at once. */
  count: z.int().check(z.minimum(1)),
  /** Right after it. */
  score: Count,
  /** Of `takenBack`: the incident that does not count any more. */
  takesBack: z.nullable(z.int()),
});
export type Incident = z.infer<typeof Incident>;

/** How both sides stand in what is counted beside the score: `corners`, `yellow`, `red`, of football alone. */
const Statistic = z.object({ name: z.string(), home: z.int(), away: z.int() });

export const EventDetail = z.object({
  ...EventSummary.shape,
  incidents: z.array(Incident),
  statistics: z.array(Statistic),
  /** What may be bet on; none once it is over. */
  markets: z.array(SportsMarket),
});
export type EventDetail = z.infer<typeof EventDetail>;

/** One step of the feed: what changed of an event, and nothing else. */
export const SportsChange = z.object({
  event: EventId,
  /** Null where score, clock and state stay as they were. */
  summary: z.nullable(EventSummary),
  /** Told from its beginning, since it went otherwise than was told before: what was known of incidents and markets is gone. */
  isAnew: z.boolean(),
  incidents: z.array(Incident),
  /** Only selections that changed, by their market. One that is new or taken up again comes whole, one that is gone without any. */
  markets: z.array(SportsMarket),
});
export type SportsChange = z.infer<typeof SportsChange>;

/** What decides a match, once it is over: anybody plays it again from this. */
export const EventProof = z.object({
  event: EventId,
  /** Shown from before the match on: SHA-256 of its seed, hexadecimal. */
  seedHash: z.string(),
  /** Null until the match is over. */
  serverSeed: z.nullable(z.string()),
  clientSeed: z.string(),
  nonce: z.int(),
  /** The engine that plays it and its version, such as `football-1`. */
  engine: z.string(),
  /** What the engine was given: expected goals, chances of a point. */
  expected: z.record(z.string(), z.number()),
  isForced: z.boolean(),
});
export type EventProof = z.infer<typeof EventProof>;

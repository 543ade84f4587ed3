import * as z from 'zod/mini';
import { Hash, Minor, RoundId } from './slot-shapes';

/**
 * What a table tells the pages at it. A table is one title of a family whose rounds all its players share; every title has
 * rounds of its own. All times are milliseconds since epoch of the world's clock, which `now` says: a page keeps how far its
 * own clock is from it, and while it `isFrozen` every countdown stands still. In the small dialect of zod, since pages carry it.
 */
const Moment = z.int();

/** The calendar day of the operator's zone whose chain decides the round. */
const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** The public value that did not exist yet when the round took its last bet, by its number. */
export const TableBeacon = z.object({
  source: z.enum(['demonstration', 'drand-quicknet']),
  round: z.int(),
  value: Hash,
});
export type TableBeacon = z.infer<typeof TableBeacon>;

export const TableRound = z.object({
  /** What a bet names it by: `<day>-<number>`. */
  key: z.string(),
  number: z.int(),
  day: Day,
  /** The family's own word: `open`, `closed`, `spinning`. */
  phase: z.string(),
  takesBets: z.boolean(),
  opensAt: Moment,
  /** Of the phase. What happens within a phase is timed by milliseconds behind this moment. */
  beganAt: Moment,
  /** Of the phase; null once the round is over, and while a tester holds the phase. */
  endsAt: z.nullable(Moment),
  /** `shown` is its result, which stays until the next round opens. One that was cancelled is over without a result. */
  isOver: z.boolean(),
  /** A tester stopped this phase: it ends when they let it go on. */
  isHeld: z.boolean(),
  /** When the round behind it opens; null while that depends on how long this one lasts. */
  nextOpensAt: z.nullable(Moment),
  /** What the family shows to everybody of where it stands. */
  shown: z.unknown(),
  /** Of all bets that were accepted; null until it takes no more. */
  betsRoot: z.nullable(Hash),
  /** Null until it is known. */
  beacon: z.nullable(TableBeacon),
  /** A tester chose the result: it never verifies as fair. */
  isForced: z.boolean(),
  /** Its result was entered wrongly, and is another one since. */
  isCorrected: z.boolean(),
  isCancelled: z.boolean(),
});
export type TableRound = z.infer<typeof TableRound>;

/** A round that is over, as the strip of results and the road maps show it. */
export const TablePast = z.object({
  key: z.string(),
  number: z.int(),
  day: Day,
  /** As `TableRound.shown` of its result. */
  shown: z.unknown(),
  isCancelled: z.boolean(),
  isForced: z.boolean(),
  isCorrected: z.boolean(),
});
export type TablePast = z.infer<typeof TablePast>;

/** How many results a page is told of at most. */
export const MOST_PAST = 120;

/** What decided the round that was over last: the link of the day's chain, whose SHA-256 is the link before it. */
export const TableProof = z.object({
  key: z.string(),
  serverSeed: Hash,
  /** Null where it was cancelled before anything decided it. */
  clientSeed: z.nullable(z.string()),
  betsRoot: z.nullable(Hash),
  beacon: z.nullable(TableBeacon),
});
export type TableProof = z.infer<typeof TableProof>;

export const CrowdBet = z.object({
  /** The bet's number, as `RoundAnswer.betId`: so a page knows its own. */
  id: z.string(),
  /** All but its first letters hidden. */
  name: z.string(),
  stakeMinor: Minor,
  /** All that came back; null while it is open. */
  payoutMinor: z.nullable(Minor),
  /** What the family tells everybody of it; null where nothing. */
  detail: z.unknown(),
});
export type CrowdBet = z.infer<typeof CrowdBet>;

/** How many bets of others a page is told of at most, the latest first. */
export const MOST_CROWD_BETS = 30;

/** Who plays the standing round in real money, told at most once a second. */
export const TableCrowd = z.object({
  /** The round that it is of; null where none stands. */
  key: z.nullable(z.string()),
  players: z.int(),
  stakeMinor: Minor,
  /** What all together staked on each line, such as a spot, minor units. */
  spots: z.record(z.string(), Minor),
  bets: z.array(CrowdBet),
});
export type TableCrowd = z.infer<typeof TableCrowd>;

export const TableState = z.object({
  /** Of the last message that is in it already; see `TableMessage`. */
  seq: z.int(),
  now: Moment,
  isFrozen: z.boolean(),
  /** The one that was opened last, also once it is over; null before the first. */
  round: z.nullable(TableRound),
  /** Newest first, up to `MOST_PAST`. A round is in it from its result on, so the standing one may be its first. */
  past: z.array(TablePast),
  /** Of the round that was over last; null before the first. */
  proof: z.nullable(TableProof),
  crowd: TableCrowd,
  /** What was published of the chains of today and tomorrow before their first rounds. */
  chain: z.object({ day: Day, end: Hash, nextEnd: Hash }),
});
export type TableState = z.infer<typeof TableState>;

/**
 * What the stream tells. It begins with a `state`, which may come again at any time (a clock that was moved, another day) and
 * then replaces all that was told before. Every message but `own`, which only its member's pages get, has a `seq` one above the
 * one before it: after a gap, or when the stream ends, a page connects anew.
 */
export const TableMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('state'), state: TableState }),
  z.object({
    type: z.literal('round'),
    seq: z.int(),
    now: Moment,
    isFrozen: z.boolean(),
    round: TableRound,
    /** The round is over: what becomes the first of the results. */
    past: z.optional(TablePast),
    proof: z.optional(TableProof),
  }),
  z.object({ type: z.literal('crowd'), seq: z.int(), crowd: TableCrowd }),
  /** A bet of this session's member was decided by the table, or moved on; `play.round` says how it stands. */
  z.object({ type: z.literal('own'), roundId: z.string() }),
]);
export type TableMessage = z.infer<typeof TableMessage>;

/**
 * The stream of the session's table: server-sent events, each with the JSON of a `TableMessage`. The session's token stands in
 * `Authorization`, so a page reads it by `fetch`. It ends with the session.
 */
export const TABLE_LIVE_PATH = '/play/api/table/live';

/** Something comes at least so often, a comment where there is no news: a stream that is silent for twice as long is broken. */
export const TABLE_HEARTBEAT_MS = 15_000;

/** Names an own round, over or not. */
export const OwnRoundRequest = z.strictObject({ round: RoundId });

import { JACKPOT_INTERVALS_MS, JACKPOT_STEP_MAX_MINOR, JACKPOT_STEP_MIN_MINOR, MAX_JACKPOT_MINOR } from '../constants';

/** What decides how a jackpot grows by itself. */
export interface JackpotFeed {
  readonly startMinor: number;
  /** Milliseconds since epoch, on the platform's clock. */
  readonly startedAt: number;
}

/*
 * Steps come in pairs: where one adds a, the other adds 600.00 - a, and where one takes 3 seconds, the other takes 5. Each
 * is spread evenly over its range, and a pair always takes 8 seconds and adds 600.00, so that no step before the present pair
 * has to be looked at, after a second as after a year.
 */
const PAIR_MS = Math.min(...JACKPOT_INTERVALS_MS) + Math.max(...JACKPOT_INTERVALS_MS);
const PAIR_MINOR = JACKPOT_STEP_MIN_MINOR + JACKPOT_STEP_MAX_MINOR;
const STEP_RANGE = JACKPOT_STEP_MAX_MINOR - JACKPOT_STEP_MIN_MINOR + 1;
const WORD = 2 ** 32;

/** The finishing steps of MurmurHash3 (A. Appleby), 32 bits. */
function mixed(word: number): number {
  let hash = word ^ (word >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const hashOf = (numbers: readonly number[]): number =>
  numbers.reduce((hash, number) => mixed((mixed(hash ^ (number % WORD)) + Math.floor(number / WORD)) | 0), 0);

interface Pair {
  /** The first step comes so long after the pair begins; the second ends it. */
  readonly firstAfterMs: number;
  readonly firstMinor: number;
}

function pairOf({ startMinor, startedAt }: JackpotFeed, index: number): Pair {
  const hash = hashOf([startMinor, startedAt, index]);
  const firstAfterMs = JACKPOT_INTERVALS_MS[hash % JACKPOT_INTERVALS_MS.length] ?? PAIR_MS;
  return { firstAfterMs, firstMinor: JACKPOT_STEP_MIN_MINOR + (mixed(hash + 1) % STEP_RANGE) };
}

/** A feed ends with the last pair that the largest jackpot has room for, after more than three years. */
const mostPairs = ({ startMinor }: JackpotFeed): number =>
  Math.max(0, Math.floor((MAX_JACKPOT_MINOR - startMinor) / PAIR_MINOR));

interface Moment {
  readonly index: number;
  readonly intoMs: number;
}

function momentOf(feed: JackpotFeed, at: number): Moment {
  const elapsedMs = Math.max(0, Math.floor(at - feed.startedAt));
  const index = Math.floor(elapsedMs / PAIR_MS);
  const most = mostPairs(feed);
  return index >= most ? { index: most, intoMs: 0 } : { index, intoMs: elapsedMs % PAIR_MS };
}

/**
 * What the house has added by a time (ms since epoch), in minor units: 100.00 to 500.00 every 3, 4 or 5 seconds (HOME-04).
 * A function of start and time alone, of the same cost for any time; pages count on by it.
 */
export function grownMinor(feed: JackpotFeed, at: number): number {
  const { index, intoMs } = momentOf(feed, at);
  if (intoMs === 0) return index * PAIR_MINOR;
  const { firstAfterMs, firstMinor } = pairOf(feed, index);
  return index * PAIR_MINOR + (intoMs >= firstAfterMs ? firstMinor : 0);
}

/** When it adds next, in ms since epoch; null when it has ended. */
export function nextGrowthAt(feed: JackpotFeed, at: number): number | null {
  const { index, intoMs } = momentOf(feed, at);
  if (index >= mostPairs(feed)) return null;
  const { firstAfterMs } = pairOf(feed, index);
  return feed.startedAt + index * PAIR_MS + (intoMs < firstAfterMs ? firstAfterMs : PAIR_MS);
}

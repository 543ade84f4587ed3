import * as z from 'zod/mini';

/**
 * What a segment of shots in a room of fish is, and what it and the room show: the game, its page, the verify page and the
 * records read these. Amounts are whole minor units, times milliseconds since the tide began. In the small dialect of zod, since
 * the page carries them.
 */

/** What can be caught, by how it is named in texts; a hit says it by its place here. The last one is the boss. */
export const FISH_KINDS = [
  ...(['sardine', 'clown', 'tang', 'puffer', 'butterfly', 'angel', 'lion', 'octopus', 'turtle', 'squid'] as const),
  ...(['ray', 'seahorse', 'swordfish', 'hammerhead', 'jelly', 'orca', 'crab', 'eel', 'narwhal', 'golden'] as const),
  'kraken',
] as const;
export type FishKind = (typeof FISH_KINDS)[number];

export const FISH_SEATS = 4;
/** A cannon stakes so many of the room's units a shot at most. */
export const FISH_LEVELS = 10;
export const FISH_HITS_AT_ONCE = 20;
/** A segment, and with it its record, is over after so many hits, or with its tide. */
export const FISH_SEGMENT_HITS = 100;
/** One tide after another: the same fish for all in the room. */
export const FISH_TIDE_MS = 60_000;
/** Eight shots a second. */
export const FISH_RELOAD_MS = 125;
/** Whoever does not fire for so long leaves the seat. */
export const FISH_IDLE_MS = 20_000;
/** The chance of a catch is a whole number of these. */
export const FISH_DRAWS = 1_000_000;

const Seat = z.int().check(z.minimum(1), z.maximum(FISH_SEATS));
const Level = z.int().check(z.minimum(1), z.maximum(FISH_LEVELS));
const Kind = z.int().check(z.minimum(0), z.maximum(FISH_KINDS.length - 1));

/** A shot that met a fish, in the order of the shots. */
export const FishHit = z.strictObject({
  fish: z.int().check(z.minimum(0), z.maximum(9_999)),
  level: Level,
  at: z.int().check(z.minimum(0), z.maximum(FISH_TIDE_MS)),
});
export type FishHit = z.infer<typeof FishHit>;

const Hits = z.array(FishHit).check(z.minLength(1), z.maxLength(FISH_HITS_AT_ONCE));

/** The first shots of a segment take the seat. */
export const FishBet = z.strictObject({ round: z.string().check(z.maxLength(64)), seat: Seat, hits: Hits });
export type FishBet = z.infer<typeof FishBet>;

export const FishStep = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('fire'), hits: Hits }),
  z.strictObject({ do: z.literal('leave') }),
]);
export type FishStep = z.infer<typeof FishStep>;

/** What testers may wish of the first shot: it catches what pays up to ten shots, or whatever it meets, the boss too. */
export const FishWish = z.strictObject({ catches: z.enum(['small', 'boss']) });

export const FISH_ARTS = ['reef', 'abyss'] as const;

export const FishConfig = z.object({
  /** What the smallest shot of the room costs. */
  unitMinor: z.int().check(z.minimum(1)),
  art: z.enum(FISH_ARTS),
  minStakeMinor: z.int().check(z.minimum(1)),
  maxStakeMinor: z.int().check(z.minimum(1)),
  /** What a shot pays at most. */
  maxPayoutMinor: z.int().check(z.minimum(1)),
});
export type FishConfig = z.infer<typeof FishConfig>;

const Drawn = z.int().check(z.minimum(0), z.maximum(FISH_DRAWS - 1));

/** Kind, level, what it pays in shots (0 where it swam on), and the number that was drawn for it. */
export const PlayedHit = z.tuple([Kind, Level, z.int().check(z.minimum(0)), Drawn]);
export type PlayedHit = z.infer<typeof PlayedHit>;

/** Fish, level and what it pays in shots: 0 where it swam on, -1 where it was gone and nothing was charged. */
export const ShownHit = z.tuple([z.int(), z.int(), z.int()]);
export type ShownHit = z.infer<typeof ShownHit>;

export const FishView = z.object({
  round: z.string(),
  seat: Seat,
  /** Hits that were charged. */
  count: z.int(),
  /** The latest shots, and the fish that a catch among them swept along. */
  last: z.array(ShownHit),
  swept: z.array(z.int()),
  /** All hits in order, once the segment is over. */
  hits: z.array(PlayedHit),
  isOver: z.boolean(),
});
export type FishView = z.infer<typeof FishView>;

export const FishShownSeat = z.object({
  seat: Seat,
  level: Level,
  /** Goes up with each batch of shots. */
  batch: z.int(),
  last: z.array(ShownHit),
});
export type FishShownSeat = z.infer<typeof FishShownSeat>;

/** Seas by how close one fish comes after the other; a tide goes on in the one that it began in. */
export const FISH_SEAS = [1, 2] as const;
export type FishSea = (typeof FISH_SEAS)[number];

/** A room as everybody sees it: what swims follows from `seed` and `sea`. */
export const FishShown = z.object({
  /** When the tide began, of the world's clock. */
  from: z.int(),
  seed: z.int(),
  /** Left out: the first, as in tides of before it was kept. */
  sea: z.optional(z.literal(FISH_SEAS)),
  seats: z.array(FishShownSeat),
  /** Caught, or swept along. */
  gone: z.array(z.int()),
});
export type FishShown = z.infer<typeof FishShown>;

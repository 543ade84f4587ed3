import * as z from 'zod/mini';

/**
 * What a scratch card costs and what lies below its foil: the game, its page, the verify page and the records read these. Amounts
 * are whole minor units. In the small dialect of zod, since the page carries them.
 */

/** The prize tables that were ever published. */
export const SCRATCH_TABLES = ['low-1', 'medium-1', 'high-1', 'extreme-1'] as const;

/** What a field can hold, by the names of a theme's symbols: the first stands for a card's greatest prize, the last for its least. */
export const SCRATCH_SYMBOLS = ['scatter', 'high1', 'high2', 'high3', 'high4', 'low1', 'low2', 'low3', 'low4'] as const;
export type ScratchSymbol = (typeof SCRATCH_SYMBOLS)[number];

/** Of a card, in rows of three. */
export const SCRATCH_FIELDS = 9;
/** So many equal symbols win what their symbol stands for. */
export const SCRATCH_EQUAL = 3;

const Table = z.enum(SCRATCH_TABLES);
export type ScratchTable = z.infer<typeof Table>;

export const ScratchBet = z.strictObject({ stakeMinor: z.int().check(z.minimum(1)) });
export type ScratchBet = z.infer<typeof ScratchBet>;

export const ScratchConfig = z.object({
  /** What a title's cards pay: fixed by its id. */
  table: Table,
  minStakeMinor: z.int().check(z.minimum(1)),
  maxStakeMinor: z.int().check(z.minimum(1)),
  /** What a card pays at most; a stake that could win more is refused. */
  maxPayoutMinor: z.int().check(z.minimum(1)),
});
export type ScratchConfig = z.infer<typeof ScratchConfig>;

const Below = z.enum(SCRATCH_SYMBOLS);

export const ScratchView = z.object({
  table: Table,
  /** Row by row. */
  fields: z.array(Below).check(z.length(SCRATCH_FIELDS)),
  /** The symbol that stands there three times; null on a card that wins nothing. */
  winner: z.nullable(Below),
  /** What a stake of 1 is paid, in hundredths. */
  multiplierX100: z.int(),
  /** What each symbol stands for, in the order of `SCRATCH_SYMBOLS`. */
  paysX100: z.array(z.int()).check(z.length(SCRATCH_SYMBOLS.length)),
});
export type ScratchView = z.infer<typeof ScratchView>;

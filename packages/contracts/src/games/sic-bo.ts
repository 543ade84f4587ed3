import * as z from 'zod/mini';

/**
 * Sic bo: three dice at a table that all its players share, and its quick version. Amounts are whole minor units. In the small dialect
 * of zod, since the page carries them.
 */

export const SIC_BO_KINDS = [
  ...(['small', 'big', 'odd', 'even', 'total'] as const),
  ...(['any-triple', 'triple', 'double', 'pair', 'single'] as const),
] as const;
export const SicBoKind = z.enum(SIC_BO_KINDS);
export type SicBoKind = z.infer<typeof SicBoKind>;

const Minor = z.int().check(z.minimum(1));
const Die = z.int().check(z.minimum(1), z.maximum(6));

/** In the order in which they were drawn. */
export const SicBoDice = z.tuple([Die, Die, Die]);
export type SicBoDice = z.infer<typeof SicBoDice>;

export const SicBoBet = z.strictObject({
  /** The table's round that it is for. */
  round: z.string().check(z.maxLength(40)),
  /** What lies on each spot, by its id: `small`, `total:9`, `pair:2-5`. */
  spots: z.record(z.string().check(z.maxLength(24)), Minor),
});
export type SicBoBet = z.infer<typeof SicBoBet>;

export const SicBoConfig = z.object({
  /** Of a spot, and so of a round. */
  minStakeMinor: Minor,
  /** Of all spots together, and so of small, big, odd and even. */
  maxStakeMinor: Minor,
  /** On each of the other spots. */
  maxSideMinor: Minor,
  maxPayoutMinor: Minor,
  /** What the house may have to pay on one spot to all players of a round together. */
  maxExposureMinor: Minor,
});
export type SicBoConfig = z.infer<typeof SicBoConfig>;

/** The dice as everybody sees them: none before the table has closed. */
export const SicBoShown = z.object({ dice: z.nullable(SicBoDice) });
export type SicBoShown = z.infer<typeof SicBoShown>;

/** An own bet. Until the dice lie there are none, and nothing is paid. */
export const SicBoView = z.object({
  round: z.string(),
  dice: z.nullable(SicBoDice),
  spots: z.array(
    z.object({
      spot: z.string(),
      kind: SicBoKind,
      /** The faces or the total that it is on; nothing where the kind says all. */
      of: z.array(z.int()),
      stakeMinor: z.int(),
      payoutMinor: z.int(),
    }),
  ),
});
export type SicBoView = z.infer<typeof SicBoView>;

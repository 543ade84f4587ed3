import * as z from 'zod/mini';
import { Card } from './cards';

/** Dragon tiger: one card each at a table that all its players share. Amounts are whole minor units. In the small dialect of zod. */

export const DRAGON_TIGER_SPOTS = ['dragon', 'tiger', 'tie', 'suited-tie'] as const;
export const DragonTigerSpot = z.enum(DRAGON_TIGER_SPOTS);
export type DragonTigerSpot = z.infer<typeof DragonTigerSpot>;

export const DragonTigerWinner = z.enum(['dragon', 'tiger', 'tie']);
export type DragonTigerWinner = z.infer<typeof DragonTigerWinner>;

const Minor = z.int().check(z.minimum(1));

export const DragonTigerBet = z.strictObject({
  /** The table's round that it is for. */
  round: z.string().check(z.maxLength(40)),
  spots: z.record(z.string().check(z.maxLength(24)), Minor),
});
export type DragonTigerBet = z.infer<typeof DragonTigerBet>;

export const DragonTigerConfig = z.object({
  /** Of a spot, and so of a round. */
  minStakeMinor: Minor,
  /** Of all spots together, and so of dragon and tiger. */
  maxStakeMinor: Minor,
  /** On each kind of tie. */
  maxSideMinor: Minor,
  maxPayoutMinor: Minor,
  /** What the house may have to pay on one spot to all players of a round together. */
  maxExposureMinor: Minor,
});
export type DragonTigerConfig = z.infer<typeof DragonTigerConfig>;

/** The two cards as everybody sees them: none before the table has closed. */
export const DragonTigerShown = z.object({
  dragon: z.nullable(Card),
  tiger: z.nullable(Card),
  winner: z.nullable(DragonTigerWinner),
});
export type DragonTigerShown = z.infer<typeof DragonTigerShown>;

/** An own bet. Until the round is over there are no cards, and nothing is paid. */
export const DragonTigerView = z.object({
  round: z.string(),
  dragon: z.nullable(Card),
  tiger: z.nullable(Card),
  winner: z.nullable(DragonTigerWinner),
  spots: z.array(z.object({ spot: DragonTigerSpot, stakeMinor: z.int(), payoutMinor: z.int() })),
});
export type DragonTigerView = z.infer<typeof DragonTigerView>;

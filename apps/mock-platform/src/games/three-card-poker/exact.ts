import type { ThreeCardConfig } from '@tonalli/contracts/games/three-card-poker';
import { mostPaidAntes } from './money';

/** Every hand of the player, and with each of them every hand of the dealer. */
const HANDS = 22_100;
const DEALS = HANDS * 18_424;
/** What all deals together bring to an ante with the best play, in antes, what was played besides included. */
const ANTE_WON = -13_733_780;
/** What all hands together are paid for the pair plus, in stakes. */
const PAIR_PLUS_PAID = 21_588;
/** Deals that are paid the most: a straight flush against a dealer who qualifies and has less. */
const MOST_PAID_DEALS = 617_044;

/** Deals that pay anything with the best play, if only what was staked. */
export const PAID_DEALS = { anteAlone: 183_390_768, withPairPlus: 196_524_884 } as const;

interface Fraction {
  readonly paid: bigint;
  readonly staked: bigint;
}

/** Returned in the long run of what is staked before the cards, by the best play: exact, of any stake. */
export const exactReturn = (pairPlus: boolean): Fraction => {
  const ante = BigInt(DEALS + ANTE_WON);
  const plus = BigInt((DEALS / HANDS) * PAIR_PLUS_PAID);
  return pairPlus ? { paid: ante + plus, staked: 2n * BigInt(DEALS) } : { paid: ante, staked: BigInt(DEALS) };
};

const bpOf = ({ paid, staked }: Fraction): number => Number((paid * 10_000n) / staked);

export const ANTE_EDGE_BP = 10_000 - bpOf(exactReturn(false));
export const PAIR_PLUS_EDGE_BP = 10_000 - bpOf({ paid: BigInt(PAIR_PLUS_PAID), staked: BigInt(HANDS) });

/** As people read it, such as `"96.62"` percent: never more than it is. */
export const statedReturnPercent = (pairPlus: boolean): string => (bpOf(exactReturn(pairPlus)) / 100).toFixed(2);

export const TOP_CHANCE = { ways: MOST_PAID_DEALS, of: DEALS } as const;

/** How much a round swings, from 1 to 5: 1.64 antes with the best play. */
export const VOLATILITY = 3;

/** The greatest ante: within the limits, and so that the best hand can be paid. */
export const greatestStakeMinor = ({ maxStakeMinor, maxPayoutMinor }: ThreeCardConfig, pairPlus: boolean): number =>
  Math.min(maxStakeMinor, Math.floor(maxPayoutMinor / mostPaidAntes(pairPlus)));

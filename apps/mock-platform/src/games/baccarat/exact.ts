import type { BaccaratSpot } from '@tonalli/contracts/games/baccarat';
import { type Laid, type Outcome, payoutOf, spotOf } from './odds';

interface Ways extends Outcome {
  /** How many of the deals of six cards out of eight decks come out so; cards that nobody needs are counted too. */
  readonly ways: number;
}

const ways = (winner: Ways['winner'], counts: readonly [number, number, number, number]): Ways[] =>
  counts.map((count, pairs) => ({ winner, playerPair: pairs >= 2, bankerPair: pairs % 2 === 1, ways: count }));

/** 416 x 415 x 414 x 413 x 412 x 411 deals, by how they come out: no pair, the banker's, the player's, both. */
export const OUTCOMES: readonly Ways[] = [
  ...ways('player', [1_906_634_336_174_080, 177_294_219_300_864, 134_327_962_841_088, 12_261_764_276_224]),
  ...ways('banker', [1_961_806_209_310_720, 136_819_378_110_464, 181_199_148_797_952, 12_427_830_218_752]),
  ...ways('tie', [411_103_725_690_880, 31_366_077_902_848, 29_952_563_675_136, 3_205_059_204_352]),
];

export const DEALS = 4_998_398_275_503_360;

const paidIn = (laid: Laid, outcome: Outcome): number =>
  Object.entries(laid).reduce((sum, [id, stakeMinor]) => sum + payoutOf(spotOf(id), stakeMinor, outcome), 0);

const stakedOf = (laid: Laid): number => Object.values(laid).reduce((sum, stakeMinor) => sum + stakeMinor, 0);

/** What comes back of a layout in the long run, in basis points, cut: never more than it is. */
export function returnBp(laid: Laid): number {
  const staked = BigInt(stakedOf(laid)) * BigInt(DEALS);
  if (staked === 0n) return 0;
  const paid = OUTCOMES.reduce((sum, outcome) => sum + BigInt(outcome.ways) * BigInt(paidIn(laid, outcome)), 0n);
  return Number((paid * 10_000n) / staked);
}

/** What the house keeps of a stake on average, in basis points, rounded up. */
export const edgeBp = (spot: BaccaratSpot, stakeMinor: number): number => 10_000 - returnBp({ [spot]: stakeMinor });

export const statedPercent = (laid: Laid): string => (returnBp(laid) / 100).toFixed(2);

/** The most that a layout is paid, and in how many deals. */
export function topOf(laid: Laid): { payoutMinor: number; ways: number } {
  const payoutMinor = Math.max(...OUTCOMES.map((outcome) => paidIn(laid, outcome)));
  const best = OUTCOMES.filter((outcome) => payoutMinor > 0 && paidIn(laid, outcome) === payoutMinor);
  return { payoutMinor, ways: best.reduce((sum, { ways: count }) => sum + count, 0) };
}

/** What a stake of 1 is paid, in hundredths, with its ways: how much a layout swings follows. */
export const prizesOf = (laid: Laid): { multiplierX100: number; ways: number }[] =>
  OUTCOMES.map((outcome) => ({
    multiplierX100: (paidIn(laid, outcome) * 100) / Math.max(1, stakedOf(laid)),
    ways: outcome.ways,
  }));

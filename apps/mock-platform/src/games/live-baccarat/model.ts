import type { BaccaratSpot } from '@tonalli/contracts/games/baccarat';
import { type Coup, totalOf } from '../baccarat/coup';
import { type Laid, type Outcome, outcomeOf, payoutOf as paysWithCommission, spotOf } from '../baccarat/odds';

/** What a banker that wins pays: 0.95 to 1, or 1 to 1 and half of that with a six. */
export type Model = 'commission' | 'no-commission';

export interface CoupOutcome extends Outcome {
  /** The banker wins with a six. */
  readonly isSix: boolean;
}

export interface CoupWays extends CoupOutcome {
  /** How many of the deals of six cards out of eight decks come out so; cards that nobody needs are counted too. */
  readonly ways: number;
}

const ways = (winner: Outcome['winner'], isSix: boolean, counts: readonly number[]): CoupWays[] =>
  counts.map((count, pairs) => ({ winner, isSix, playerPair: pairs >= 2, bankerPair: pairs % 2 === 1, ways: count }));

/** 416 x 415 x 414 x 413 x 412 x 411 deals, by how they come out: no pair, the banker's, the player's, both. */
export const OUTCOMES: readonly CoupWays[] = [
  ...ways('player', false, [1_906_634_336_174_080, 177_294_219_300_864, 134_327_962_841_088, 12_261_764_276_224]),
  ...ways('banker', false, [1_743_371_498_807_296, 108_899_827_044_352, 160_933_965_090_816, 9_814_971_039_744]),
  ...ways('banker', true, [218_434_710_503_424, 27_919_551_066_112, 20_265_183_707_136, 2_612_859_179_008]),
  ...ways('tie', false, [411_103_725_690_880, 31_366_077_902_848, 29_952_563_675_136, 3_205_059_204_352]),
];

export const DEALS = 4_998_398_275_503_360;

export const coupOutcome = (coup: Coup): CoupOutcome => {
  const outcome = outcomeOf(coup);
  return { ...outcome, isSix: outcome.winner === 'banker' && totalOf(coup.banker) === 6 };
};

/** What a spot is paid, with its stake: floored to the minor unit. */
export function payoutOf(model: Model, spot: BaccaratSpot, { stakeMinor, outcome }: Paid): number {
  const isBanker = spot === 'banker' && outcome.winner === 'banker';
  if (model === 'commission' || !isBanker) return paysWithCommission(spot, stakeMinor, outcome);
  return stakeMinor + (outcome.isSix ? Math.floor(stakeMinor / 2) : stakeMinor);
}

interface Paid {
  readonly stakeMinor: number;
  readonly outcome: CoupOutcome;
}

export const laidMinor = (laid: Laid): number => Object.values(laid).reduce((sum, stakeMinor) => sum + stakeMinor, 0);

export const paidIn = (model: Model, laid: Laid, outcome: CoupOutcome): number =>
  Object.entries(laid).reduce((sum, [id, stakeMinor]) => sum + payoutOf(model, spotOf(id), { stakeMinor, outcome }), 0);

/** What comes back of a layout in the long run, in basis points, cut: never more than it is. */
export function returnBp(model: Model, laid: Laid): number {
  const staked = BigInt(laidMinor(laid)) * BigInt(DEALS);
  if (staked === 0n) return 0;
  const paid = OUTCOMES.reduce((sum, each) => sum + BigInt(each.ways) * BigInt(paidIn(model, laid, each)), 0n);
  return Number((paid * 10_000n) / staked);
}

export const statedPercent = (model: Model, laid: Laid): string => (returnBp(model, laid) / 100).toFixed(2);

/** The most that a layout is paid, and in how many deals. */
export function topOf(model: Model, laid: Laid): { payoutMinor: number; ways: number } {
  const payoutMinor = Math.max(...OUTCOMES.map((outcome) => paidIn(model, laid, outcome)));
  const best = OUTCOMES.filter((outcome) => payoutMinor > 0 && paidIn(model, laid, outcome) === payoutMinor);
  return { payoutMinor, ways: best.reduce((sum, { ways: count }) => sum + count, 0) };
}

/** What a stake of 1 is paid, in hundredths, with its ways: how much a layout swings follows. */
export const prizesOf = (model: Model, laid: Laid): { multiplierX100: number; ways: number }[] =>
  OUTCOMES.map((outcome) => ({
    multiplierX100: (paidIn(model, laid, outcome) * 100) / Math.max(1, laidMinor(laid)),
    ways: outcome.ways,
  }));

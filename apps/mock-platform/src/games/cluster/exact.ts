import { CLUSTER_PARTS } from '@tonalli/contracts/games/cluster';
import { CELLS, type ClusterModel, KINDS, TIERS } from './models';

/** The digits behind the point that the figures below have; they are cut there, so that no figure is above the true one. */
const SCALE = 10n ** 12n;

/**
 * How many symbols win, on average, with 8 or 9, with 10 or 11, and with 12 or more of them: on the first board, after one win,
 * after two ... in units of 10^-12 and cut. The same for every model, since symbols are equally likely: what wins and falls
 * depends on no pay. Counted over all boards by the test beside this.
 */
export const WINNERS: readonly (readonly [bigint, bigint, bigint])[] = [
  [336_726_378_515n, 44_453_789_444n, 3_511_823_219n],
  [165_681_142_434n, 15_851_435_255n, 537_136_296n],
  [94_969_421_304n, 10_279_473_491n, 419_334_121n],
  [59_731_282_598n, 7_325_774_299n, 367_642_291n],
  [38_306_310_595n, 5_095_577_226n, 292_737_548n],
  [24_297_016_725n, 3_301_245_005n, 196_636_320n],
  [15_288_196_256n, 2_048_926_858n, 118_988_993n],
  [9_602_353_509n, 1_273_984_512n, 72_846_022n],
  [6_036_786_791n, 799_478_159n, 45_600_015n],
  [3_798_481_054n, 503_701_363n, 28_792_569n],
];

/** The chance that there is a first win, a second, a third ... in the same units. */
export const REACHED: readonly bigint[] = [
  363_708_011_062n,
  166_523_463_839n,
  92_934_242_283n,
  57_559_129_259n,
  36_902_980_341n,
  23_563_969_494n,
  14_862_838_401n,
  9_332_196_199n,
  5_863_213_346n,
  3_688_340_710n,
];

/** What is returned of a stake, in units of 10^-12: less than what it is by no more than 10^-10. */
export function returnOf({ pays, multipliers, clear }: ClusterModel): bigint {
  let parts = BigInt(clear) * BigInt(KINDS.length) * (REACHED.at(-1) ?? 0n);
  WINNERS.forEach((tiers, before) => {
    const multiplier = BigInt(multipliers[before] ?? 0);
    // A winner is any of the symbols alike.
    for (const kind of KINDS) {
      for (const [tier, many] of tiers.entries()) parts += multiplier * many * BigInt(pays[kind][tier] ?? 0);
    }
  });
  return parts / BigInt(KINDS.length * CLUSTER_PARTS);
}

/** Such a figure in percent, cut. */
export const percentOf = (units: bigint): string => (Number((units * 10_000n) / SCALE) / 100).toFixed(2);

/** The most that one board pays before its multiplier: the best of what its cells have room for. */
function bestBoard({ pays }: ClusterModel): number {
  let best = new Array<number>(CELLS + 1).fill(0);
  for (const kind of KINDS) {
    best = best.map((without, cells) => {
      const withKind = TIERS.map((least, tier) => {
        const room = best[cells - least];
        return room === undefined ? 0 : room + (pays[kind][tier] ?? 0);
      });
      return Math.max(without, ...withKind);
    });
  }
  return best[CELLS] ?? 0;
}

/** The most that a round pays, in twentieths of the stake: the best board ten times in a row. */
export const mostPaid = (model: ClusterModel): number =>
  bestBoard(model) * model.multipliers.reduce((sum, multiplier) => sum + multiplier, 0) + model.clear;

import { KENO_DRAWN, KENO_NUMBERS } from '@tonalli/contracts/games/keno';
import { payoutOf, tableOf } from './odds';

/** C(n, k): how many ways there are to take k of n. */
function ways(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let found = 1n;
  for (let taken = 0; taken < k; taken += 1) found = (found * BigInt(n - taken)) / BigInt(taken + 1);
  return found;
}

/** Of all ways to pick so many numbers, those with so many hits: all are equally likely. */
const waysToHit = (picks: number, hits: number): bigint =>
  ways(KENO_DRAWN, hits) * ways(KENO_NUMBERS - KENO_DRAWN, picks - hits);

export const allWays = (picks: number): bigint => ways(KENO_NUMBERS, picks);

/** As a number from 0 to 1. */
export const chanceOf = (picks: number, hits: number): number =>
  Number(waysToHit(picks, hits)) / Number(allWays(picks));

/** Returned in the long run: `paid / staked`, over every way to pick so many numbers once, after each payout is floored. */
export function exactReturn(picks: number, stakeMinor: number): { readonly paid: bigint; readonly staked: bigint } {
  const paid = tableOf(picks).reduce(
    (sum, times, hits) => sum + waysToHit(picks, hits) * BigInt(payoutOf(stakeMinor, times)),
    0n,
  );
  return { paid, staked: allWays(picks) * BigInt(stakeMinor) };
}

function returnBp(picks: number, stakeMinor: number): number {
  const { paid, staked } = exactReturn(picks, stakeMinor);
  return Number((paid * 10_000n) / staked);
}

/** What the house keeps of a stake on average, in basis points, rounded up. */
export const edgeBp = (picks: number, stakeMinor: number): number => 10_000 - returnBp(picks, stakeMinor);

/** The stated return as people read it, such as `"94.22"` percent: never more than it is. */
export const statedReturnPercent = (picks: number, stakeMinor: number): string =>
  (returnBp(picks, stakeMinor) / 100).toFixed(2);

/** Once in so many rounds so many hits come, rounded to a whole number from ten on. */
export function oneIn(picks: number, hits: number): number {
  const rounds = 1 / chanceOf(picks, hits);
  return rounds < 10 ? Math.round(rounds * 100) / 100 : Math.round(rounds);
}

/** How far a round's payout is from its average, in stakes. */
function deviationOf(picks: number): number {
  const table = tableOf(picks).map((times, hits) => ({ times: times / 100, chance: chanceOf(picks, hits) }));
  const mean = table.reduce((sum, { times, chance }) => sum + times * chance, 0);
  return Math.sqrt(table.reduce((sum, { times, chance }) => sum + chance * (times - mean) ** 2, 0));
}

/** How much a bet swings, from 1 to 5. */
export const volatilityOf = (picks: number): number =>
  1 + [2.5, 4, 8, 15].filter((atLeast) => deviationOf(picks) >= atLeast).length;

import { type DecidedLeg, FACTOR_UNIT, factorOf } from './leg';

/** An exact amount of minor units: a part of `FACTOR_UNIT` to the power of `legs`. */
interface Exact {
  readonly amount: bigint;
  readonly legs: number;
}

function lineOf(stakeMinor: number, legs: readonly DecidedLeg[]): Exact {
  const amount = legs.reduce((all, { result, oddsMilli }) => all * factorOf(result, oddsMilli), BigInt(stakeMinor));
  return { amount, legs: legs.length };
}

const power = (legs: number): bigint => FACTOR_UNIT ** BigInt(legs);

function assertStake(stakeMinor: number): void {
  if (!Number.isSafeInteger(stakeMinor) || stakeMinor < 1) throw new RangeError(`not a stake: ${stakeMinor}`);
}

/**
 * What lines of one slip pay together, each with the same stake, in minor units: the stake times the factors of its legs, all lines
 * added up exactly and rounded down once, in the end. Throws RangeError for a stake that is none, a line without a leg, or odds
 * that are none.
 */
export function payoutMinor(stakeOfLineMinor: number, lines: readonly (readonly DecidedLeg[])[]): number {
  assertStake(stakeOfLineMinor);
  if (lines.length === 0 || lines.some((legs) => legs.length === 0)) throw new RangeError('a line without a leg');
  const most = Math.max(...lines.map((legs) => legs.length));
  const all = lines
    .map((legs) => lineOf(stakeOfLineMinor, legs))
    .reduce((sum, { amount, legs }) => sum + amount * power(most - legs), 0n);
  return Number(all / power(most));
}

/** The most that lines could pay: every leg won. */
export const greatestPayoutMinor = (stakeOfLineMinor: number, lines: readonly (readonly { oddsMilli: number }[])[]) =>
  payoutMinor(
    stakeOfLineMinor,
    lines.map((legs) => legs.map(({ oddsMilli }) => ({ oddsMilli, result: 'WON' as const }))),
  );

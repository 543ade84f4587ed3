import { type DecidedLeg, FACTOR_UNIT, factorOf, type OddsMilli } from './leg';
import { type Chances, returnAt } from './margin';

/** A leg that is open, with how it stands now. */
export interface OpenLeg {
  readonly oddsMilli: OddsMilli;
  readonly chances: Chances;
}

/** What chances are rounded to before money is reckoned from them: a millionth. */
const MILLION = 1_000_000n;

/**
 * What a bet is bought back for: the stake times the factors of decided legs, times what each open leg returns on average at the
 * odds that were taken, less `marginBp` basis points; rounded down, in minor units. 0 where nothing can be won. The bet is one line.
 */
export function cashOutMinor(
  stakeMinor: number,
  { decided, open, marginBp }: { decided: readonly DecidedLeg[]; open: readonly OpenLeg[]; marginBp: number },
): number {
  if (!Number.isSafeInteger(stakeMinor) || stakeMinor < 1) throw new RangeError(`not a stake: ${stakeMinor}`);
  if (!Number.isInteger(marginBp) || marginBp < 0 || marginBp >= 10_000)
    throw new RangeError(`not a margin: ${marginBp}`);
  const settled = decided.reduce((all, { result, oddsMilli }) => all * factorOf(result, oddsMilli), BigInt(stakeMinor));
  const expected = open.map(({ chances, oddsMilli }) => BigInt(Math.floor(returnAt(chances, oddsMilli) * 1_000_000)));
  const amount = expected.reduce((all, factor) => all * factor, settled) * BigInt(10_000 - marginBp);
  return Number(amount / (FACTOR_UNIT ** BigInt(decided.length) * MILLION ** BigInt(open.length) * 10_000n));
}

import { GameRefusal } from '../../wagering/refusal';
import { type LineResult, paid, voided } from '../../wagering/settlement';
import type { Price } from '../../wagering/stake';
import { type ClimbConfig, edgeBp, type Rung } from './rungs';

export interface Climb {
  readonly line: string;
  readonly stakeMinor: number;
  readonly rungs: readonly Rung[];
}

/** Throws `STAKE_INVALID` for a stake outside of the limits, and for one whose first step could win more than a round may. */
export function priceOf({ line, stakeMinor, rungs }: Climb, config: ClimbConfig): Price {
  const isOutside = stakeMinor < config.minStakeMinor || stakeMinor > config.maxStakeMinor;
  const greatest = rungs.at(-1);
  if (isOutside || !greatest) throw new GameRefusal('STAKE_INVALID');
  return { stakes: [{ line, stakeMinor, edgeBp: edgeBp(rungs, stakeMinor) }], maxPayoutMinor: greatest.payoutMinor };
}

/** What is paid for stopping after so many steps; who took none gets the stake back. */
export function stoppedAfter(steps: number, { line, stakeMinor, rungs }: Climb): LineResult {
  const rung = rungs[steps - 1];
  return rung ? paid(line, stakeMinor, rung.payoutMinor) : voided(line, stakeMinor);
}

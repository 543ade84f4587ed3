import { type Funds, fundsMinor, stakeableMinor } from './funds';

export interface AutoPlan {
  left: number;
  /** Stops on a win above so many stakes; null never. */
  winStakes: number | null;
  /** Stops once real and bonus money have fallen by so many stakes; null never. */
  lossStakes: number | null;
  onFreeSpins: boolean;
  /** What real and bonus money were together as it began. */
  startMinor: number;
}

/** Whether the plan goes on after a round. Amounts in minor units. */
export function goesOn(
  plan: AutoPlan,
  round: { payoutMinor: number; stakeMinor: number; funds: Funds; freeSpins: boolean },
): boolean {
  if (plan.left <= 0 || stakeableMinor(round.funds) < round.stakeMinor) return false;
  if (plan.onFreeSpins && round.freeSpins) return false;
  if (plan.winStakes !== null && round.payoutMinor > plan.winStakes * round.stakeMinor) return false;
  const lost = plan.startMinor - fundsMinor(round.funds);
  return plan.lossStakes === null || lost < plan.lossStakes * round.stakeMinor;
}

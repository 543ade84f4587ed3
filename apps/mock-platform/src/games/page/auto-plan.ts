export interface AutoPlan {
  left: number;
  /** Stops on a win above so many stakes; null never. */
  winStakes: number | null;
  /** Stops once the balance has fallen by so many stakes; null never. */
  lossStakes: number | null;
  onFreeSpins: boolean;
  startBalanceMinor: number;
}

/** Whether the plan goes on after a round. Amounts in minor units. */
export function goesOn(
  plan: AutoPlan,
  round: { payoutMinor: number; stakeMinor: number; balanceMinor: number; freeSpins: boolean },
): boolean {
  if (plan.left <= 0 || round.balanceMinor < round.stakeMinor) return false;
  if (plan.onFreeSpins && round.freeSpins) return false;
  if (plan.winStakes !== null && round.payoutMinor > plan.winStakes * round.stakeMinor) return false;
  const lost = plan.startBalanceMinor - round.balanceMinor;
  return plan.lossStakes === null || lost < plan.lossStakes * round.stakeMinor;
}

import type { BillDetail } from '@tonalli/contracts/agent-contracts/api';
import { type Pay, type PayFigures, payOf } from '@tonalli/contracts/agent-contracts/pay';
import { baseOf, type ContractTerms, type ContractTier } from '@tonalli/contracts/agent-contracts/terms';

export type Condition = keyof Omit<ContractTier, 'rateBp'>;
export const CONDITIONS = ['minTurnover', 'minNetLoss', 'minActiveMembers'] as const satisfies readonly Condition[];

/** A bill's figures as `payOf` takes them. */
export function figuresOf({ figures }: Pick<BillDetail, 'figures'>): PayFigures {
  return {
    turnoverMinor: figures.turnover,
    stakeMinor: figures.stake,
    payoutMinor: figures.payout,
    bonusMinor: figures.bonus,
    rebateMinor: figures.rebate,
    salaryMinor: figures.salary,
    depositMinor: figures.deposit,
    activeMembers: figures.activeMembers,
    openingCarryMinor: figures.openingCarry,
    correctionMinor: figures.correction,
  };
}

/** What figures reached of each condition of a level; amounts in minor units. */
export function reachedOf(terms: ContractTerms, figures: PayFigures, pay: Pay): Record<Condition, number> {
  return {
    minTurnover: figures.turnoverMinor,
    minNetLoss: baseOf(terms.kind) === 'netLoss' ? pay.baseMinor : figures.stakeMinor - figures.payoutMinor,
    minActiveMembers: figures.activeMembers,
  };
}

export interface NextLevel {
  /** Counted from 0. */
  tier: number;
  rateBp: number;
  missing: { condition: Condition; amount: number }[];
}

/** What figures lack for the level above the one they reached; null above the last. */
export function nextLevel(terms: ContractTerms, figures: PayFigures): NextLevel | null {
  const pay = payOf(terms, figures);
  const reached = reachedOf(terms, figures, pay);
  const tier = pay.tiers.findLastIndex(({ fails }) => fails.length === 0) + 1;
  const next = pay.tiers[tier];
  if (!next) return null;
  const missing = next.fails.map((condition) => ({ condition, amount: next[condition] - reached[condition] }));
  return { tier, rateBp: next.rateBp, missing };
}

import { baseOf, type ContractTerms, type ContractTier, meets, rateReached } from './terms';

/** What a period of a team came to, of the games that a contract counts. Amounts in minor units. */
export interface PayFigures {
  /** Valid bets. */
  turnoverMinor: number;
  stakeMinor: number;
  payoutMinor: number;
  /** Given to the team in the period: bonuses, rebates, and what contracts of this agent's team paid as salaries. */
  bonusMinor: number;
  rebateMinor: number;
  salaryMinor: number;
  depositMinor: number;
  activeMembers: number;
  /** At most 0: what former periods leave to be earned first. */
  openingCarryMinor: number;
  /** What corrections of periods that are paid already change; of the base, either sign. */
  correctionMinor: number;
}

export interface TierMatch extends ContractTier {
  /** The conditions that do not hold. */
  fails: ('minTurnover' | 'minNetLoss' | 'minActiveMembers')[];
}

/** How a period's pay comes about, step by step: what a bill shows, and what a browser recomputes (CON-06). Minor units. */
export interface Pay {
  /** One line each of what makes the base: it adds up to `rawMinor`. */
  lines: { line: PayLine; amountMinor: number }[];
  /** The base with what was carried over; below zero where the team won. */
  rawMinor: number;
  /** What rates are applied to: never below zero. */
  baseMinor: number;
  closingCarryMinor: number;
  tiers: TierMatch[];
  /** Which row of `tiers` pays; null: none. */
  tier: number | null;
  rateBp: number;
  isEligible: boolean;
  /** Before the cap, in ten-thousandths of a minor unit rounded down to one. */
  uncappedMinor: number;
  amountMinor: number;
}

export type PayLine =
  | 'turnover'
  | 'stakes'
  | 'payouts'
  | 'bonuses'
  | 'rebates'
  | 'salaries'
  | 'paymentFees'
  | 'platformFee'
  | 'correction'
  | 'carry';

/** A share of an amount, rounded down towards minus infinity. */
export function shareOf(amountMinor: number, rateBp: number): number {
  const scaled = BigInt(amountMinor) * BigInt(rateBp);
  const whole = scaled / 10_000n;
  return Number(scaled < 0n && whole * 10_000n !== scaled ? whole - 1n : whole);
}

/** What a contract pays for a period. The same function decides on the platform and recomputes in the browser. */
export function payOf(terms: ContractTerms, figures: PayFigures): Pay {
  const lines = linesOf(terms, figures);
  const rawMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const baseMinor = Math.max(0, rawMinor);
  const netLossMinor = baseOf(terms.kind) === 'netLoss' ? baseMinor : figures.stakeMinor - figures.payoutMinor;
  const reached = {
    minTurnover: figures.turnoverMinor,
    minNetLoss: netLossMinor,
    minActiveMembers: figures.activeMembers,
  };
  const tiers = terms.tiers.map((tier) => ({ ...tier, fails: failsOf(tier, reached) }));
  const { eligibility, cap } = terms;
  const isEligible =
    figures.activeMembers >= eligibility.minActiveMembers && figures.stakeMinor >= eligibility.minBetAmount;
  const last = tiers.findLastIndex(({ fails }) => fails.length === 0);
  const tier = isEligible && last >= 0 ? last : null;
  const uncappedMinor = tier === null ? 0 : amountOf(terms, tier, baseMinor);
  return {
    ...{
      lines,
      rawMinor,
      baseMinor,
      closingCarryMinor: closingCarry(terms, rawMinor, figures),
      tiers,
      tier,
      isEligible,
    },
    rateBp: tier === null ? 0 : rateReached(terms.tiers, reached),
    uncappedMinor,
    amountMinor: cap === null ? uncappedMinor : Math.min(uncappedMinor, cap),
  };
}

function linesOf({ kind, deductions }: ContractTerms, figures: PayFigures): Pay['lines'] {
  const { openingCarryMinor, correctionMinor } = figures;
  const corrected = { line: 'correction', amountMinor: correctionMinor } as const;
  if (baseOf(kind) === 'turnover') return [{ line: 'turnover', amountMinor: figures.turnoverMinor }, corrected];
  const off = (line: PayLine, amountMinor: number, rateBp: number) => ({
    line,
    amountMinor: 0 - shareOf(Math.max(0, amountMinor), rateBp),
  });
  return [
    { line: 'stakes', amountMinor: figures.stakeMinor },
    { line: 'payouts', amountMinor: 0 - figures.payoutMinor },
    off('bonuses', figures.bonusMinor, deductions.bonusesBp),
    off('rebates', figures.rebateMinor, deductions.rebatesBp),
    off('salaries', figures.salaryMinor, deductions.salariesBp),
    off('paymentFees', figures.depositMinor, deductions.paymentFeesBp),
    off('platformFee', figures.stakeMinor - figures.payoutMinor, deductions.platformFeeBp),
    corrected,
    { line: 'carry', amountMinor: openingCarryMinor },
  ];
}

function failsOf(tier: ContractTier, reached: Omit<ContractTier, 'rateBp'>): TierMatch['fails'] {
  const columns = ['minTurnover', 'minNetLoss', 'minActiveMembers'] as const;
  return columns.filter((column) => !meets(tier[column], reached[column]));
}

/** Every level's part of the base at its own rate, or all of it at the last one's; rounded down once. */
function amountOf({ kind, scale, tiers }: ContractTerms, last: number, baseMinor: number): number {
  const rate = (index: number) => BigInt(tiers[index]?.rateBp ?? 0);
  if (scale === 'slab') return shareOf(baseMinor, tiers[last]?.rateBp ?? 0);
  const column = baseOf(kind) === 'turnover' ? 'minTurnover' : 'minNetLoss';
  let scaled = 0n;
  for (let index = 0; index <= last; index += 1) {
    const from = tiers[index]?.[column] ?? 0;
    const to = index === last ? baseMinor : (tiers[index + 1]?.[column] ?? 0);
    scaled += BigInt(Math.max(0, Math.min(to, baseMinor) - from)) * rate(index);
  }
  return Number(scaled / 10_000n);
}

/** What the next period has to earn first. The last period of a month leaves nothing where a month is all that counts: the caller begins it anew. */
function closingCarry({ carry }: ContractTerms, rawMinor: number, { openingCarryMinor }: PayFigures): number {
  if (carry === 'none') return 0;
  if (carry === 'previousPeriod') return Math.min(0, rawMinor - openingCarryMinor);
  return Math.min(0, rawMinor);
}

/**
 * What the house pays an agent of a gross amount, the direct downlines' gross amounts taken off; what these have beyond it
 * is the house's shortfall and nobody's debt.
 */
export function afterDownlines(
  grossMinor: number,
  downlinesMinor: number,
): { netMinor: number; shortfallMinor: number } {
  return {
    netMinor: Math.max(0, grossMinor - downlinesMinor),
    shortfallMinor: Math.max(0, downlinesMinor - grossMinor),
  };
}

import { payOf } from '@tonalli/contracts/agent-contracts/pay';
import { baseOf, type ContractTerms, type ContractTier } from '@tonalli/contracts/agent-contracts/terms';

type Scale = ContractTerms['scale'];
type Column = keyof Omit<ContractTier, 'rateBp'>;

export interface CurvePoint {
  baseMinor: number;
  payMinor: number;
}

const NO_DEDUCTIONS: ContractTerms['deductions'] = {
  ...{ bonusesBp: 0, rebatesBp: 0, salariesBp: 0, paymentFeesBp: 0, platformFeeBp: 0 },
};
/** Shown beyond the last level, so that its rate can be seen at work. */
const BEYOND = 1.4;
/** Of terms whose levels begin at nought: 100,000 pesos. */
const LEAST_SPAN_MINOR = 10_000_000;
const SAMPLES = 40;

/** Which threshold of a level is one of the base that its rate is applied to. */
export const baseColumn = ({ kind }: ContractTerms): Column =>
  baseOf(kind) === 'turnover' ? 'minTurnover' : 'minNetLoss';

const most = (terms: ContractTerms, column: Column) => Math.max(...terms.tiers.map((tier) => tier[column]));

/** What a base pays where every condition but the base's own holds, and nothing is deducted or carried over. Minor units. */
export function payAt(terms: ContractTerms, baseMinor: number): number {
  const isNet = baseOf(terms.kind) === 'netLoss';
  const { minBetAmount, minActiveMembers } = terms.eligibility;
  const stakeMinor = Math.max(baseMinor, minBetAmount, isNet ? 0 : most(terms, 'minNetLoss'));
  return payOf(
    { ...terms, deductions: NO_DEDUCTIONS, carry: 'none' },
    {
      ...{ bonusMinor: 0, rebateMinor: 0, salaryMinor: 0, depositMinor: 0, openingCarryMinor: 0, correctionMinor: 0 },
      turnoverMinor: isNet ? most(terms, 'minTurnover') : baseMinor,
      stakeMinor,
      payoutMinor: isNet ? stakeMinor - baseMinor : 0,
      activeMembers: Math.max(minActiveMembers, most(terms, 'minActiveMembers')),
    },
  ).amountMinor;
}

/** The base up to which terms are drawn, in minor units. */
export function curveSpan(terms: ContractTerms): number {
  const last = most(terms, baseColumn(terms));
  return last > 1 ? Math.ceil(last * BEYOND) : LEAST_SPAN_MINOR;
}

/** What terms pay by either scale up to a base: straight between its points, upright where a level begins. */
export function curveOf(terms: ContractTerms, scale: Scale, span = curveSpan(terms)): CurvePoint[] {
  const levels = terms.tiers.map((tier) => tier[baseColumn(terms)]).filter((level) => level > 0);
  const bases = [
    ...Array.from({ length: SAMPLES + 1 }, (_, index) => Math.round((span * index) / SAMPLES)),
    ...levels.flatMap((level) => [level - 1, level]),
  ];
  return [...new Set(bases)]
    .toSorted((a, b) => a - b)
    .map((baseMinor) => ({ baseMinor, payMinor: payAt({ ...terms, scale }, baseMinor) }));
}

import { COST_BASES, type CostPreview } from './cost';

/** What a campaign costs for each who takes part, in minor units. */
export interface CostSummary {
  readonly members: number;
  readonly meanMinor: number;
  /** Standard deviation of one member's cost. */
  readonly deviationMinor: number;
  readonly p5Minor: number;
  readonly p50Minor: number;
  readonly p95Minor: number;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** Throws `RangeError` where nobody took part. */
export function summarise(costs: readonly number[]): CostSummary {
  if (costs.length === 0) throw new RangeError('nobody took part');
  const sorted = [...costs].sort((one, other) => one - other);
  const mean = sumOf(sorted) / sorted.length;
  // The smallest cost that so large a part of all members does not exceed.
  const at = (part: number): number => sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0;
  const variance = sumOf(sorted.map((cost) => (cost - mean) ** 2)) / sorted.length;
  return {
    members: sorted.length,
    meanMinor: Math.round(mean),
    deviationMinor: Math.round(Math.sqrt(variance)),
    p5Minor: at(0.05),
    p50Minor: at(0.5),
    p95Minor: at(0.95),
  };
}

/** Of a normal distribution, 90 in a hundred lie no further from the mean than so many deviations. */
const NINETY = 1.645;

/** What so many members cost together: the mean, and between which sums it lies nine times in ten. */
export function costOfAll({ meanMinor, deviationMinor }: CostSummary, members: number) {
  const swing = Math.round(NINETY * deviationMinor * Math.sqrt(members));
  const totalMinor = meanMinor * members;
  return { totalMinor, lowMinor: totalMinor - swing, highMinor: totalMinor + swing };
}

export interface CostBin {
  readonly fromMinor: number;
  /** Left out, but in the last one. */
  readonly toMinor: number;
  readonly members: number;
}

/** How many members cost how much, in bins of one width from the least to the most. */
export function histogram(costs: readonly number[], bins: number): CostBin[] {
  const [least, most] = [Math.min(...costs), Math.max(...costs)];
  const width = Math.max(1, Math.ceil((most - least + 1) / bins));
  const counts = Array.from({ length: Math.ceil((most - least + 1) / width) }, () => 0);
  for (const cost of costs) {
    const bin = Math.floor((cost - least) / width);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts.map((members, bin) => ({
    fromMinor: least + bin * width,
    toMinor: least + (bin + 1) * width,
    members,
  }));
}

/** Whether a budget pays for so many members: what is left of it, and what they take, in its own unit. */
export function budgetCheck(
  budget: { unit: 'money' | 'count'; left: number },
  { members, highMinor }: { members: number; highMinor: number },
) {
  const wanted = budget.unit === 'money' ? highMinor : members;
  return { isEnough: wanted <= budget.left, wanted };
}

/** One preview of the members of both. */
export function joinPreviews(one: CostPreview, other: CostPreview): CostPreview {
  const kinds = new Map(one.kinds.map(({ kind, costMinor }) => [kind, costMinor]));
  for (const { kind, costMinor } of other.kinds) kinds.set(kind, (kinds.get(kind) ?? 0) + costMinor);
  return {
    ...other,
    costs: [...one.costs, ...other.costs],
    converted: one.converted + other.converted,
    kinds: [...kinds].map(([kind, costMinor]) => ({ kind, costMinor })),
  };
}

/** What each kind costs a member in the mean, and so many of them, with how it is known; the dearest first. */
export const costOfKinds = ({ kinds, costs }: CostPreview, members: number) =>
  kinds
    .map(({ kind, costMinor }) => ({
      ...{ kind, basis: COST_BASES[kind], meanMinor: Math.round(costMinor / costs.length) },
      totalMinor: Math.round((costMinor * members) / costs.length),
    }))
    .sort((one, other) => other.totalMinor - one.totalMinor);

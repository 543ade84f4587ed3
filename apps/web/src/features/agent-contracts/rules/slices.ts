import type { Pay } from '@tonalli/contracts/agent-contracts/pay';
import type { ContractTerms } from '@tonalli/contracts/agent-contracts/terms';
import { baseColumn } from './tier-curve';

export interface Slice {
  /** Counted from 0. */
  tier: number;
  partMinor: number;
  rateBp: number;
}

/** Which part of the base each level up to the one reached pays for. */
export function slicesOf(terms: ContractTerms, { tier: last, baseMinor }: Pay): Slice[] {
  if (last === null) return [];
  const column = baseColumn(terms);
  return terms.tiers.slice(0, last + 1).map(({ rateBp, ...tier }, index) => {
    const from = tier[column];
    const to = index === last ? baseMinor : (terms.tiers[index + 1]?.[column] ?? baseMinor);
    return { tier: index, partMinor: Math.max(0, Math.min(to, baseMinor) - from), rateBp };
  });
}

import type { ContractTerms } from './terms';

/**
 * Terms as one text that does not depend on the order of fields: what the hash of a version is taken of (SHA-256, UTF-8).
 * Amounts are minor units.
 */
export const canonicalTerms = (terms: ContractTerms): string => JSON.stringify(terms, sortedKeys);

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

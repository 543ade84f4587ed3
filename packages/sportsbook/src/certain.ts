import type { LegResult } from './leg';

const isAmong = (results: ReadonlySet<LegResult>, ...few: readonly LegResult[]): boolean =>
  [...results].every((result) => few.includes(result));

/**
 * What stands of a leg whose event is broken off, by all results that it could still have had: what could not change stands, and of
 * a quarter line the half that could not; all else is void. Customary with bookmakers.
 */
export function certainResult(results: ReadonlySet<LegResult>): LegResult {
  const [only] = results;
  if (only && results.size === 1) return only;
  if (isAmong(results, 'WON', 'HALF_WON')) return 'HALF_WON';
  return isAmong(results, 'LOST', 'HALF_LOST') ? 'HALF_LOST' : 'VOID';
}

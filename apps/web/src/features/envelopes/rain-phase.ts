import type { RainEntry } from '@tonalli/contracts/envelopes/api';

export type RainPhase = 'soon' | 'open' | 'over';

/** Where a rain stands at a moment, milliseconds since epoch. */
export function phaseOf(rain: Pick<RainEntry, 'opensAt' | 'closesAt' | 'isClosed'>, now: number): RainPhase {
  if (rain.isClosed || now >= Date.parse(rain.closesAt)) return 'over';
  return now < Date.parse(rain.opensAt) ? 'soon' : 'open';
}

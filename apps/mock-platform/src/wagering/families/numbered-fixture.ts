import type { RoundName } from '../shared-openings';

/** The round after one, or the day's first: the day's rounds count from 1. */
export function numbered(what: string, last: RoundName | null, day: string): RoundName {
  const number = (last?.number ?? 0) + 1;
  return { number, key: `${what}-${day}-${number}` };
}

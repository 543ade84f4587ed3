import { KENO_MOST_PICKS, KENO_NUMBERS, type KenoConfig } from '@tonalli/contracts/games/keno';
import { topX100 } from './odds';

/** The picks with a number put in, or taken out where it was in. Null where there is no room for it. */
export function toggled(picks: readonly number[], number: number): number[] | null {
  if (picks.includes(number)) return picks.filter((pick) => pick !== number);
  return picks.length < KENO_MOST_PICKS ? [...picks, number].sort((a, b) => a - b) : null;
}

/** As many picks as are wanted, those that are there first; `below` answers a whole number below its bound. */
export function filled(picks: readonly number[], wanted: number, below: (bound: number) => number): number[] {
  const kept = picks.slice(0, wanted);
  const left = Array.from({ length: KENO_NUMBERS }, (_, index) => index + 1).filter((number) => !kept.includes(number));
  while (kept.length < wanted) kept.push(...left.splice(below(left.length), 1));
  return kept.sort((a, b) => a - b);
}

/** The greatest stake on so many picks: within the limits, and so that no win goes beyond the most that is paid. */
export const greatestStakeMinor = (picks: number, { maxStakeMinor, maxPayoutMinor }: KenoConfig): number =>
  Math.min(maxStakeMinor, Math.floor(((maxPayoutMinor + 1) * 100 - 1) / topX100(picks)));

import { remembered } from '../../page/store';
import { LINE_COUNT } from '../lines';

/** The line stake to begin with: the one played last when the balance allows, else a modest one. */
export function firstStake(stakes: readonly number[], balanceMinor: number): number {
  const kept = Number(remembered.get('stake'));
  if (stakes.includes(kept) && kept * LINE_COUNT <= balanceMinor) return kept;
  const modest = stakes.filter((stake) => stake <= 20 && stake * LINE_COUNT * 20 <= balanceMinor);
  return modest.at(-1) ?? stakes[0] ?? 5;
}

import { type Funds, isModest, stakeableMinor } from '../../page/funds';
import { remembered } from '../../page/store';
import { LINE_COUNT } from '../lines';

/** Of the line stakes those of which a round is no more than the rules allow; the smallest there always is. */
export const stakesWithin = (stakes: readonly number[], maxStakeMinor: number | null): readonly number[] =>
  maxStakeMinor === null ? stakes : stakes.filter((stake, at) => at === 0 || stake * LINE_COUNT <= maxStakeMinor);

/** The line stake to begin with: the one played last where it can be placed, else a modest one. */
export function firstStake(stakes: readonly number[], funds: Funds): number {
  const kept = Number(remembered.get('stake'));
  if (stakes.includes(kept) && kept * LINE_COUNT <= stakeableMinor(funds)) return kept;
  const modest = stakes.filter((stake) => stake <= 20 && isModest(stake * LINE_COUNT, funds));
  return modest.at(-1) ?? stakes[0] ?? 5;
}

import type { DiceBet, DiceConfig } from '@tonalli/contracts/games/dice';
import { remembered } from '../../page/store';
import { withStake, withWinning } from '../choosing';

/** A modest first stake, as long as it leaves twenty rolls. */
const FIRST_STAKE_MINOR = 1_000;
/** Rolls that win to begin with: such a bet pays twice its stake. */
const FIRST_WINNING = 4_850;
const KEY = 'dice.stake';

export const rememberStake = ({ stakeMinor }: DiceBet): void => remembered.set(KEY, String(stakeMinor));

/** An even bet of the stake that was played last, when the balance allows it, else of a modest one. */
export function firstBet(config: DiceConfig, balanceMinor: number): DiceBet {
  const modest = Math.min(FIRST_STAKE_MINOR, Math.floor(balanceMinor / 20));
  const kept = Number(remembered.get(KEY) ?? modest);
  return withStake(withWinning('under', FIRST_WINNING, config), kept <= balanceMinor ? kept : modest, config);
}

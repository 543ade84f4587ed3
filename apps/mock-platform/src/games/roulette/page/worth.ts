import { paidChanceOf, shownChance } from '../../page/instant/pay-table-view';
import type { Worth } from '../../page/odds';
import { volatilityOf } from '../../pay-table';
import { type Laid, laidMinor, payoutsOf } from '../settle';
import { POCKETS } from '../spots';

/** What a layout is paid at most, and in how many pockets. */
export function topOf(laid: Laid): { payoutMinor: number; ways: number } {
  const payouts = payoutsOf(laid);
  const payoutMinor = Math.max(...payouts);
  return { payoutMinor, ways: payoutMinor === 0 ? 0 : payouts.filter((paid) => paid === payoutMinor).length };
}

/** What a layout is worth; every one returns 36 of 37. */
export function worthOf(laid: Laid): Worth {
  const stakeMinor = laidMinor(laid);
  const { payoutMinor, ways } = topOf(laid);
  const prizes = payoutsOf(laid).map((paid) => ({ multiplierX100: (paid * 100) / Math.max(1, stakeMinor), ways: 1 }));
  return {
    returnPercent: '97.29',
    paidChance: paidChanceOf(prizes),
    topWinMinor: payoutMinor,
    topChance: ways === 0 ? '0.00' : shownChance(ways, POCKETS),
    topOdds: `${ways}\u00a0/\u00a0${POCKETS}`,
    volatility: volatilityOf(prizes),
  };
}

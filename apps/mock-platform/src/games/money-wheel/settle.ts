import {
  type MoneyWheelBet,
  type MoneyWheelView,
  WHEEL_SPOTS,
  type WheelSpot,
} from '@tonalli/contracts/games/money-wheel';
import { type LineResult, paid } from '../../wagering/settlement';
import { sumOf } from '../../wagering/stake';
import { paidAt } from '../pay-table';
import { PAYS_X100, SEGMENTS, spotAt } from './segments';

/** What lies on each spot, minor units. */
export type Laid = MoneyWheelBet['spots'];

/** What lies, in the order of the spots. */
export const laidOn = (laid: Laid): readonly (readonly [spot: WheelSpot, stakeMinor: number])[] =>
  WHEEL_SPOTS.flatMap((spot) => {
    const stakeMinor = laid[spot];
    return stakeMinor === undefined ? [] : [[spot, stakeMinor] as const];
  });

export const laidMinor = (laid: Laid): number => sumOf(laidOn(laid), ([, stakeMinor]) => stakeMinor);

/** What a stake on a spot is paid where the wheel shows it. */
const winMinor = (spot: WheelSpot, stakeMinor: number): number => paidAt(PAYS_X100[spot], stakeMinor);

/** What of a stake is no play: with chips on all spots, what comes back whichever of them is shown. */
function coveredMinor(laid: Laid, spot: WheelSpot): number {
  const sureMinor = Math.min(...WHEEL_SPOTS.map((each) => winMinor(each, laid[each] ?? 0)));
  return Math.floor((sureMinor * 100) / PAYS_X100[spot]);
}

/** What a layout brings where the wheel stands, spot by spot. */
export function settle(laid: Laid, segment: number): LineResult[] {
  const came = spotAt(segment);
  return laidOn(laid).map(([spot, stakeMinor]) => {
    const result = paid(spot, stakeMinor, spot === came ? winMinor(spot, stakeMinor) : 0);
    return { ...result, validStakeMinor: Math.max(0, result.validStakeMinor - coveredMinor(laid, spot)) };
  });
}

/** What a layout is paid in each of the segments. */
export const payoutsOf = (laid: Laid): readonly number[] => SEGMENTS.map((spot) => winMinor(spot, laid[spot] ?? 0));

/** What an own bet shows; of a round that is not over the segment is null. */
export function viewOf(laid: Laid, segment: number | null): Omit<MoneyWheelView, 'round'> {
  const came = segment === null ? null : spotAt(segment);
  const spots = laidOn(laid).map(([spot, stakeMinor]) => ({
    ...{ spot, multiplierX100: PAYS_X100[spot], stakeMinor },
    payoutMinor: spot === came ? winMinor(spot, stakeMinor) : 0,
  }));
  return { segment, came, spots };
}

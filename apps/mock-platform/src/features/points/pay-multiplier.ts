import { CURRENCY } from '@tonalli/contracts/money';
import { definePayer } from '../../rewarding/define-payer';
import { dayBets } from '../../rollups/play';
import { startMultiplier } from './multipliers';
import { POINT_RULES } from './point-settings';

const DAY_HOURS = 24;
const WEEK_MS = 7 * 86_400_000;

/**
 * More points for what is bet while it runs. What one is worth: all that a player validly bets on as many days as it touches, by the
 * week before, for nobody lets one run while they do not play.
 */
export const payMultiplier = definePayer(
  'multiplier',
  (world, { memberId, reference, reward: { factor, hours }, at }) =>
    startMultiplier(world, { memberId, reference, factor, hours, at }),
  (world, { factor, hours }) => {
    const { exchangeRatio, validBetPerPointMinor } = world.settings.get(POINT_RULES);
    const now = world.clock.now();
    const betMinor = Math.ceil(hours / DAY_HOURS) * dayBets(world, { from: now - WEEK_MS, to: now });
    return (((factor - 1) * betMinor) / validBetPerPointMinor / exchangeRatio) * CURRENCY.minorPerMajor;
  },
);

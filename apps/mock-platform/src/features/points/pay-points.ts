import { CURRENCY } from '@tonalli/contracts/money';
import { definePayer } from '../../rewarding/define-payer';
import { movePoints } from './move-points';
import { POINT_RULES } from './point-settings';

/** Points as a reward; they can be spent at once, and are worth what they are exchanged for. */
export const payPoints = definePayer(
  'points',
  (world, { memberId, reward, key, at }) => {
    movePoints(world, { type: 'GRANT', key, memberId, points: reward.points, at });
  },
  (world, { points }) => (points * CURRENCY.minorPerMajor) / world.settings.get(POINT_RULES).exchangeRatio,
);

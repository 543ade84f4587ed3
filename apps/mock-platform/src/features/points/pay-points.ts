import { definePayer } from '../../rewarding/define-payer';
import { movePoints } from './move-points';

/** Points as a reward; they can be spent at once. */
export const payPoints = definePayer('points', (world, { memberId, reward, key, at }) => {
  movePoints(world, { type: 'GRANT', key, memberId, points: reward.points, at });
});

import { definePayer } from '../../rewarding/define-payer';
import { requireTerms } from './bonus-terms';
import { openGrant } from './open-grant';

/** Bonus money as a reward, under the terms that it names. */
export const payBonus = definePayer('bonus', (world, { memberId, reward, key, at }) => {
  const terms = requireTerms(reward.termsId);
  openGrant(world, { memberId, terms, bonusMinor: reward.amountMinor, depositMinor: 0, sourceKey: key, at });
});

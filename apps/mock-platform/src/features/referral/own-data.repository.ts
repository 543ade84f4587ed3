import { ownRows } from '../../world/own-rows';
import { referralEarnings, referrals } from './referral.table';

/** What a member is handed over of these tables. */
export const ownReferral = [
  ownRows('referral.joined', referrals, { by: ['memberId'], without: ['referrerId'] }),
  ownRows('referral.earnings', referralEarnings, { of: 'referrerId', by: ['day'] }),
];

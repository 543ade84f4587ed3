import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const referralAccess: AccessOf<typeof wire> = {
  fetchReferral: { may: 'member', input: {} },
  listInvited: { may: 'member', input: { pageNo: '1', pageSize: '10' } },
  listReferralEarnings: { may: 'member', input: { pageNo: '1', pageSize: '10' } },
};

import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const pointsAccess: AccessOf<typeof wire> = {
  convertPoints: { may: 'member', input: { points: 1000, paymentPassword: '135790' } },
  fetchPointBalance: { may: 'member', input: {} },
  fetchPointConfig: { may: 'member', input: {} },
  listPointEntries: { may: 'member', input: { pageNo: '1', pageSize: '10' } },
  listPointRewards: { may: 'member', input: {} },
  listRedemptions: { may: 'member', input: { pageNo: '1', pageSize: '10' } },
  redeemPointReward: { may: 'member', input: { rewardId: 'none', quantity: 1, paymentPassword: '135790' } },
};

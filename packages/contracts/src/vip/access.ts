import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const vipAccess: AccessOf<typeof wire> = {
  claimVipBonus: { may: 'member', owns: 'bonusId', input: { bonusId: 'none' } },
  fetchVip: { may: 'member', input: {} },
  listBonuses: { may: 'member', input: { pageNo: '1', pageSize: '10' } },
};

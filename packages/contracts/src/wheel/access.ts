import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const wheelAccess: AccessOf<typeof wire> = {
  claimRafflePromotion: { may: 'member', input: { wheelId: 'none', clientSeed: 'mine' } },
  fetchWheel: { may: 'member', input: { language: 'ES' } },
  listWheelSpins: { may: 'member', input: { pageNo: '1', pageSize: '10' } },
};

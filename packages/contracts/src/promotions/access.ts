import type { AccessOf } from '../access-row';
import type * as wire from './wire';

const NONE = { promotionId: 'none', language: 'ES' } as const;

export const promotionsAccess: AccessOf<typeof wire> = {
  applyForPromotion: { may: 'member', input: { ...NONE, remark: 'Mi nombre en Zalo' } },
  claimPromotion: { may: 'member', input: NONE },
  fetchMyPromotion: { may: 'member', input: NONE },
  fetchPromotion: { may: 'everybody', input: NONE },
  joinPromotion: { may: 'member', input: NONE },
  listMyPromotions: { may: 'member', input: {} },
  listPromotions: { may: 'everybody', input: { language: 'ES' } },
  signInToday: { may: 'member', input: NONE },
};

import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const promotionsAccess: AccessOf<typeof wire> = {
  fetchPromotion: { may: 'everybody', input: { promotionId: 'none', language: 'ES' } },
  listPromotions: { may: 'everybody', input: { language: 'ES' } },
};

import type { applyForPromotion as endpoint } from '@tonalli/contracts/promotions/wire';
import { keepImages } from '../../transport/uploads/keep-images';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { applicationIdOf } from './application-id';
import { takingOf } from './my-promotions';
import { requirePlace } from './standing';
import { assertMayTake, enter } from './take-part';

interface Applying {
  promotionId: string;
  memberId: string;
  remark: string;
  images: readonly File[];
}

/**
 * Keeps an application with its pictures. Call in a transaction. Throws as `assertMayTake`, `PROMOTION_TAKEN` where the
 * member has applied before, `NOT_FOUND` for what is not applied for.
 */
export function apply(world: World, { promotionId, memberId, remark, images }: Applying): void {
  const place = requirePlace(world, promotionId, memberId);
  if (place.campaign.kind !== 'application') throw new PlatformFailure('NOT_FOUND');
  if (place.entry) throw new PlatformFailure('PROMOTION_TAKEN');
  assertMayTake(world, place);
  const { id } = enter(world, place, { state: 'APPLIED', remark });
  keepImages(world, { memberId, reference: applicationIdOf(id), images });
}

export const applyForPromotion: Verb<typeof endpoint> = ({ ctx: { world, member }, input }) =>
  world.transaction(() => {
    const { language, ...applying } = input;
    apply(world, { ...applying, memberId: member.id });
    return takingOf(world, requirePlace(world, input.promotionId, member.id), language);
  });

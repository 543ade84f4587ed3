import { PromotionId } from '@tonalli/contracts/promotions/parts';
import { z } from 'zod';
import {
  applicationIdOf,
  apply,
  approveApplication,
  claim,
  join,
  listApplications,
  rejectApplication,
  signIn,
  takeApplication,
} from '../../../features/promotions';
import { drawnPicture } from '../../../transport/uploads/drawn-picture';
import type { World } from '../../../world/world';
import type { Person } from './person';

/** What was done about a promotion. */
export const PROMOTION_DEEDS = ['joined', 'claimed', 'signed', 'applied', 'in process', 'rejected', 'issued'] as const;

export const PromotionWanted = z.strictObject({ id: PromotionId, state: z.enum(PROMOTION_DEEDS) });
export type PromotionWanted = z.output<typeof PromotionWanted>;

const REASON = 'En la captura no se ve tu suscripción al canal.';

function applyFor(world: World, promotionId: string, memberId: string): string {
  const remark = 'En el canal aparezco como «Luz de Luna».';
  apply(world, { promotionId, memberId, remark, images: [drawnPicture('captura.png', 'screenshot')] });
  const sent = listApplications(world, 1_000).find(
    (entry) => entry.memberId === memberId && entry.promotionId === promotionId,
  );
  if (!sent) throw new Error(`no application for ${promotionId} was kept`);
  return applicationIdOf(sent.id);
}

/** Takes part in a promotion by the ways that members and the operator have. */
export function takePart(world: World, { id: memberId }: Person, { id, state }: PromotionWanted): void {
  if (state === 'joined') return void join(world, id, memberId);
  if (state === 'claimed') return void claim(world, id, memberId);
  if (state === 'signed') return void signIn(world, id, memberId);
  const applicationId = applyFor(world, id, memberId);
  if (state === 'in process') takeApplication(world, applicationId);
  if (state === 'rejected') rejectApplication(world, applicationId, REASON);
  if (state === 'issued') approveApplication(world, applicationId);
}

import type { World } from '../../world/world';
import { billsRepository } from './bills.repository';
import type { Conflict } from './cascade';
import { contractIdOf } from './contract-ids';
import { personFor } from './names';
import type { OfferPreview } from './wire-types';

/** A contract that would end, as the agent above sees it. */
export function toEnding(
  world: World,
  viewerId: string,
  { contract, depth, rateBp, allowedBp }: Conflict,
): OfferPreview['ending'][number] {
  const { id, uplineId, downlineId } = contract;
  return {
    ...{ contractId: contractIdOf(id), depth, rateBp, allowedBp },
    upline: personFor(world, viewerId, uplineId ?? downlineId),
    downline: personFor(world, viewerId, downlineId),
    lastPaid: billsRepository(world).lastOf(id)?.paidMinor ?? 0,
  };
}

import { toIso } from '../../clock/system-time';
import type { World } from '../../world/world';
import { contractIdOf } from './contract-ids';
import { actionsIn, stateAt } from './contract-state';
import { type ContractRow, type VersionRow, versionsRepository } from './contracts.repository';
import { sideOf } from './find-contract';
import { personFor } from './names';
import { nextStart, streamOf } from './periods';
import type { ContractView } from './wire-types';

const isoOrNull = (at: number | null): string | null => (at === null ? null : toIso(at));

export const toVersion = ({ version, terms, hash, autoCover, ...times }: VersionRow) => ({
  ...{ version, terms, hash, autoCover },
  offeredAt: toIso(times.offeredAt),
  acceptedAt: isoOrNull(times.acceptedAt),
  effectiveFrom: isoOrNull(times.effectiveFrom),
});

function offeredOf(world: World, contract: ContractRow): ContractView['offered'] {
  const { id, offeredVersion, offerExpiresAt } = contract;
  const version = offeredVersion === null ? null : versionsRepository(world).find(id, offeredVersion);
  if (!version || offerExpiresAt === null) return null;
  const stream = streamOf(contract.kind, version.terms.period);
  const wouldBeginAt = toIso(nextStart(stream, world.clock.now()));
  return { ...toVersion(version), expiresAt: toIso(offerExpiresAt), wouldBeginAt };
}

function requestOf({ requestOf: of, requestBy: by, requestNote, requestedAt }: ContractRow): ContractView['request'] {
  if (of === null || by === null || requestedAt === null) return null;
  return { of, by, note: requestNote ?? '', askedAt: toIso(requestedAt) };
}

/** A contract as one of its two sides sees it. */
export function toView(world: World, viewerId: string, contract: ContractRow): ContractView {
  const { id, kind, uplineId, downlineId, requestBy, endsAt, endReason } = contract;
  const side = sideOf(contract, viewerId) ?? 'downline';
  const otherId = side === 'upline' ? downlineId : uplineId;
  const now = world.clock.now();
  const state = stateAt(contract, now);
  const agreed = versionsRepository(world).agreed(id);
  const isOffered = state === 'OFFERED' || state === 'AMEND_OFFERED';
  return {
    ...{ contractId: contractIdOf(id), kind, side, state, endReason },
    other: otherId === null ? null : personFor(world, viewerId, otherId),
    current: agreed && toVersion(agreed),
    offered: isOffered ? offeredOf(world, contract) : null,
    request: requestOf(contract),
    endsAt: isoOrNull(endsAt),
    actions: [...actionsIn(state, side, requestBy)],
  };
}

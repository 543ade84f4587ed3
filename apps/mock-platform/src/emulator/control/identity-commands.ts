import type { IDENTITY_COMMANDS } from '@tonalli/qa/identity';
import {
  approveIdentity,
  documentImage,
  expireIdentity,
  rejectIdentity,
  reviewOf,
  waitingChecks,
} from '../../features/identity-check';
import { PlatformFailure } from '../../kernel/failure';
import { findMember } from '../../people/find-member';
import type { World } from '../../world/world';
import type { CommandVerbs } from './command';

const LISTED = 100;

function requireMember(world: World, memberId: string): void {
  if (!findMember(world, memberId)) throw new PlatformFailure('USER_NOT_FOUND');
}

export const identityVerbs: CommandVerbs<typeof IDENTITY_COMMANDS> = {
  listIdentityChecks: ({ world }) => waitingChecks(world, LISTED),
  showIdentityCheck({ world, input: { memberId } }) {
    requireMember(world, memberId);
    return reviewOf(world, memberId);
  },
  showIdentityDocument({ world, input: { memberId, part } }) {
    const image = documentImage(world, memberId, part);
    if (!image) throw new PlatformFailure('NOT_FOUND');
    return image;
  },
  approveIdentity({ world, input: { memberId, validUntil = null } }) {
    requireMember(world, memberId);
    approveIdentity(world, { memberId, validUntil });
    return reviewOf(world, memberId);
  },
  rejectIdentity({ world, input: { memberId, reasons, note } }) {
    requireMember(world, memberId);
    rejectIdentity(world, { memberId, faults: reasons, note: note || null });
    return reviewOf(world, memberId);
  },
  expireIdentity({ world, input: { memberId } }) {
    requireMember(world, memberId);
    expireIdentity(world, memberId);
    return reviewOf(world, memberId);
  },
};

import { toIso } from '../../clock/system-time';
import { birthdayOf } from '../../people/birthday';
import { findMember } from '../../people/find-member';
import type { World } from '../../world/world';
import { checkOf } from './check-of';
import { type CheckRow, checksRepository, documentsRepository, eventsRepository } from './identity-check.repository';

const HISTORY_MAX = 20;
const isoOrNull = (at: number | null) => (at === null ? null : toIso(at));

/** A check as its reviewer sees it: nothing hidden, and what it has to be held against. */
function toReview(world: World, check: CheckRow) {
  const { memberId, curp, status, photoId, addressIssuedOn, validUntil } = check;
  return {
    ...{ memberId, status, photoId, curp, addressIssuedOn, validUntil },
    username: findMember(world, memberId)?.username ?? memberId,
    birthday: birthdayOf(world, memberId),
    submittedAt: isoOrNull(check.submittedAt),
    decidedAt: isoOrNull(check.decidedAt),
    parts: documentsRepository(world)
      .list(memberId)
      .map(({ part }) => part),
    sameCurp: curp === null ? [] : checksRepository(world).sameCurp(curp, memberId),
    history: eventsRepository(world)
      .newest(memberId, HISTORY_MAX)
      .map(({ event, at, faults, note }) => ({ event, at: toIso(at), faults, note })),
  };
}

/** Who waits to be reviewed, the longest first. */
export const waitingChecks = (world: World, limit: number) =>
  checksRepository(world)
    .waiting(limit)
    .map((check) => toReview(world, check));

export const reviewOf = (world: World, memberId: string) => toReview(world, checkOf(world, memberId));

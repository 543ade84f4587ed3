import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { birthdayOfCurp } from '@tonalli/contracts/identity-check/curp';
import { PHOTO_PARTS } from '@tonalli/contracts/identity-check/parts';
import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import { dayInZone } from '../../clock/system-time';
import { addDays, dayStartInZone } from '../../clock/zone-days';
import { PlatformFailure } from '../../kernel/failure';
import { keepBirthday } from '../../people/birthday';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { sendMessage } from '../messages';
import { checkOf } from './check-of';
import { type CheckRow, checksRepository, eventsRepository } from './identity-check.repository';
import type { Faults } from './identity-check.table';

const IDENTITY_EXPIRE = jobKind('identity.expire', z.object({ memberId: z.string() }));

/** Keeps the new state, and that it came to it. */
function keepDecision(world: World, check: CheckRow, event: 'APPROVED' | 'REJECTED' | 'EXPIRED'): void {
  const { memberId, faults, note } = check;
  checksRepository(world).keep({ ...check, status: event });
  eventsRepository(world).append({ memberId, event, at: world.clock.now(), faults, note });
}

interface Approval {
  memberId: string;
  /** The last day on which the document holds, yyyy-MM-dd; null: no end is known. */
  validUntil: string | null;
}

/**
 * The operator knows who the member is: by the documents, or in another way. Throws `IDENTITY_CHECK_CLOSED` for who is approved
 * already, `FIELD_INVALID` for a document that has run out.
 */
export function approveIdentity(world: World, { memberId, validUntil }: Approval): void {
  world.transaction(() => {
    const check = checkOf(world, memberId);
    const at = world.clock.now();
    if (check.status === 'APPROVED') throw new PlatformFailure('IDENTITY_CHECK_CLOSED');
    if (validUntil !== null && validUntil < dayInZone(at, OPERATOR_TIME_ZONE))
      throw new PlatformFailure('FIELD_INVALID', { fields: { validUntil: { patternId: 'past' } } });
    keepDecision(world, { ...check, validUntil, decidedAt: at, faults: {}, note: null }, 'APPROVED');
    const job = { kind: IDENTITY_EXPIRE, key: memberId, payload: { memberId } };
    if (validUntil !== null)
      world.clock.schedule({ ...job, dueAt: dayStartInZone(addDays(validUntil, 1), OPERATOR_TIME_ZONE) });
    const birthday = birthdayOfCurp(check.curp ?? '');
    if (birthday) keepBirthday(world, memberId, birthday);
    world.tell('identity.approved', { memberId, at });
    sendMessage(world, { memberId, kind: 'identityApproved', purpose: 'service', params: { validUntil } });
  });
}

interface Rejection {
  memberId: string;
  /** At least one, of what was sent. */
  faults: Faults;
  note: string | null;
}

/** The reviewer does not take some of it, and says why. Throws `IDENTITY_CHECK_CLOSED` for what does not wait for review. */
export function rejectIdentity(world: World, { memberId, faults, note }: Rejection): void {
  world.transaction(() => {
    const check = checkOf(world, memberId);
    if (check.status !== 'PENDING') throw new PlatformFailure('IDENTITY_CHECK_CLOSED');
    const at = world.clock.now();
    keepDecision(world, { ...check, faults, note, decidedAt: at }, 'REJECTED');
    world.tell('identity.rejected', { memberId, at });
    sendMessage(world, { memberId, kind: 'identityRejected', purpose: 'service', params: { faults, note } });
  });
}

/** The photo id has run out: another one has to be shown. Throws `IDENTITY_CHECK_CLOSED` for who is not approved. */
export function expireIdentity(world: World, memberId: string): void {
  world.transaction(() => {
    const check = checkOf(world, memberId);
    if (check.status !== 'APPROVED') throw new PlatformFailure('IDENTITY_CHECK_CLOSED');
    const at = world.clock.now();
    const faults: Faults = Object.fromEntries(PHOTO_PARTS[check.photoId ?? 'INE'].map((part) => [part, 'expired']));
    keepDecision(world, { ...check, faults, decidedAt: at }, 'EXPIRED');
    world.clock.cancel(IDENTITY_EXPIRE, memberId);
    world.tell('identity.expired', { memberId, at });
    sendMessage(world, { memberId, kind: 'identityExpired', purpose: 'service', params: {} });
  });
}

/** The day after the last one on which the document held. */
export const identityExpireJob = defineJob(IDENTITY_EXPIRE, (world, { payload: { memberId } }) => {
  const { status, validUntil } = checkOf(world, memberId);
  const today = dayInZone(world.clock.now(), OPERATOR_TIME_ZONE);
  if (status === 'APPROVED' && validUntil !== null && validUntil < today) expireIdentity(world, memberId);
});

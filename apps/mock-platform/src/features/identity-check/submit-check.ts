import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import type { FieldError } from '@tonalli/contracts/envelope';
import { birthdayOfCurp, normaliseCurp } from '@tonalli/contracts/identity-check/curp';
import { ADDRESS_MONTHS, DOCUMENT_PARTS, partsAsked } from '@tonalli/contracts/identity-check/parts';
import type { submitIdentityCheck as endpoint } from '@tonalli/contracts/identity-check/wire';
import { ageInYears } from '@tonalli/contracts/rules';
import { dayInZone } from '../../clock/system-time';
import { birthdayOf } from '../../people/birthday';
import { MINIMUM_AGE } from '../../people/people-settings';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { missingOf } from './check-of';
import { dropDocument, requireOpen } from './documents';
import { type CheckRow, checksRepository, documentsRepository, eventsRepository } from './identity-check.repository';
import { IDENTITY_CHECK } from './identity-settings';
import { readCheck } from './read-check';

type FieldErrors = Record<string, FieldError>;

/** The same day so many months before; of a month that is too short, its last day. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

/** Why a CURP is not taken: it is none, or says another birthday than the account, or somebody too young. */
function curpFault(world: World, memberId: string, curp: string | null): string | null {
  if (curp === null) return 'required';
  const birthday = birthdayOfCurp(curp);
  if (birthday === null) return 'curp';
  const known = birthdayOf(world, memberId);
  if (known !== null && known !== birthday) return 'birthday';
  const today = dayInZone(world.clock.now(), OPERATOR_TIME_ZONE);
  return ageInYears(birthday, today) < world.settings.get(MINIMUM_AGE) ? 'tooYoung' : null;
}

function addressFault(world: World, issuedOn: string | null): string | null {
  if (issuedOn === null) return 'required';
  const today = dayInZone(world.clock.now(), OPERATOR_TIME_ZONE);
  if (issuedOn > today) return 'future';
  return issuedOn < monthsBefore(today, ADDRESS_MONTHS) ? 'tooOld' : null;
}

const asField = (name: string, patternId: string | null): FieldErrors =>
  patternId === null ? {} : { [name]: { patternId } };

/** Throws `IDENTITY_CHECK_INCOMPLETE` while pictures are missing, `FIELD_INVALID` for what was typed; each says all of it. */
function assertComplete(world: World, check: CheckRow): void {
  const { photoIds, curp, address } = world.settings.get(IDENTITY_CHECK);
  const missing = missingOf(world, check, documentsRepository(world).list(check.memberId));
  const fields: FieldErrors = {
    ...asField('photoId', check.photoId !== null && photoIds.includes(check.photoId) ? null : 'required'),
    ...(curp ? asField('curp', curpFault(world, check.memberId, check.curp)) : {}),
    ...(address ? asField('addressIssuedOn', addressFault(world, check.addressIssuedOn)) : {}),
    ...Object.fromEntries(missing.map((part) => [part, { patternId: 'missing' }])),
  };
  if (missing.length > 0) throw new PlatformFailure('IDENTITY_CHECK_INCOMPLETE', { fields });
  if (Object.keys(fields).length > 0) throw new PlatformFailure('FIELD_INVALID', { fields });
}

/** What a photo id that is not shown left behind, and what is asked no more. */
function dropOthers(world: World, { memberId, photoId }: CheckRow): void {
  const wanted = photoId ? partsAsked(world.settings.get(IDENTITY_CHECK), photoId) : [];
  for (const part of DOCUMENT_PARTS) if (!wanted.includes(part)) dropDocument(world, memberId, part);
}

interface Submission {
  memberId: string;
  photoId: CheckRow['photoId'];
  curp?: string | undefined;
  addressIssuedOn?: string | undefined;
}

/** Hands a check over for review, whole or not at all. */
export function submitCheck(world: World, { memberId, photoId, curp, addressIssuedOn }: Submission): void {
  world.transaction(() => {
    const open = requireOpen(world, memberId);
    // Of what the reviewer did not take nothing counts that was sent before.
    const keptCurp = open.faults.curp === undefined ? open.curp : null;
    const check: CheckRow = {
      ...open,
      photoId,
      curp: curp === undefined || curp.trim() === '' ? keptCurp : normaliseCurp(curp),
      addressIssuedOn: addressIssuedOn ?? open.addressIssuedOn,
    };
    assertComplete(world, check);
    dropOthers(world, check);
    const at = world.clock.now();
    checksRepository(world).keep({
      ...check,
      ...{ status: 'PENDING', submittedAt: at, decidedAt: null, validUntil: null, faults: {}, note: null },
    });
    eventsRepository(world).append({ memberId, event: 'SUBMITTED', at, faults: {}, note: null });
  });
}

export const submitIdentityCheck: Verb<typeof endpoint> = ({ ctx: { world, member }, input }) => {
  submitCheck(world, { memberId: member.id, ...input });
  return readCheck(world, member.id);
};

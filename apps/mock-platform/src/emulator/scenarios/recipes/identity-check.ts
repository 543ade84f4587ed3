import { type DocumentPart, type IdentityState, PHOTO_PARTS } from '@tonalli/contracts/identity-check/parts';
import { toIso } from '../../../clock/system-time';
import { addDays } from '../../../clock/zone-days';
import {
  approveIdentity,
  expireIdentity,
  keepDocument,
  rejectIdentity,
  submitCheck,
} from '../../../features/identity-check';
import { type DrawnLook, drawnPicture } from '../../../transport/uploads/drawn-picture';
import type { World } from '../../../world/world';
import type { Person } from './person';

/** Of somebody invented, born on 1990-05-12. */
const CURP = 'LUAN900512MDFNNN08';

const LOOKS: Readonly<Record<DocumentPart, DrawnLook>> = {
  ineFront: 'card',
  ineBack: 'cardBack',
  passport: 'card',
  address: 'receipt',
  selfie: 'portrait',
};

function sendAll(world: World, { id: memberId }: Person): void {
  for (const part of [...PHOTO_PARTS.INE, 'address', 'selfie'] as const)
    keepDocument(world, { memberId, part, image: drawnPicture(`${part}.png`, LOOKS[part]) });
  const addressIssuedOn = addDays(toIso(world.clock.now()).slice(0, 10), -20);
  submitCheck(world, { memberId, photoId: 'INE', curp: CURP, addressIssuedOn });
}

/** How far somebody's identity check has come. */
export function bringCheckTo(world: World, person: Person, state: IdentityState): void {
  if (state === 'NONE') return;
  sendAll(world, person);
  const { id: memberId } = person;
  if (state === 'REJECTED') {
    const note = 'La foto del frente salió movida: apóyala en una mesa y evita los reflejos.';
    rejectIdentity(world, { memberId, faults: { ineFront: 'unreadable', address: 'tooOld' }, note });
  }
  if (state === 'APPROVED' || state === 'EXPIRED') approveIdentity(world, { memberId, validUntil: null });
  if (state === 'EXPIRED') expireIdentity(world, memberId);
}

import { type DocumentPart, PHOTO_IDS, partsAsked } from '@tonalli/contracts/identity-check/parts';
import type { World } from '../../world/world';
import { type CheckRow, checksRepository, type DocumentRow } from './identity-check.repository';
import { IDENTITY_CHECK } from './identity-settings';

const nothingSent = (memberId: string): CheckRow => ({
  memberId,
  status: 'NONE',
  photoId: null,
  curp: null,
  addressIssuedOn: null,
  faults: {},
  note: null,
  submittedAt: null,
  decidedAt: null,
  validUntil: null,
});

/** Where a member's check stands. */
export const checkOf = (world: World, memberId: string): CheckRow =>
  checksRepository(world).find(memberId) ?? nothingSent(memberId);

/** For offers, and whatever else is for members alone whose identity is known. */
export const isIdentityApproved = (world: World, memberId: string): boolean =>
  checkOf(world, memberId).status === 'APPROVED';

/** What is asked and was not sent, or has to be sent anew. */
export function missingOf(world: World, { faults, photoId }: CheckRow, documents: readonly DocumentRow[]) {
  const asks = world.settings.get(IDENTITY_CHECK);
  const shown = photoId ?? asks.photoIds[0] ?? PHOTO_IDS[0];
  const isSent = (part: DocumentPart) => documents.some((document) => document.part === part);
  return partsAsked(asks, shown).filter((part) => !isSent(part) || faults[part] !== undefined);
}

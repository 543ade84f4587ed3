import {
  type DocumentPart,
  OPEN_IDENTITY_STATES,
  PHOTO_PARTS,
  photoIdOf,
} from '@tonalli/contracts/identity-check/parts';
import type * as wire from '@tonalli/contracts/identity-check/wire';
import { dropImages, keepImages, latestImage } from '../../transport/uploads/keep-images';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { checkOf } from './check-of';
import { type CheckRow, checksRepository, documentsRepository } from './identity-check.repository';
import { IDENTITY_CHECK } from './identity-settings';
import { readCheck } from './read-check';

interface SentDocument {
  memberId: string;
  part: DocumentPart;
  /** As a multipart call carries it. */
  image: File;
}

const referenceOf = (memberId: string, part: DocumentPart): string => `identity:${memberId}:${part}`;

/** The check, where its member may change it. Throws `IDENTITY_CHECK_CLOSED`. */
export function requireOpen(world: World, memberId: string): CheckRow {
  const check = checkOf(world, memberId);
  if (!OPEN_IDENTITY_STATES.includes(check.status)) throw new PlatformFailure('IDENTITY_CHECK_CLOSED');
  return check;
}

function isAsked(world: World, part: DocumentPart): boolean {
  const { photoIds, address, selfie } = world.settings.get(IDENTITY_CHECK);
  if (part === 'address') return address;
  if (part === 'selfie') return selfie;
  return photoIds.some((photoId) => PHOTO_PARTS[photoId].includes(part));
}

const without = (faults: CheckRow['faults'], part: DocumentPart): CheckRow['faults'] =>
  Object.fromEntries(Object.entries(faults).filter(([item]) => item !== part));

/**
 * Keeps the picture of a document in the place of the one before, of which nothing is left. Throws `IDENTITY_CHECK_CLOSED`,
 * and `NOT_FOUND` for one that is not asked.
 */
export function keepDocument(world: World, { memberId, part, image }: SentDocument): void {
  world.transaction(() => {
    const check = requireOpen(world, memberId);
    if (!isAsked(world, part)) throw new PlatformFailure('NOT_FOUND');
    const reference = referenceOf(memberId, part);
    dropImages(world, reference);
    keepImages(world, { memberId, reference, images: [image] });
    documentsRepository(world).keep({ memberId, part, at: world.clock.now() });
    const faults = without(check.faults, part);
    checksRepository(world).keep({ ...check, faults, photoId: photoIdOf(part) ?? check.photoId });
  });
}

export function dropDocument(world: World, memberId: string, part: DocumentPart): void {
  dropImages(world, referenceOf(memberId, part));
  documentsRepository(world).remove(memberId, part);
}

/** The picture of a member's document; null when there is none. */
export const documentImage = (world: World, memberId: string, part: DocumentPart) =>
  latestImage(world, memberId, referenceOf(memberId, part));

export const uploadIdentityDocument: Verb<typeof wire.uploadIdentityDocument> = ({ ctx: { world, member }, input }) => {
  const [image] = input.images;
  if (!image) throw new PlatformFailure('INVALID_REQUEST');
  keepDocument(world, { memberId: member.id, part: input.part, image });
  return readCheck(world, member.id);
};

/** Named by what it shows and never by an id: there is no other member's to ask for. */
export const fetchIdentityDocument: Verb<typeof wire.fetchIdentityDocument> = ({ ctx: { world, member }, input }) => {
  const image = documentImage(world, member.id, input.part);
  if (!image) throw new PlatformFailure('NOT_FOUND');
  return image;
};

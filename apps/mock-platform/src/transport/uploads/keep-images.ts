import type { World } from '../../world/world';
import { UploadedImage } from './uploaded-image';
import { type StoredImage, uploadsRepository } from './uploads.repository';

interface Sent {
  memberId: string;
  /** What the pictures belong to, such as a withdrawal's number; unlike any other reference. */
  reference: string;
  /** As a multipart call carries them. */
  images: readonly File[];
}

const imageIdOf = (id: number): string => `I${String(id).padStart(8, '0')}`;

/** Keeps the pictures of a call. Call within the transaction that keeps what they belong to. */
export function keepImages(world: World, { memberId, reference, images }: Sent): void {
  const at = world.clock.now();
  for (const image of images) {
    if (!(image instanceof UploadedImage)) throw new TypeError('only pictures that came with a call are kept');
    const { bytes, type, width, height } = image.clean;
    const data = bytes.toString('base64');
    uploadsRepository(world).insert({ memberId, reference, type, width, height, data, at });
  }
}

/** The ids of the pictures that belong to it, in the order in which they were sent. */
export const imagesOf = (world: World, reference: string): string[] =>
  uploadsRepository(world).idsOf(reference).map(imageIdOf);

/** A picture of the member's own; null when it is somebody else's or none. */
export const ownImage = (world: World, memberId: string, imageId: string): StoredImage | null =>
  uploadsRepository(world).own(Number(imageId.slice(1)), memberId) ?? null;

/** The picture of a member's that belongs to it, the latest of several; null when there is none. */
export const latestImage = (world: World, memberId: string, reference: string): StoredImage | null =>
  uploadsRepository(world).latestOf(memberId, reference) ?? null;

/** Nothing is left of the pictures that belong to it. */
export const dropImages = (world: World, reference: string): void => uploadsRepository(world).removeOf(reference);

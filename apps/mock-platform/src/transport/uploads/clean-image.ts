import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { UPLOAD_MAX_BYTES } from '@tonalli/contracts/constants';
import {
  type ImageFault,
  UPLOAD_MAX_PIXELS,
  UPLOAD_MAX_SIDE_PX,
  type UploadType,
} from '@tonalli/contracts/upload-limits';
import { fileTypeFromBuffer } from 'file-type';
import { jpegBounds, pngBounds } from './image-bounds';

/** A picture drawn anew: nothing but its pixels is left of the file that came. */
export interface CleanImage {
  readonly bytes: Buffer;
  readonly type: UploadType;
  readonly width: number;
  readonly height: number;
}

/** Enough to read a screenshot or a bank's receipt. */
const KEPT_SIDE_PX = 2_000;
const KEPT_PNG_BYTES = 1_500_000;
const JPEG_QUALITY = 85;

/**
 * Checks a picture by its content (type, size, completeness, dimensions, all before it is decoded) and draws it anew,
 * without metadata and without whatever else was in the file. Answers why it is refused.
 */
export async function cleanImage(file: Buffer): Promise<CleanImage | ImageFault> {
  if (file.length === 0) return 'empty';
  if (file.length > UPLOAD_MAX_BYTES) return 'too_large';
  const mime = (await fileTypeFromBuffer(file))?.mime;
  if (mime !== 'image/png' && mime !== 'image/jpeg') return 'type';
  const bounds = mime === 'image/png' ? pngBounds(file) : jpegBounds(file);
  if (!bounds?.whole || bounds.width === 0 || bounds.height === 0) return 'broken';
  const { width, height } = bounds;
  if (Math.max(width, height) > UPLOAD_MAX_SIDE_PX || width * height > UPLOAD_MAX_PIXELS) return 'dimensions';
  const decoded = await decode(file);
  return decoded === null ? 'broken' : draw(decoded, mime);
}

async function decode(file: Buffer): Promise<Image | null> {
  try {
    const image = await loadImage(file);
    return image.width > 0 && image.height > 0 ? image : null;
  } catch {
    return null;
  }
}

async function draw(image: Image, asked: UploadType): Promise<CleanImage> {
  const scale = Math.min(1, KEPT_SIDE_PX / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  if (asked === 'image/png') {
    context.drawImage(image, 0, 0, width, height);
    const bytes = await canvas.encode('png');
    if (bytes.length <= KEPT_PNG_BYTES) return { bytes, type: 'image/png', width, height };
    // A photograph saved as PNG: what is clear becomes white.
    context.globalCompositeOperation = 'destination-over';
  }
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  if (asked === 'image/jpeg') context.drawImage(image, 0, 0, width, height);
  return { bytes: await canvas.encode('jpeg', JPEG_QUALITY), type: 'image/jpeg', width, height };
}

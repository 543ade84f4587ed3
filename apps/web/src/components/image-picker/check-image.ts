import { UPLOAD_MAX_BYTES } from '@tonalli/contracts/constants';
import { type ImageFault, UPLOAD_MAX_PIXELS, UPLOAD_MAX_SIDE_PX } from '@tonalli/contracts/upload-limits';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

const beginsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/**
 * Why a file would be refused, by its content, as far as a browser can tell; null when it looks fine. The platform checks
 * again, more strictly.
 */
export async function checkImage(file: File): Promise<ImageFault | null> {
  if (file.size === 0) return 'empty';
  if (file.size > UPLOAD_MAX_BYTES) return 'too_large';
  const start = new Uint8Array(await file.slice(0, PNG.length).arrayBuffer());
  if (!beginsWith(start, PNG) && !beginsWith(start, JPEG)) return 'type';
  return typeof createImageBitmap === 'function' ? decodeFault(file) : null;
}

async function decodeFault(file: File): Promise<ImageFault | null> {
  try {
    const { width, height, close } = await createImageBitmap(file).then((bitmap) => ({
      width: bitmap.width,
      height: bitmap.height,
      close: () => bitmap.close(),
    }));
    close();
    return Math.max(width, height) > UPLOAD_MAX_SIDE_PX || width * height > UPLOAD_MAX_PIXELS ? 'dimensions' : null;
  } catch {
    return 'broken';
  }
}

export interface ImageBounds {
  readonly width: number;
  readonly height: number;
  /** The file goes on to its end mark. A decoder would draw a picture of half a file. */
  readonly whole: boolean;
}

const PNG_SIGNATURE_BYTES = 8;
/** Length and type before a chunk's data, checksum behind it. */
const PNG_CHUNK_FRAME_BYTES = 12;

/** Reads a PNG chunk by chunk, without decoding it. Null: it does not begin as one. */
export function pngBounds(file: Buffer): ImageBounds | null {
  if (file.length < PNG_SIGNATURE_BYTES + PNG_CHUNK_FRAME_BYTES + 8) return null;
  if (file.toString('latin1', 12, 16) !== 'IHDR') return null;
  const width = file.readUInt32BE(16);
  const height = file.readUInt32BE(20);
  let at = PNG_SIGNATURE_BYTES;
  while (at + PNG_CHUNK_FRAME_BYTES <= file.length) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IEND') return { width, height, whole: true };
    at += PNG_CHUNK_FRAME_BYTES + length;
  }
  return { width, height, whole: false };
}

const JPEG_MARKER = 0xff;
const JPEG_SCAN = 0xda;
const JPEG_END = Buffer.from([JPEG_MARKER, 0xd9]);

/** Start-of-frame markers; the three others of that range are tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Reads a JPEG segment by segment up to its first scan, without decoding it. Null: it has no frame. */
export function jpegBounds(file: Buffer): ImageBounds | null {
  let at = 2;
  let size: { width: number; height: number } | null = null;
  while (at + 9 <= file.length && file[at] === JPEG_MARKER) {
    const marker = file[at + 1] ?? 0;
    if (marker === JPEG_MARKER) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) size ??= { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
    if (marker === JPEG_SCAN) break;
    at += 2 + file.readUInt16BE(at + 2);
  }
  return size && { ...size, whole: file.indexOf(JPEG_END, at) >= 0 };
}

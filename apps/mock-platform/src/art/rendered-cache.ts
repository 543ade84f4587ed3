import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export interface Rendered {
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
}

const BROTLI_QUALITY = 6;

export function render(svg: string): Rendered {
  const plain = Buffer.from(svg);
  return {
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    gzip: gzipSync(plain),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
  };
}

const sizeOf = ({ plain, br, gzip }: Rendered): number => plain.length + br.length + gzip.length;

export interface RenderedCache {
  /** What is kept under the key, or what `draw` makes and is kept from now on; null when it makes nothing. */
  get(key: string, draw: () => string | null): Rendered | null;
  readonly bytes: number;
}

/** Keeps what was drawn, dropping what was asked for longest ago above so many bytes. */
export function createRenderedCache(maxBytes: number): RenderedCache {
  const kept = new Map<string, Rendered>();
  let bytes = 0;

  function trim(): void {
    for (const [key, value] of kept) {
      if (bytes <= maxBytes) return;
      kept.delete(key);
      bytes -= sizeOf(value);
    }
  }

  return {
    get(key, draw) {
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const svg = draw();
      if (svg === null) return null;
      const value = render(svg);
      kept.set(key, value);
      bytes += sizeOf(value);
      trim();
      return value;
    },
    get bytes() {
      return bytes;
    },
  };
}

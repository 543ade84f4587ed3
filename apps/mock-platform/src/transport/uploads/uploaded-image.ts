import { createHash } from 'node:crypto';
import type { CleanImage } from './clean-image';

/** A picture of a call, already drawn anew. In journals and digests it stands as what was sent: its name, size and digest. */
export class UploadedImage extends File {
  readonly clean: CleanImage;
  readonly #sent: { name: string; bytes: number; sha256: string };

  constructor(name: string, sent: Buffer, clean: CleanImage) {
    super([new Uint8Array(clean.bytes)], name, { type: clean.type });
    this.clean = clean;
    this.#sent = { name, bytes: sent.length, sha256: createHash('sha256').update(sent).digest('hex') };
  }

  toJSON(): object {
    return this.#sent;
  }
}

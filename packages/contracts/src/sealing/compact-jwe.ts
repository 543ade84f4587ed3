import { type CipherGCM, createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { SealError } from './seal-error';

export const CONTENT_ALGORITHM = 'A256GCM';
export const CONTENT_KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Far above what any header of ours needs; bounds the work that rubbish can cause. */
const HEADER_MAX_CHARACTERS = 4_096;

export interface CompactJwe {
  encodedHeader: string;
  header: Record<string, unknown>;
  iv: Buffer;
  ciphertext: Buffer;
  tag: Buffer;
}

/** Encrypts under a content key with a fresh IV; the key-encryption part stays empty (RFC 7516 section 7.1). */
export function encryptCompact(contentKey: Uint8Array, header: string, plaintext: string): string {
  const encodedHeader = Buffer.from(header).toString('base64url');
  const iv = randomBytes(IV_BYTES);
  const cipher: CipherGCM = createCipheriv('aes-256-gcm', contentKey, iv);
  cipher.setAAD(Buffer.from(encodedHeader, 'ascii'));
  const ciphertext = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()]);
  return [encodedHeader, '', iv, ciphertext, cipher.getAuthTag()]
    .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
    .join('.');
}

/** Throws `SEAL_INVALID` when the parts were altered or the key is another one. */
export function decryptCompact(contentKey: Uint8Array, jwe: CompactJwe): string {
  try {
    const decipher = createDecipheriv('aes-256-gcm', contentKey, jwe.iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(jwe.encodedHeader, 'ascii'));
    decipher.setAuthTag(jwe.tag);
    return Buffer.concat([decipher.update(jwe.ciphertext), decipher.final()]).toString('utf8');
  } catch {
    throw new SealError('SEAL_INVALID');
  }
}

/** Takes a compact JWE of direct encryption apart. Throws `SEAL_INVALID` on any other text. */
export function parseCompact(jwe: string): CompactJwe {
  const [encodedHeader, encryptedKey, iv, ciphertext, tag, ...rest] = jwe.split('.');
  if (!encodedHeader || encryptedKey !== '' || !iv || ciphertext === undefined || !tag || rest.length > 0) {
    throw new SealError('SEAL_INVALID');
  }
  if (encodedHeader.length > HEADER_MAX_CHARACTERS) throw new SealError('SEAL_INVALID');
  const parsed = {
    encodedHeader,
    header: parseHeader(encodedHeader),
    iv: decodeCanonical(iv),
    ciphertext: decodeCanonical(ciphertext),
    tag: decodeCanonical(tag),
  };
  if (parsed.iv.length !== IV_BYTES || parsed.tag.length !== TAG_BYTES) throw new SealError('SEAL_INVALID');
  return parsed;
}

function parseHeader(encoded: string): Record<string, unknown> {
  let header: unknown;
  try {
    header = JSON.parse(decodeCanonical(encoded).toString('utf8'));
  } catch {
    throw new SealError('SEAL_INVALID');
  }
  if (!isRecord(header) || header.enc !== CONTENT_ALGORITHM || 'zip' in header || 'crit' in header) {
    throw new SealError('SEAL_INVALID');
  }
  return header;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Node reads base64url leniently; without this check one sealed text would have many spellings. */
export function decodeCanonical(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.toString('base64url') !== text) throw new SealError('SEAL_INVALID');
  return bytes;
}

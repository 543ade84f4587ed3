import {
  CONTENT_ALGORITHM,
  CONTENT_KEY_BYTES,
  decodeCanonical,
  decryptCompact,
  encryptCompact,
  parseCompact,
} from './compact-jwe';
import { SealError } from './seal-error';

const HEADER = JSON.stringify({ alg: 'dir', enc: CONTENT_ALGORITHM });

/**
 * Encrypts a text under the merchant's shared key (base64url of 32 bytes): compact JWE, `dir`, A256GCM.
 * For values inside answers and tokens between the two servers, not for whole requests. Rejects with `RangeError` on a bad key.
 */
export async function sealUnderSharedKey(key: string, text: string): Promise<string> {
  return encryptCompact(sharedKeyBytes(key), HEADER, text);
}

/** Opens what `sealUnderSharedKey` made. Rejects with `SEAL_INVALID` on anything else, `RangeError` on a bad key. */
export async function openUnderSharedKey(key: string, jwe: string): Promise<string> {
  const bytes = sharedKeyBytes(key);
  const parsed = parseCompact(jwe);
  if (parsed.header.alg !== 'dir') throw new SealError('SEAL_INVALID');
  return decryptCompact(bytes, parsed);
}

function sharedKeyBytes(key: string): Buffer {
  try {
    const bytes = decodeCanonical(key);
    if (bytes.length === CONTENT_KEY_BYTES) return bytes;
  } catch {
    // Falls through: the same answer for every bad key, and never the key in it.
  }
  throw new RangeError('the shared key must be base64url of 32 bytes');
}

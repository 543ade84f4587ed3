import { createHash, diffieHellman, type KeyObject } from 'node:crypto';
import { CONTENT_ALGORITHM, CONTENT_KEY_BYTES } from './compact-jwe';

export const KEY_ALGORITHM = 'ECDH-ES';

interface PartyInfo {
  apu?: Uint8Array | undefined;
  apv?: Uint8Array | undefined;
}

/**
 * The content key of ECDH-ES in direct agreement mode: Concat KDF over the shared secret
 * (RFC 7518 section 4.6.2; one round of SHA-256 yields the 32 bytes that A256GCM needs).
 * Throws when the points do not belong together or the secret is all zero.
 */
export function agreeContentKey(privateKey: KeyObject, publicKey: KeyObject, party: PartyInfo = {}): Buffer {
  return createHash('sha256')
    .update(uint32(1))
    .update(diffieHellman({ privateKey, publicKey }))
    .update(lengthPrefixed(Buffer.from(CONTENT_ALGORITHM)))
    .update(lengthPrefixed(party.apu ?? new Uint8Array()))
    .update(lengthPrefixed(party.apv ?? new Uint8Array()))
    .update(uint32(CONTENT_KEY_BYTES * 8))
    .digest();
}

function lengthPrefixed(bytes: Uint8Array): Buffer {
  return Buffer.concat([uint32(bytes.length), bytes]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

import { hash, randomBytes, randomFillSync } from 'node:crypto';

/** A secret that only its holder knows: 24 random bytes, base64url. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** What is stored of a token: SHA-256, hex. */
export const tokenHash = (token: string): string => hash('sha256', token);

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export const ROUND_ID_BYTES = 13;

/** A round's name: 13 characters of 32, so 65 bits that nobody guesses. `bytes` gives the chance. */
export function roundIdFrom(bytes: Uint8Array): string {
  let id = '';
  for (const byte of bytes.subarray(0, ROUND_ID_BYTES)) id += ALPHABET[byte % ALPHABET.length];
  return id;
}

const POOLED_IDS = 256;
/** Chance for so many rounds at once: asking the system for it takes longer than all else about an id. */
const pool = new Uint8Array(POOLED_IDS * ROUND_ID_BYTES);
let unusedIds = 0;

export function newRoundId(): string {
  if (unusedIds === 0) {
    randomFillSync(pool);
    unusedIds = POOLED_IDS;
  }
  unusedIds -= 1;
  return roundIdFrom(pool.subarray(unusedIds * ROUND_ID_BYTES));
}

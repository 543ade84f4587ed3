import { createHash, randomBytes } from 'node:crypto';

/** A secret that only its holder knows: 24 random bytes, base64url. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** What is stored of a token: SHA-256, hex. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A round's name: 13 characters of 32, so 65 bits that nobody guesses. `bytes` gives the chance. */
export function roundIdFrom(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, ROUND_ID_BYTES), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

export const ROUND_ID_BYTES = 13;
export const newRoundId = (): string => roundIdFrom(randomBytes(ROUND_ID_BYTES));

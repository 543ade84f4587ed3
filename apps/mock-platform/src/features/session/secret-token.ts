import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** SHA-256, hex: what is kept of a token that has enough chance in it to need no salt. */
export const tokenHash = (token: string): string => hash('sha256', token);

export function newToken(): { token: string; hash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: tokenHash(token) };
}

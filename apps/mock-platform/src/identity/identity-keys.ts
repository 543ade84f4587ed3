import { generateKeyPairSync, type KeyObject } from 'node:crypto';

const KEY_ID = 'identity';
const MODULUS_BITS = 2_048;

let made: KeyObject | null = null;

/** Signs what the login services issue (RS256). Made at first use, and another one in the next process. */
export function identityKey(): KeyObject {
  made ??= generateKeyPairSync('rsa', { modulusLength: MODULUS_BITS }).privateKey;
  return made;
}

const USE = { kid: KEY_ID, alg: 'RS256', use: 'sig' } as const;

export const privateIdentityJwk = () => ({ ...identityKey().export({ format: 'jwk' }), ...USE });

export function publicIdentityJwk() {
  const { kty, n, e } = privateIdentityJwk();
  return { kty, n, e, ...USE };
}

import { generateKeyPairSync } from 'node:crypto';
import { z } from 'zod';

/** A private key of the platform (RFC 8037, X25519) as it is stored; `d` never leaves the platform. */
export const PrivateSealingKeySchema = z.object({
  kid: z.string().min(1).max(128),
  kty: z.literal('OKP'),
  crv: z.literal('X25519'),
  x: z.string(),
  d: z.string(),
});
export type PrivateSealingKey = z.infer<typeof PrivateSealingKeySchema>;

/** A published key set. Keys of kinds that sealing does not use are kept and passed over. */
export const JwksSchema = z.object({
  keys: z.array(z.looseObject({ kty: z.string(), kid: z.string().optional(), crv: z.string().optional() })),
});
export type Jwks = z.infer<typeof JwksSchema>;

/** A fresh X25519 key for sealing, named `kid`. */
export function generateSealingKey(kid: string): PrivateSealingKey {
  const { privateKey } = generateKeyPairSync('x25519');
  return PrivateSealingKeySchema.parse({ ...privateKey.export({ format: 'jwk' }), kid });
}

/** The public key set (RFC 7517), in the given order: callers seal to the first, so put the newest first. */
export function publicJwks(keys: readonly PrivateSealingKey[]): Jwks {
  return {
    keys: keys.map(({ kid, kty, crv, x }) => ({ kty, crv, x, kid, use: 'enc', alg: 'ECDH-ES' })),
  };
}

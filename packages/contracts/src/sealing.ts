/**
 * Sealed payloads (WIRE-03): compact JWE, for servers only (node:crypto).
 * The codec is this one module, so that a deployment against another platform can bring its own.
 */
export { bodyDigest, type CallSignatures, createCallSignatures, type SignedCall } from './sealing/call-signature';
export {
  generateSealingKey,
  type Jwks,
  JwksSchema,
  type PrivateSealingKey,
  PrivateSealingKeySchema,
  publicJwks,
} from './sealing/keys';
export { createOpener, type Opener, type OpenerOptions } from './sealing/opener';
export { createReplayGuard, type ReplayGuard } from './sealing/replay-guard';
export { SealError, type SealErrorCode } from './sealing/seal-error';
export { createSealer, type Sealer, type SealerOptions } from './sealing/sealer';
export { openUnderSharedKey, sealUnderSharedKey } from './sealing/shared-key';

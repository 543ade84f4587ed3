import { createPublicKey, generateKeyPairSync, type JsonWebKey, randomUUID } from 'node:crypto';
import { agreeContentKey, KEY_ALGORITHM } from './agreement';
import { CONTENT_ALGORITHM, encryptCompact } from './compact-jwe';
import type { Jwks } from './keys';
import { SealError } from './seal-error';

const KEY_LIFE_MS = 5 * 60_000;
/** Random IVs under one key stay safe far beyond this (NIST SP 800-38D allows 2^32). */
const MESSAGES_PER_KEY = 100_000;

export interface SealerOptions {
  /** The platform's published keys; asked once a key life and after `forgetKeys`. */
  fetchKeys: () => Promise<Jwks>;
  /** Milliseconds since the epoch; `iat` comes from it. */
  nowMs: () => number;
  /** How long one agreed content key serves. Default 5 minutes. */
  keyLifeMs?: number;
}

export interface Sealer {
  /** A compact JWE of the payload's JSON. Rejects with what `fetchKeys` rejects, or `KEY_UNKNOWN` when no key fits. */
  seal(payload: unknown): Promise<string>;
  /** Agree anew with the next call; to be called when the platform answers `KEY_UNKNOWN`. */
  forgetKeys(): void;
}

interface Agreement {
  contentKey: Buffer;
  /** The protected header up to the members that differ in every message. */
  headerStart: string;
  expiresAtMs: number;
  messagesLeft: number;
}

/**
 * Seals payloads with ECDH-ES and A256GCM (RFC 7518). The ephemeral key is agreed once and serves for a
 * short life, so that a message costs one AES-GCM pass; each has its own IV, `iat` (seconds) and `jti`.
 */
export function createSealer({ fetchKeys, nowMs, keyLifeMs = KEY_LIFE_MS }: SealerOptions): Sealer {
  let current: Agreement | null = null;
  let pending: Promise<Agreement> | null = null;

  const agreement = async (): Promise<Agreement> => {
    if (current && current.messagesLeft > 0 && nowMs() < current.expiresAtMs) return current;
    if (pending) return pending;
    const started = fetchKeys().then((jwks) => agree(jwks, nowMs() + keyLifeMs));
    pending = started;
    try {
      const agreed = await started;
      // `forgetKeys` during the fetch makes this one serve only those who already wait for it.
      if (pending === started) current = agreed;
      return agreed;
    } finally {
      if (pending === started) pending = null;
    }
  };

  return {
    async seal(payload) {
      const agreed = await agreement();
      agreed.messagesLeft -= 1;
      const header = `${agreed.headerStart},"iat":${Math.floor(nowMs() / 1_000)},"jti":"${randomUUID()}"}`;
      return encryptCompact(agreed.contentKey, header, JSON.stringify(payload));
    },
    forgetKeys() {
      current = null;
      pending = null;
    },
  };
}

function agree(jwks: Jwks, expiresAtMs: number): Agreement {
  const recipient = jwks.keys.find(isUsable);
  if (!recipient) throw new SealError('KEY_UNKNOWN');
  const ephemeral =
    recipient.crv === 'X25519' ? generateKeyPairSync('x25519') : generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const publicKey = createPublicKey({ key: recipient as JsonWebKey, format: 'jwk' });
  const header = {
    alg: KEY_ALGORITHM,
    enc: CONTENT_ALGORITHM,
    kid: recipient.kid,
    epk: ephemeral.publicKey.export({ format: 'jwk' }),
  };
  return {
    contentKey: agreeContentKey(ephemeral.privateKey, publicKey),
    headerStart: JSON.stringify(header).slice(0, -1),
    expiresAtMs,
    messagesLeft: MESSAGES_PER_KEY,
  };
}

/** Another platform may publish P-256 keys, or signing keys beside the ones to seal to. */
function isUsable(key: Jwks['keys'][number]): boolean {
  const curveFits = (key.kty === 'OKP' && key.crv === 'X25519') || (key.kty === 'EC' && key.crv === 'P-256');
  const purposeFits = (key.use ?? 'enc') === 'enc' && (key.alg ?? KEY_ALGORITHM) === KEY_ALGORITHM;
  return curveFits && purposeFits && key.kid !== undefined;
}

import { createPrivateKey, createPublicKey } from 'node:crypto';
import { agreeContentKey, KEY_ALGORITHM } from './agreement';
import { type CompactJwe, decodeCanonical, decryptCompact, isRecord, parseCompact } from './compact-jwe';
import type { PrivateSealingKey } from './keys';
import { SealError } from './seal-error';

/** A sealed payload is refused when its `iat` is further from now than this, in either direction. */
export const FRESHNESS_MS = 60_000;
const DERIVED_KEYS_MAX = 1_000;
const JTI_MAX_CHARACTERS = 128;

export interface OpenerOptions {
  /** The keys that open, or a function giving those valid now; old and new both work while rotating. */
  keys: readonly PrivateSealingKey[] | (() => readonly PrivateSealingKey[]);
  /** Milliseconds since the epoch, of the real clock: callers do not know a world's time. */
  nowMs: () => number;
  /** Notes a message id until it is stale anyway; false when it was seen before. */
  remember: (jti: string, expiresAtMs: number) => boolean;
}

export interface Opener {
  /** The payload of a compact JWE. Rejects with `SealError`, which never says what was wrong with the text. */
  open(jwe: string): Promise<unknown>;
}

/** Opens what `createSealer`, or any other JOSE library with `iat` and `jti` in its protected header, has sealed. */
export function createOpener({ keys, nowMs, remember }: OpenerOptions): Opener {
  const derivedKeys = new Map<string, Buffer>();
  const keyNamed = (kid: unknown) => (typeof keys === 'function' ? keys() : keys).find((key) => key.kid === kid);

  const contentKeyOf = (jwe: CompactJwe, key: PrivateSealingKey) => {
    const { epk, apu, apv } = jwe.header;
    const name = JSON.stringify([key.x, epk, apu, apv]);
    const known = derivedKeys.get(name);
    return { name, contentKey: known ?? deriveContentKey(jwe.header, key) };
  };

  const keep = (name: string, contentKey: Buffer) => {
    // Only keys that have opened something get here, so rubbish cannot push the useful ones out.
    derivedKeys.delete(name);
    derivedKeys.set(name, contentKey);
    const oldest = derivedKeys.keys().next();
    if (derivedKeys.size > DERIVED_KEYS_MAX && !oldest.done) derivedKeys.delete(oldest.value);
  };

  return {
    async open(text) {
      const jwe = parseCompact(text);
      if (jwe.header.alg !== KEY_ALGORITHM) throw new SealError('SEAL_INVALID');
      const key = keyNamed(jwe.header.kid);
      if (!key) throw new SealError('KEY_UNKNOWN');
      const { name, contentKey } = contentKeyOf(jwe, key);
      const plaintext = decryptCompact(contentKey, jwe);
      keep(name, contentKey);
      const { iatMs, jti } = messageStamp(jwe.header);
      if (Math.abs(nowMs() - iatMs) > FRESHNESS_MS) throw new SealError('SEAL_STALE');
      if (!remember(jti, iatMs + FRESHNESS_MS)) throw new SealError('SEAL_REPLAYED');
      return parsePayload(plaintext);
    },
  };
}

function deriveContentKey(header: Record<string, unknown>, key: PrivateSealingKey): Buffer {
  const { epk, apu, apv } = header;
  if (!isRecord(epk) || epk.kty !== 'OKP' || epk.crv !== key.crv || typeof epk.x !== 'string') {
    throw new SealError('SEAL_INVALID');
  }
  try {
    return agreeContentKey(
      createPrivateKey({ key, format: 'jwk' }),
      createPublicKey({ key: { kty: 'OKP', crv: key.crv, x: epk.x }, format: 'jwk' }),
      { apu: partyInfo(apu), apv: partyInfo(apv) },
    );
  } catch {
    throw new SealError('SEAL_INVALID');
  }
}

function partyInfo(value: unknown): Uint8Array | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw new SealError('SEAL_INVALID');
  return decodeCanonical(value);
}

function messageStamp({ iat, jti }: Record<string, unknown>): { iatMs: number; jti: string } {
  if (typeof iat !== 'number' || !Number.isSafeInteger(iat)) throw new SealError('SEAL_INVALID');
  if (typeof jti !== 'string' || jti === '' || jti.length > JTI_MAX_CHARACTERS) throw new SealError('SEAL_INVALID');
  return { iatMs: iat * 1_000, jti };
}

function parsePayload(plaintext: string): unknown {
  try {
    return JSON.parse(plaintext);
  } catch {
    throw new SealError('SEAL_INVALID');
  }
}

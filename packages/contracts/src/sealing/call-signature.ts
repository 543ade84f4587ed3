import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { FRESHNESS_MS } from './opener';

/** What a signature speaks for beside the body and its time. */
export interface SignedCall {
  readonly method: string;
  /** With its query, as it travels. */
  readonly path: string;
  /** The visitor's address and the host that they asked for: empty where nobody is named. */
  readonly address: string;
  readonly host: string;
}

/** A body as it travels; null: none. */
type Body = string | Uint8Array | null;

export interface CallSignatures {
  /** The value of the header: `t=<seconds>,d=<digest of the body>,s=<MAC>`, both in base64url. */
  sign(call: SignedCall, body: Body): string;
  /** The digest that the body must have; null for a signature that is not right, or not of the last minute or the next. */
  check(call: SignedCall, signature: string): string | null;
}

const SIGNATURE = /^t=(\d{1,12}),d=([\w-]{43}),s=([\w-]{43})$/;

/** SHA-256 in base64url, as a signature names it. */
export const bodyDigest = (body: Body): string =>
  createHash('sha256')
    .update(body ?? '')
    .digest('base64url');

/**
 * Signatures of whole calls between the two servers: HMAC-SHA-256 under a key derived from the merchant's shared one
 * (base64url of 32 bytes). `nowMs`: milliseconds since the epoch, of the real clock.
 */
export function createCallSignatures(sharedKey: string, nowMs: () => number): CallSignatures {
  const key = Buffer.from(hkdfSync('sha256', Buffer.from(sharedKey, 'base64url'), '', 'tonalli call signature', 32));
  const macOf = ({ method, path, address, host }: SignedCall, time: string, digest: string) =>
    createHmac('sha256', key).update([time, method, path, digest, address, host].join('\n')).digest();

  return {
    sign(call, body) {
      const time = String(Math.floor(nowMs() / 1_000));
      const digest = bodyDigest(body);
      return `t=${time},d=${digest},s=${macOf(call, time, digest).toString('base64url')}`;
    },
    check(call, signature) {
      const [, time = '', digest = '', mac = ''] = SIGNATURE.exec(signature) ?? [];
      const given = Buffer.from(mac, 'base64url');
      const wanted = macOf(call, time, digest);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
      return Math.abs(nowMs() - Number(time) * 1_000) > FRESHNESS_MS ? null : digest;
    },
  };
}

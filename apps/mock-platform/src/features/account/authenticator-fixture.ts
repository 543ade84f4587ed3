import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { z } from 'zod';

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: string | Uint8Array): string => Buffer.from(data).toString('base64url');

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const BACKUP_ELIGIBLE = 0x08;
const BACKED_UP = 0x10;
const CREDENTIAL_INCLUDED = 0x40;
const NO_MAKER = Buffer.alloc(16);

const Options = z.looseObject({ challenge: z.string() });

/** What an attacker, or a broken device, would do otherwise. */
export interface Deviation {
  challenge?: string;
  origin?: string;
  rpId?: string;
  /** Nobody unlocked the device. */
  unverified?: boolean;
  /** What the signed counter says; left out: one more than the last time. */
  counter?: number;
  /** As whose passkey the answer is handed in. */
  id?: string;
}

/**
 * A passkey without a device, for tests: WebAuthn level 3, ES256, attestation `none`. It answers what `navigator.credentials`
 * would, as JSON, for a page of this origin.
 */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ownId = sha256(publicKey.export({ type: 'spki', format: 'der' }));
  let uses = 0;

  function clientData(type: 'webauthn.create' | 'webauthn.get', options: unknown, deviation: Deviation): Buffer {
    const challenge = deviation.challenge ?? Options.parse(options).challenge;
    return Buffer.from(
      JSON.stringify({ type, challenge, origin: deviation.origin ?? origin, crossOrigin: false }),
      'utf8',
    );
  }

  function authenticatorData(deviation: Deviation, credential?: Buffer): Buffer {
    uses = deviation.counter ?? uses + 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(uses);
    const flags =
      USER_PRESENT |
      BACKUP_ELIGIBLE |
      BACKED_UP |
      (deviation.unverified ? 0 : USER_VERIFIED) |
      (credential ? CREDENTIAL_INCLUDED : 0);
    const rpId = deviation.rpId ?? new URL(origin).hostname;
    return Buffer.concat([sha256(rpId), Buffer.of(flags), counter, credential ?? Buffer.alloc(0)]);
  }

  const credentialOf = (id: Buffer): Buffer =>
    Buffer.concat([NO_MAKER, Buffer.of(0, id.length), id, coseKey(publicKey.export({ format: 'jwk' }))]);

  const answer = (deviation: Deviation, response: Record<string, unknown>) => {
    const id = deviation.id ?? base64url(ownId);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  };

  return {
    id: base64url(ownId),
    /** Makes the passkey that a registration asks for. */
    make(options: unknown, deviation: Deviation = {}) {
      const id = Buffer.from(deviation.id ?? base64url(ownId), 'base64url');
      return answer(deviation, {
        clientDataJSON: base64url(clientData('webauthn.create', options, deviation)),
        attestationObject: base64url(attestation(authenticatorData(deviation, credentialOf(id)))),
        transports: ['internal'],
      });
    },
    /** Signs what a login asks for. */
    use(options: unknown, deviation: Deviation = {}) {
      const data = clientData('webauthn.get', options, deviation);
      const authData = authenticatorData(deviation);
      return answer(deviation, {
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)),
      });
    },
  };
}

/** CBOR of `{1: 2, 3: -7, -1: 1, -2: x, -3: y}`: a P-256 key for ES256 (RFC 9053). */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  const part = (label: number, coordinate: string) =>
    Buffer.concat([Buffer.of(label, 0x58, 32), Buffer.from(coordinate, 'base64url')]);
  return Buffer.concat([Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01), part(0x21, x), part(0x22, y)]);
}

/** CBOR of `{fmt: 'none', attStmt: {}, authData}`. */
function attestation(authData: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.of(0x60 | value.length), Buffer.from(value)]);
  const bytes = Buffer.concat([Buffer.of(0x59, authData.length >> 8, authData.length & 0xff), authData]);
  return Buffer.concat([
    Buffer.of(0xa3),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.of(0xa0),
    text('authData'),
    bytes,
  ]);
}

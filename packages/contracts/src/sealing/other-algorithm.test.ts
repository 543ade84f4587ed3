import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createOpener, createReplayGuard, generateSealingKey, openUnderSharedKey } from '../sealing';
import { agreeContentKey } from './agreement';
import { encryptCompact } from './compact-jwe';

const NOW_MS = Date.UTC(2026, 0, 15, 12);
const nowMs = () => NOW_MS;
/** All that JOSE knows for a compact JWE besides what is agreed, and nonsense. */
const OTHERS = ['dir', 'A256KW', 'ECDH-ES+A256KW', 'RSA-OAEP', 'none', 'ecdh-es', '', null, undefined];

const key = generateSealingKey('key-1');
const opener = createOpener({ nowMs, keys: () => [key], remember: createReplayGuard(100, nowMs).remember });

/** A payload under the right content key, whatever its header says of how the key came about. */
function sealedAs(alg: unknown): string {
  const ephemeral = generateKeyPairSync('x25519');
  const recipient = createPublicKey(createPrivateKey({ key, format: 'jwk' }));
  const epk = ephemeral.publicKey.export({ format: 'jwk' });
  const header = { alg, enc: 'A256GCM', kid: key.kid, epk, iat: NOW_MS / 1_000, jti: randomUUID() };
  return encryptCompact(agreeContentKey(ephemeral.privateKey, recipient), JSON.stringify(header), '{"amount":"1.00"}');
}

describe('an algorithm that was not agreed', () => {
  it('WIRE-03 S8 is the only thing wrong with what is refused here', async () => {
    await expect(opener.open(sealedAs('ECDH-ES'))).resolves.toEqual({ amount: '1.00' });
  });

  it.each(OTHERS)('WIRE-03 S8 %s is refused under the right key', async (alg) => {
    await expect(opener.open(sealedAs(alg))).rejects.toMatchObject({ code: 'SEAL_INVALID' });
  });

  it.each([...OTHERS.slice(1), 'ECDH-ES'])('WIRE-03 S8 %s is refused under the shared key', async (alg) => {
    const shared = randomBytes(32);
    const seal = (header: object) => encryptCompact(shared, JSON.stringify({ enc: 'A256GCM', ...header }), 'path');
    const open = (jwe: string) => openUnderSharedKey(shared.toString('base64url'), jwe);
    await expect(open(seal({ alg: 'dir' }))).resolves.toBe('path');
    await expect(open(seal({ alg }))).rejects.toMatchObject({ code: 'SEAL_INVALID' });
  });
});

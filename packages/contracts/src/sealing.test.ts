import fc from 'fast-check';
import { CompactEncrypt, compactDecrypt, decodeProtectedHeader, importJWK } from 'jose';
import { describe, expect, it } from 'vitest';
import {
  createOpener,
  createReplayGuard,
  createSealer,
  generateSealingKey,
  JwksSchema,
  openUnderSharedKey,
  type PrivateSealingKey,
  publicJwks,
  SealError,
  sealUnderSharedKey,
} from './sealing';

const NOW_MS = Date.UTC(2026, 0, 15, 12);

function setUp(keys: PrivateSealingKey[] = [generateSealingKey('key-1')]) {
  const clock = { nowMs: NOW_MS };
  const calls = { fetchKeys: 0 };
  const nowMs = () => clock.nowMs;
  const published = { keys };
  const sealer = createSealer({
    nowMs,
    fetchKeys: async () => {
      calls.fetchKeys += 1;
      return JwksSchema.parse(JSON.parse(JSON.stringify(publicJwks(published.keys))));
    },
  });
  const opener = createOpener({
    nowMs,
    keys: () => published.keys,
    remember: createReplayGuard(10_000, nowMs).remember,
  });
  return { clock, calls, sealer, opener, published };
}

/** Any other JOSE client, sealing to our key. */
async function sealWithJose(key: PrivateSealingKey, payload: unknown, header: Record<string, unknown> = {}) {
  const [jwk] = publicJwks([key]).keys;
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({
      alg: 'ECDH-ES',
      enc: 'A256GCM',
      kid: key.kid,
      iat: NOW_MS / 1_000,
      jti: crypto.randomUUID(),
      ...header,
    })
    .encrypt(await importJWK(jwk ?? {}, 'ECDH-ES'));
}

const codeOf = (opening: Promise<unknown>) =>
  opening.then(
    () => 'OPENED',
    (error: unknown) => (error instanceof SealError ? error.code : `NOT A SEAL ERROR: ${String(error)}`),
  );

describe('sealed payloads', () => {
  it('WIRE-03 opens what it sealed, whatever the JSON is', async () => {
    const { sealer, opener } = setUp();
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (payload) => {
        const received = await opener.open(await sealer.seal(payload));
        expect(received).toEqual(JSON.parse(JSON.stringify(payload)));
      }),
    );
  });

  it('WIRE-03 is a compact JWE that jose opens: ECDH-ES, A256GCM, kid, iat in seconds, jti', async () => {
    const key = generateSealingKey('key-1');
    const { sealer } = setUp([key]);
    const jwe = await sealer.seal({ password: 'Secreto1' });
    const { plaintext, protectedHeader } = await compactDecrypt(jwe, await importJWK(key, 'ECDH-ES'));
    expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual({ password: 'Secreto1' });
    expect(protectedHeader).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'key-1', iat: NOW_MS / 1_000 });
    expect(protectedHeader.jti).toMatch(/^[0-9a-f-]{36}$/);
    expect(jwe).not.toContain(Buffer.from('Secreto1').toString('base64url'));
  });

  it('WIRE-03 opens what jose sealed, also with agreement party info', async () => {
    const key = generateSealingKey('key-1');
    const { opener } = setUp([key]);
    expect(await opener.open(await sealWithJose(key, { amount: '10.00' }))).toEqual({ amount: '10.00' });

    const [jwk] = publicJwks([key]).keys;
    const withParties = await new CompactEncrypt(new TextEncoder().encode('"parties"'))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'key-1', iat: NOW_MS / 1_000, jti: 'one' })
      .setKeyManagementParameters({ apu: Buffer.from('tonalli'), apv: Buffer.from('platform') })
      .encrypt(await importJWK(jwk ?? {}, 'ECDH-ES'));
    expect(await opener.open(withParties)).toBe('parties');
  });

  it('WIRE-03 seals to a P-256 key of another platform', async () => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
    const published = { ...(await crypto.subtle.exportKey('jwk', pair.publicKey)), kty: 'EC', kid: 'p', use: 'enc' };
    const signing = { kty: 'OKP', crv: 'Ed25519', kid: 's', use: 'sig' };
    const sealer = createSealer({
      nowMs: () => NOW_MS,
      fetchKeys: async () => JwksSchema.parse({ keys: [signing, published] }),
    });
    const privateJwk = { ...(await crypto.subtle.exportKey('jwk', pair.privateKey)), kty: 'EC' };
    const { plaintext } = await compactDecrypt(await sealer.seal(['x']), await importJWK(privateJwk, 'ECDH-ES'));
    expect(new TextDecoder().decode(plaintext)).toBe('["x"]');
  });

  it('WIRE-03 agrees one key for many messages, each with its own IV, jti and text', async () => {
    const { sealer, calls, clock } = setUp();
    const sealed = await Promise.all(Array.from({ length: 50 }, () => sealer.seal({ same: true })));
    const epks = new Set(sealed.map((jwe) => JSON.stringify(decodeProtectedHeader(jwe).epk)));
    const ivs = new Set(sealed.map((jwe) => jwe.split('.')[2]));
    expect({ fetches: calls.fetchKeys, epks: epks.size, ivs: ivs.size, texts: new Set(sealed).size }).toEqual({
      fetches: 1,
      epks: 1,
      ivs: 50,
      texts: 50,
    });

    clock.nowMs += 5 * 60_000;
    epks.add(JSON.stringify(decodeProtectedHeader(await sealer.seal({})).epk));
    expect({ fetches: calls.fetchKeys, epks: epks.size }).toEqual({ fetches: 2, epks: 2 });
  });

  it('WIRE-03 opens both the old and the new key while rotating, and answers KEY_UNKNOWN for a retired one', async () => {
    const { sealer, opener, published, calls } = setUp();
    const underOldKey = await sealer.seal('old');
    const unopened = await sealer.seal('too late');
    published.keys = [generateSealingKey('key-2'), ...published.keys];
    sealer.forgetKeys();
    const underNewKey = await sealer.seal('new');
    expect(decodeProtectedHeader(underNewKey).kid).toBe('key-2');
    expect(calls.fetchKeys).toBe(2);
    expect([await opener.open(underOldKey), await opener.open(underNewKey)]).toEqual(['old', 'new']);

    published.keys = published.keys.slice(0, 1);
    expect(await codeOf(opener.open(unopened))).toBe('KEY_UNKNOWN');
  });

  it('WIRE-03 keeps nothing of a failed key fetch and says KEY_UNKNOWN when no key fits', async () => {
    const { opener, published } = setUp();
    let attempts = 0;
    const sealer = createSealer({
      nowMs: () => NOW_MS,
      fetchKeys: async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('down');
        return attempts === 2 ? { keys: [] } : publicJwks(published.keys);
      },
    });
    await expect(sealer.seal('a')).rejects.toThrow('down');
    expect(await codeOf(sealer.seal('b'))).toBe('KEY_UNKNOWN');
    expect(await opener.open(await sealer.seal('c'))).toBe('c');
  });

  it.each([
    { seconds: -61, expected: 'SEAL_STALE' },
    { seconds: -60, expected: 'OPENED' },
    { seconds: 60, expected: 'OPENED' },
    { seconds: 61, expected: 'SEAL_STALE' },
  ])('WIRE-03 refuses an iat further than 60 s away: $seconds s is $expected', async ({ seconds, expected }) => {
    const key = generateSealingKey('key-1');
    const { opener } = setUp([key]);
    expect(await codeOf(opener.open(await sealWithJose(key, {}, { iat: NOW_MS / 1_000 + seconds })))).toBe(expected);
  });

  it('WIRE-03 refuses a replay, and still refuses it at the last moment of its freshness', async () => {
    const { sealer, opener, clock } = setUp();
    const jwe = await sealer.seal({ amount: '500.00' });
    expect(await codeOf(opener.open(jwe))).toBe('OPENED');
    expect(await codeOf(opener.open(jwe))).toBe('SEAL_REPLAYED');
    clock.nowMs += 60_000;
    expect(await codeOf(opener.open(jwe))).toBe('SEAL_REPLAYED');
    clock.nowMs += 1_000;
    expect(await codeOf(opener.open(jwe))).toBe('SEAL_STALE');
  });

  it.each([
    { iat: undefined },
    { iat: 'now' },
    { iat: 1.5 },
    { jti: undefined },
    { jti: '' },
    { jti: 'x'.repeat(129) },
    { jti: 7 },
  ])('WIRE-03 refuses a stamp like %j', async (header) => {
    const key = generateSealingKey('key-1');
    const { opener } = setUp([key]);
    expect(await codeOf(opener.open(await sealWithJose(key, {}, header)))).toBe('SEAL_INVALID');
  });

  it('WIRE-03 does not note the id of a payload that it refuses', async () => {
    const key = generateSealingKey('key-1');
    const noted: string[] = [];
    const remember = (jti: string) => noted.push(jti) > 0;
    const opener = createOpener({ keys: [key], nowMs: () => NOW_MS, remember });
    const jwe = await sealWithJose(key, {}, { jti: 'mine' });
    await codeOf(opener.open(`${jwe.slice(0, -4)}AAAA`));
    expect(noted).toEqual([]);
    await opener.open(jwe);
    expect(noted).toEqual(['mine']);
  });
});

describe('shared key', () => {
  const key = Buffer.alloc(32, 7).toString('base64url');

  it('WIRE-03 is readable by jose and reads jose, and by nobody with another key', async () => {
    const bytes = Buffer.from(key, 'base64url');
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        const { plaintext } = await compactDecrypt(await sealUnderSharedKey(key, text), bytes);
        expect(new TextDecoder().decode(plaintext)).toBe(text);
        const foreign = await new CompactEncrypt(new TextEncoder().encode(text))
          .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
          .encrypt(bytes);
        expect(await openUnderSharedKey(key, foreign)).toBe(text);
      }),
    );
    const otherKey = Buffer.alloc(32, 8).toString('base64url');
    expect(await codeOf(openUnderSharedKey(otherKey, await sealUnderSharedKey(key, 'x')))).toBe('SEAL_INVALID');
  });

  it('WIRE-03 refuses a key that is not 32 bytes, without repeating it', async () => {
    const short = Buffer.alloc(31, 7).toString('base64url');
    const refused = sealUnderSharedKey(short, 'x');
    await expect(refused).rejects.toThrow(RangeError);
    await expect(refused).rejects.not.toThrow(short);
    expect(await codeOf(openUnderSharedKey(key, await setUp().sealer.seal('not dir')))).toBe('SEAL_INVALID');
  });
});

describe('replay guard', () => {
  it('WIRE-03 fails closed when full of living ids and makes room when they expire', () => {
    const clock = { nowMs: 0 };
    const guard = createReplayGuard(2, () => clock.nowMs);
    expect([guard.remember('a', 10), guard.remember('b', 20), guard.remember('c', 20)]).toEqual([true, true, false]);
    clock.nowMs = 11;
    expect([guard.remember('c', 20), guard.remember('b', 20), guard.size()]).toEqual([true, false, 2]);
    expect(guard.remember('late', 5)).toBe(false);
  });
});

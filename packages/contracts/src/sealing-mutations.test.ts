import { expect, it } from 'vitest';
import { createOpener, createSealer, generateSealingKey, publicJwks, SealError } from './sealing';

const NOW_MS = Date.UTC(2026, 0, 15, 12);
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A small linear congruential generator: the same mutations in every run. */
function seededInts(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Mutation = (jwe: string, int: (below: number) => number) => string;

const at = (jwe: string, index: number, change: (character: string) => string) =>
  jwe.slice(0, index) + change(jwe.charAt(index)) + jwe.slice(index + 1);

const mutations: Record<string, Mutation> = {
  'another character': (jwe, int) =>
    at(jwe, int(jwe.length), (old) => BASE64URL.charAt((BASE64URL.indexOf(old) + 1 + int(62)) % 64)),
  'a character less': (jwe, int) => at(jwe, int(jwe.length), () => ''),
  'a character more': (jwe, int) => at(jwe, int(jwe.length), (old) => old + BASE64URL.charAt(int(64))),
  'white space or padding': (jwe, int) => at(jwe, int(jwe.length), (old) => old + [' ', '\n', '=', '+', '/'][int(5)]),
  'two parts swapped': (jwe, int) => {
    const parts = jwe.split('.');
    const moved = parts.splice(2 + int(3), 1);
    return [...moved, ...parts].join('.');
  },
  'a header member changed': (jwe, int) => {
    const [header = '', ...rest] = jwe.split('.');
    const parsed = JSON.parse(Buffer.from(header, 'base64url').toString()) as Record<string, unknown>;
    const changes: [string, unknown][] = [
      ['iat', NOW_MS / 1_000 + int(30) + 1],
      ['jti', `forged-${int(1_000)}`],
      ['alg', ['dir', 'none', 'ECDH-ES+A256KW', 'RSA-OAEP'][int(4)]],
      ['enc', ['A128GCM', 'A256CBC-HS512', 'none'][int(3)]],
      ['zip', 'DEF'],
      ['crit', ['exp']],
      ['epk', [null, {}, 'x', { kty: 'OKP', crv: 'X25519', x: 'A'.repeat(43) }][int(4)]],
      ['apu', ['AAAA', 7][int(2)]],
      ['extra', int(1_000)],
    ];
    const [name, value] = changes[int(changes.length)] ?? ['extra', 0];
    return [Buffer.from(JSON.stringify({ ...parsed, [name]: value })).toString('base64url'), ...rest].join('.');
  },
};

it('S8 accepts none of 2,000 altered payloads, and answers each in one shape', async () => {
  const key = generateSealingKey('key-1');
  const sealer = createSealer({ nowMs: () => NOW_MS, fetchKeys: async () => publicJwks([key]) });
  // A guard that forgets everything: nothing here may be refused only because it was seen before.
  const opener = createOpener({ keys: [key], nowMs: () => NOW_MS, remember: () => true });
  const int = seededInts(20_260_115);
  const kinds = Object.entries(mutations);
  const shapes = new Set<string>();
  let tried = 0;
  while (tried < 2_000) {
    const jwe = await sealer.seal({ amount: '500.00', note: 'x'.repeat(int(9)) });
    const [name, mutate] = kinds[tried % kinds.length] ?? ['', (same: string) => same];
    const altered = mutate(jwe, int);
    if (altered === jwe) continue;
    tried += 1;
    const outcome = await opener.open(altered).then(
      () => `accepted: ${name}`,
      (error: unknown) => error,
    );
    if (!(outcome instanceof SealError)) expect.fail(`${name}: ${String(outcome)}`);
    shapes.add(JSON.stringify({ name: outcome.name, keys: Object.keys(outcome), code: outcome.code }));
    expect(outcome.message).toBe(outcome.code);
    expect(outcome.cause).toBeUndefined();
    expect(await opener.open(jwe)).toMatchObject({ amount: '500.00' });
  }
  expect([...shapes].toSorted()).toEqual([
    '{"name":"SealError","keys":["code","name"],"code":"KEY_UNKNOWN"}',
    '{"name":"SealError","keys":["code","name"],"code":"SEAL_INVALID"}',
  ]);
});

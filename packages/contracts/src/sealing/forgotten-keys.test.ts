import { expect, it } from 'vitest';
import { generateSealingKey, type Jwks, publicJwks } from './keys';
import { createSealer } from './sealer';

const kidOf = (jwe: string): unknown =>
  JSON.parse(Buffer.from(jwe.split('.')[0] ?? '', 'base64url').toString('utf8')).kid;

it('WIRE-03 keeps no key that was on its way when keys were forgotten', async () => {
  const [old, fresh] = [generateSealingKey('old'), generateSealingKey('fresh')];
  const asked: ((keys: Jwks) => void)[] = [];
  const sealer = createSealer({ fetchKeys: () => new Promise((answer) => asked.push(answer)), nowMs: () => 0 });
  const waiting = sealer.seal('one');
  sealer.forgetKeys();
  asked[0]?.(publicJwks([old]));
  expect(kidOf(await waiting)).toBe('old');
  const next = sealer.seal('two');
  expect(asked).toHaveLength(2);
  asked[1]?.(publicJwks([fresh]));
  expect(kidOf(await next)).toBe('fresh');
  expect(kidOf(await sealer.seal('three'))).toBe('fresh');
  expect(asked).toHaveLength(2);
});

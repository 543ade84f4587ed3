import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { code } from '../testing/answer-codes';
import { serveWorlds } from '../testing/stage';
import { hashBody } from './idempotency';
import { moveMoney, repeatText, testRoutes } from './test-routes';

const stage = await serveWorlds({ extraRoutes: testRoutes });
const { platform } = stage;

describe('calls that move money', () => {
  const body = { amount: '5.00' };

  it('WIRE-02 need a key', async () => {
    expect(await code(platform.call(moveMoney, body, stage.here))).toBe('IDEMPOTENCY_KEY_REQUIRED');
    expect(stage.world.ledger.audit().postings).toBe(0);
  });

  it('WIRE-02 give the first answer to a repeat, also when many come at once', async () => {
    const calls = Array.from({ length: 10 }, () =>
      platform.call(moveMoney, body, { ...stage.here, idempotencyKey: 'k' }),
    );
    const answers = await Promise.all(calls);
    for (const { envelope } of answers) expect(envelope).toEqual({ success: true, value: { balance: '5.00' } });
    expect(stage.world.ledger.audit()).toMatchObject({ clean: true, postings: 1 });
  });

  it('WIRE-02 refuse a key that came with another body', async () => {
    await platform.call(moveMoney, body, { ...stage.here, idempotencyKey: 'k' });
    const other = platform.call(moveMoney, { amount: '6.00' }, { ...stage.here, idempotencyKey: 'k' });
    expect(await code(other)).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await code(platform.call(moveMoney, body, { ...stage.here, idempotencyKey: 'bad key' }))).toBe(
      'INVALID_REQUEST',
    );
  });

  it('WIRE-02 undo what a failed call did, and repeat its failure', async () => {
    const failing = { amount: '5.00', thenFail: true };
    const call = () => code(platform.call(moveMoney, failing, { ...stage.here, idempotencyKey: 'k' }));
    expect([await call(), await call()]).toEqual(['WALLET_LOCKED', 'WALLET_LOCKED']);
    expect(stage.world.ledger.audit()).toMatchObject({ clean: true, postings: 0 });
  });
});

describe('a long answer', () => {
  const TEXT = 'año "1" 😀 deflated:';
  const kept = () =>
    z.string().parse(stage.world.sqlite.prepare('SELECT envelope FROM idempotency_keys').pluck().get());
  const ask = (times: number) =>
    platform.call(repeatText, { text: TEXT, times }, { ...stage.here, idempotencyKey: 'k' });

  it.each([0, 10, 2_000])(
    'WIRE-02 is given to a repeat as it was, %i texts long, and keeps little room',
    async (times) => {
      const first = await ask(times);
      expect((await ask(times)).envelope).toEqual(first.envelope);
      expect(first.envelope).toMatchObject({
        success: true,
        value: { texts: Array.from({ length: times }, () => TEXT) },
      });
      expect(kept().length).toBeLessThan(4_096);
    },
  );

  it('WIRE-02 is given as it was also where it was kept at length', async () => {
    const first = await ask(2_000);
    const envelope = JSON.stringify(first.envelope);
    stage.world.sqlite.prepare('UPDATE idempotency_keys SET envelope = ?').run(envelope);
    expect((await ask(2_000)).envelope).toEqual(first.envelope);
  });
});

describe('the digest of a body', () => {
  /** With the fields of each object the other way round. */
  function turned(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(turned);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .toReversed()
        .map(([name, field]) => [name, turned(field)]),
    );
  }

  it('WIRE-02 is the same in whatever order its fields come, and no other body has it', () => {
    const names = fc.constantFrom('a', 'b', 'ab', '1', '__proto__', 'constructor', 'é');
    const { body } = fc.letrec((tie) => ({
      body: fc.oneof({ depthSize: 'small' }, fc.jsonValue(), fc.array(tie('body')), fc.dictionary(names, tie('body'))),
    }));
    fc.assert(
      fc.property(body, body, (one, other) => {
        const [read, otherRead]: unknown[] = [one, other].map((each) => JSON.parse(JSON.stringify(each)));
        expect(hashBody(turned(read))).toBe(hashBody(read));
        expect(hashBody(otherRead) === hashBody(read)).toBe(isSame(otherRead, read));
      }),
    );
    expect(hashBody(JSON.parse('{"__proto__":1}'))).not.toBe(hashBody({}));
  });

  /** Written out with its fields by name. */
  const isSame = (a: unknown, b: unknown) => text(a) === text(b);
  function text(value: unknown): string {
    if (Array.isArray(value)) return `[${value.map(text)}]`;
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}:${text(field)}`);
    return `{${fields.sort()}}`;
  }
});

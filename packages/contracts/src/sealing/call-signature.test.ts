import { createHmac, hkdfSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createCallSignatures } from './call-signature';

const NOW_MS = Date.UTC(2026, 2, 1);
const SECONDS = NOW_MS / 1_000;
const KEY = Buffer.alloc(32, 7).toString('base64url');
/** SHA-256 of nothing at all, as FIPS 180-4 has it. */
const EMPTY = '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU';

const CALL = { method: 'GET', path: '/wps/member/info?a=1', address: '203.0.113.9', host: 'tonalli.example' };
const at = (nowMs: number, key = KEY) => createCallSignatures(key, () => nowMs);
const signed = at(NOW_MS).sign(CALL, null);

describe('the signature of a call', () => {
  it('WIRE-06 is what another program makes of its description', () => {
    const key = Buffer.from(hkdfSync('sha256', Buffer.alloc(32, 7), '', 'tonalli call signature', 32));
    const text = `${SECONDS}\nGET\n/wps/member/info?a=1\n${EMPTY}\n203.0.113.9\ntonalli.example`;
    const mac = createHmac('sha256', key).update(text).digest('base64url');
    expect(signed).toBe(`t=${SECONDS},d=${EMPTY},s=${mac}`);
    expect(at(NOW_MS).check(CALL, signed)).toBe(EMPTY);
  });

  it.each(Object.keys(CALL) as (keyof typeof CALL)[])('WIRE-06 speaks for its %s', (part) => {
    expect(at(NOW_MS).check({ ...CALL, [part]: `${CALL[part]}x` }, signed)).toBeNull();
  });

  it('WIRE-06 speaks for its body and its time', () => {
    const ofBody = at(NOW_MS).sign(CALL, 'Clave2026');
    expect(at(NOW_MS).check(CALL, ofBody)).not.toBe(EMPTY);
    expect(at(NOW_MS).check(CALL, ofBody.replace(/d=[^,]*/, `d=${EMPTY}`))).toBeNull();
    expect(at(NOW_MS).check(CALL, signed.replace(`t=${SECONDS}`, `t=${SECONDS + 1}`))).toBeNull();
  });

  it.each([
    [-60_000, EMPTY],
    [60_000, EMPTY],
    [-61_000, null],
    [61_000, null],
    [3_600_000, null],
  ])('WIRE-06 is good for a minute either way: %i ms from now', (away, digest) => {
    expect(at(NOW_MS + away).check(CALL, signed)).toBe(digest);
  });

  it('WIRE-06 is right under one key alone', () => {
    expect(at(NOW_MS, Buffer.alloc(32, 8).toString('base64url')).check(CALL, signed)).toBeNull();
  });

  it.each(['', 'x', signed.slice(0, -1), `${signed}A`, signed.replace('t=', 't=-'), `${signed},${signed}`])(
    'WIRE-06 is no other text: %s',
    (text) => {
      expect(at(NOW_MS).check(CALL, text)).toBeNull();
    },
  );
});

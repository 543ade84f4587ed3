import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameOriginPath } from './same-origin-path';

describe('a path to go on to', () => {
  it.each(['/', '/member?tab=bets#today', '/rng/x%20y', '/a/../b'])('SYS-13 keeps %s', (path) => {
    expect(sameOriginPath(path)).toBe(new URL(path, 'http://x').href.replace('http://x', ''));
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'member',
    '',
  ])('SYS-13 refuses %j', (path) => {
    expect(sameOriginPath(path)).toBeNull();
  });

  it('SYS-13 never leads to another site', () => {
    const piece = fc.constantFrom('/', '\\', '.', '..', 'a', '@', ':', '\t', '\n', '%2f', '?', '#', 'evil.example');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = sameOriginPath(`/${pieces.join('')}`);
        expect(path === null || new URL(path, 'http://own.example').origin === 'http://own.example').toBe(true);
      }),
    );
  });
});

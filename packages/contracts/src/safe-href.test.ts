import { describe, expect, it } from 'vitest';
import { safeHref, safeReturnPath } from './safe-href';

const PIECES = ['/', '\\', '.', '..', 'a', '@', ':', '\t', '\n', '\r', ' ', '%2f', '?', '#', 'evil.example'];

describe('where a login leads back to', () => {
  it.each([
    '/',
    '/member?page=personalHistoryCopy&status=SETTLED',
    '/rng#top',
    '/lottery?gameCode=dos',
    '/a?to=http://b',
  ])('AUTH-15 S6 keeps %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'member',
    '',
    `/${'a'.repeat(512)}`,
    undefined,
    42,
    ['/'],
  ])('AUTH-15 S6 drops %j', (path) => {
    expect(safeReturnPath(path)).toBeUndefined();
  });

  it('AUTH-15 S6 never leads to another site, however the pieces of an address are put together', () => {
    for (const first of PIECES) {
      for (const second of PIECES) {
        for (const third of PIECES) {
          const path = `/${first}${second}${third}evil.example`;
          if (safeReturnPath(path) === undefined) continue;
          expect(new URL(path, 'http://own.example').host, JSON.stringify(path)).toBe('own.example');
          expect(safeHref(path)).toEqual({ kind: 'inner', href: path });
        }
      }
    }
  });
});

it('PROMO-01 tells paths of the app from pages of others', () => {
  expect(safeHref('/promotions')).toEqual({ kind: 'inner', href: '/promotions' });
  expect(safeHref('https://a.example/x')).toEqual({ kind: 'outer', href: 'https://a.example/x' });
  for (const bad of [null, '', 'promotions', 'mailto:a@b.example', 'blob:https://a.example/1'])
    expect(safeHref(bad)).toBeNull();
});

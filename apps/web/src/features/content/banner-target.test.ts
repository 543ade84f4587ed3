import type { Banner } from '@tonalli/contracts/content/api';
import { describe, expect, it } from 'vitest';
import { bannerTarget } from './banner-target';

const GAME = { id: '1', name: 'Sol', vendor: 'OMT', type: 'RNG', gameCode: '1', icon: '/s.svg' } as const;
const target = (linkType: Banner['linkType'], url: string, game: Banner['game'] = null) =>
  bannerTarget({ linkType, url, game });

describe('where a banner leads', () => {
  it('HOME-02 goes by its link type: a page of the app, a game, a promotion, another site, or nowhere', () => {
    expect(target('INNER', '/rng?filter=HOT')).toEqual({ kind: 'inner', href: '/rng?filter=HOT' });
    expect(target('GAME', '1', GAME)).toEqual({ kind: 'game', game: GAME });
    expect(target('PROMOTION', 'first-deposit')).toEqual({ kind: 'inner', href: '/promotions?promo=first-deposit' });
    expect(target('OUTER', 'https://zalo.example/x')).toEqual({ kind: 'outer', href: 'https://zalo.example/x' });
    expect(target('NONE', 'https://zalo.example/x')).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    'http://plain.example/',
    'https://tonalli@evil.example/',
    '//evil.example/rng',
    '/\\evil.example',
    '\\\\evil.example',
    'rng/../x',
    '',
  ])('HOME-02 S6 leads nowhere by the address %s, whatever it is called', (url) => {
    expect([target('INNER', url), target('OUTER', url), target('PROMOTION', url)]).toEqual([null, null, null]);
  });

  it('HOME-02 an inner link to another site leaves this tab alone', () => {
    expect(target('INNER', 'https://other.example/')?.kind).toBe('outer');
  });

  it('HOME-02 leads nowhere where the game cannot be played or the promotion is none', () => {
    expect(target('GAME', '999')).toBeNull();
    for (const id of ['../../member', 'a b', 'x?y=z', 'ZALO']) expect(target('PROMOTION', id)).toBeNull();
  });
});

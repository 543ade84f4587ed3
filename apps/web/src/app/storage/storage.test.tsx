import { screen, waitFor } from '@testing-library/react';
import { resolveLanguage } from '@tonalli/i18n/language-storage';
import { describe, expect, it } from 'vitest';
import { failure } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';
import { reloadsOfStalePage } from '../../testing/stale-page';
import { ensureStorage } from './ensure-storage';

/** Everything that the app keeps in a browser, and in a tab. */
const BROWSER_KEYS = [
  'hisLang',
  'merchantCode',
  'signedIn',
  'balanceHidden',
  'sideMenu',
  'analyticsConsent',
  'gameSearches',
  'favoriteLotteries.demo',
  'appVisits',
  'appOfferRefused',
  'hideToday',
  'site',
];
const TAB_KEYS = ['merchant', 'merchantCode', 'isAgent', 'chunkReload', 'appVisit', 'USER_POPUP', 'ANONYMOUS_POPUP'];
const GARBAGE = ['', 'null', '{"a":', '\u0000\uffff', '-1', '9'.repeat(400), '<script>alert(1)</script>'];

describe('what stands in storage', () => {
  it.each(GARBAGE)('SYS-12 the app starts with %j under every key, and mends what it needs', async (garbage) => {
    for (const key of BROWSER_KEYS) window.localStorage.setItem(key, garbage);
    const tab = Object.fromEntries(TAB_KEYS.map((key) => [key, garbage]));
    await renderApp('/no-such-page', { tab: { ...tab, token: garbage } });
    expect(await screen.findByRole('heading', { name: 'No encontramos esta página' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toBeTruthy();
    expect([window.localStorage.getItem('merchantCode'), window.sessionStorage.getItem('merchantCode')]).toEqual([
      'TONALLI',
      'TONALLI',
    ]);
    // Nobody is signed in, as the server says.
    await waitFor(() => expect(window.localStorage.getItem('signedIn')).toBeNull());
  });

  it.each(GARBAGE)('I18N-01 a language of %j is the default one, and stored so', (garbage) => {
    window.localStorage.setItem('lang', garbage);
    window.localStorage.setItem('hisLang', garbage);
    expect(resolveLanguage(window.localStorage)).toBe('es');
    expect([window.localStorage.getItem('lang'), window.localStorage.getItem('hisLang')]).toEqual(['es', 'es']);
  });

  it('AUTH-15 a token that was damaged ends the session in words', async () => {
    const answers = { 'account.me': failure('TOKEN_INVALID'), 'wallet.balance': failure('TOKEN_INVALID') };
    await renderApp('/no-such-page', { tab: { ...memberTab, token: '\u0000' }, answers });
    expect(await screen.findByText('Tu sesión terminó')).toBeTruthy();
    expect(window.sessionStorage.getItem('token')).toBeNull();
  });

  it('AUTH-04 the flag of a browser whose server could not be asked stays', async () => {
    window.localStorage.setItem('signedIn', '1');
    await renderApp('/no-such-page', { answers: { 'session.resume': failure('NETWORK_ERROR') } });
    expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeTruthy();
    expect(window.localStorage.getItem('signedIn')).toBe('1');
  });

  it.each(['rubbish', '', '-1', '99999999999999', 'Infinity'])(
    'SYS-06 a reload noted as %j does not keep the page from looking for a new release',
    (noted) => {
      window.sessionStorage.setItem('chunkReload', noted);
      expect(reloadsOfStalePage()).toBe(1);
    },
  );
});

describe('a browser that keeps nothing for the site', () => {
  it('SYS-12 has a storage that lives as long as the page', () => {
    const refused: Partial<Record<'localStorage' | 'sessionStorage', Storage>> = Object.defineProperty(
      {},
      'localStorage',
      {
        configurable: true,
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      },
    );
    ensureStorage(refused);
    for (const storage of [refused.localStorage, refused.sessionStorage]) {
      if (!storage) throw new Error('no storage');
      storage.setItem('a', '1');
      expect([storage.getItem('a'), storage.length, storage.key(0), storage.key(1)]).toEqual(['1', 1, 'a', null]);
      storage.removeItem('a');
      expect(storage.getItem('a')).toBeNull();
      storage.setItem('b', '2');
      storage.clear();
      expect(storage.length).toBe(0);
    }
  });

  it('SYS-12 leaves a storage that works as it is', () => {
    const before = window.localStorage;
    ensureStorage(window);
    expect(window.localStorage).toBe(before);
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, bootstrap } from '../../testing/fake-gateway';
import { renderApp } from '../../testing/render-app';
import { consentStore, createConsentStore } from './consent-store';

const measured: { answers: Answers } = {
  answers: {
    // Closed, so that nothing else of the page waits for a quiet moment.
    'system.bootstrap': { ...bootstrap, status: 2, gtagId: 'G-TEST1' },
    'system.contact': { mirrors: [], customerService: [], helpLines: [], permit: '' },
  },
};
const KEY = 'analyticsConsent';
const scripts = () => [...document.scripts].map(({ src }) => src).filter((src) => src.includes('googletagmanager'));
/** What was handed over: lists of arguments, which are no arrays. */
const entries = () => (window.dataLayer ?? []).map((entry) => Object.values(Object(entry)));
const reports = () =>
  entries()
    .filter(([command, name]) => command === 'event' && name === 'page_view')
    .map(([, , facts]) => facts);
const banner = () => screen.findByRole('region', { name: 'Permiso para medir visitas' });

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
  // As a page that was opened anew.
  consentStore.decide('denied');
  Object.assign(consentStore.get(), { consent: 'undecided' });
  window.localStorage.clear();
});
afterEach(() => {
  for (const script of document.querySelectorAll('script[src*="googletagmanager"]')) script.remove();
  delete window.dataLayer;
});

describe('consent to measuring', () => {
  it('SYS-09 is not asked for, and nothing is fetched, where the operator measures nothing', async () => {
    await renderApp('/', { answers: { 'system.bootstrap': { ...bootstrap, status: 2 } } });
    await screen.findByText('203.0.113.7');
    expect(screen.queryByRole('region', { name: 'Permiso para medir visitas' })).toBeNull();
    expect(scripts()).toEqual([]);
  });

  it('SYS-09 is refused as easily as it is given: nothing is fetched, and it is not asked for again', async () => {
    const { user } = await renderApp('/', measured);
    const asked = await banner();
    expect(scripts()).toEqual([]);
    const [reject, accept] = within(asked).getAllByRole('button');
    expect([reject?.textContent, accept?.textContent]).toEqual(['Rechazar medición', 'Aceptar medición']);
    expect(reject?.className).toBe(accept?.className);
    if (reject) await user.click(reject);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Permiso para medir visitas' })).toBeNull());
    expect(scripts()).toEqual([]);
    expect(window.localStorage.getItem(KEY)).toMatch(/^denied /);
    expect(createConsentStore(() => window.localStorage).get().consent).toBe('denied');
  });

  it('SYS-09 once given fetches the script once, and reports each page without what stands in its query', async () => {
    const { user, router } = await renderApp('/?section=HOT', measured);
    await user.click(within(await banner()).getByRole('button', { name: 'Aceptar medición' }));
    await waitFor(() => expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1']));
    act(() => router.history.push('/mirrors?q=secreto'));
    await waitFor(() => expect(reports()).toHaveLength(2));
    expect(reports().map((facts) => Reflect.get(Object(facts), 'page_location'))).toEqual([
      'http://localhost:3000/',
      'http://localhost:3000/mirrors',
    ]);
    expect(JSON.stringify(entries())).not.toContain('secreto');
    expect(scripts()).toHaveLength(1);
  });

  it('SYS-09 can be taken back: the service is switched off and its cookies go', async () => {
    window.localStorage.setItem(KEY, `granted ${new Date().toISOString()}`);
    Object.assign(consentStore.get(), { consent: 'granted' });
    const { user, router } = await renderApp('/', measured);
    await waitFor(() => expect(scripts()).toHaveLength(1));
    // biome-ignore lint/suspicious/noDocumentCookie: as the service sets them
    document.cookie = '_ga_TEST1=1; Path=/';
    act(() => consentStore.review());
    const dialog = await screen.findByRole('dialog', { name: 'Opciones de privacidad' });
    expect(within(dialog).getByText('Medición permitida')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Rechazar medición' }));
    await waitFor(() => expect(Reflect.get(window, 'ga-disable-G-TEST1')).toBe(true));
    expect(document.cookie).not.toContain('_ga');
    const before = reports().length;
    act(() => router.history.push('/mirrors'));
    await screen.findByRole('heading', { level: 1, name: 'Sitios espejo' });
    expect(reports()).toHaveLength(before);
  });

  it.each(['', 'granted', 'granted never', 'yes', '{"granted":true}', 'granted 2999-01-01T00:00:00.000Z'])(
    'SYS-09 a damaged choice (%j) counts as none and is repaired',
    (kept) => {
      window.localStorage.setItem(KEY, kept);
      expect(createConsentStore(() => window.localStorage).get().consent).toBe('undecided');
      expect(window.localStorage.getItem(KEY)).toBeNull();
    },
  );

  it('SYS-09 is asked for again after half a year, and holds for the page where nothing can be kept', () => {
    window.localStorage.setItem(KEY, 'granted 2026-01-01T00:00:00.000Z');
    const at = (day: string) =>
      createConsentStore(
        () => window.localStorage,
        () => Date.parse(day),
      ).get().consent;
    expect(at('2026-06-01')).toBe('granted');
    expect(at('2026-07-15')).toBe('undecided');
    const forbidden = createConsentStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    forbidden.decide('denied');
    expect(forbidden.get().consent).toBe('denied');
  });
});

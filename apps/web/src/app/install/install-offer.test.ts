import { createI18n } from '@tonalli/i18n/i18n';
import { toastStore } from '@tonalli/ui/toast/toast-store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOverlayStore } from '../overlays/overlay-store';
import { deferredPrompt, type InstallPrompt } from './deferred-prompt';
import { offerInstall } from './install-offer';

const offered = () =>
  toastStore
    .read()
    .filter(({ open }) => open)
    .map(({ title }) => title);

function holdPrompt(outcome: 'accepted' | 'dismissed' = 'dismissed') {
  const prompt = vi.fn(async () => ({ outcome }));
  deferredPrompt.prompt = Object.assign(new Event('beforeinstallprompt'), { prompt }) satisfies InstallPrompt;
  return prompt;
}

async function start({ calm = true, userAgent = 'Chrome/140', overlays = createOverlayStore() } = {}) {
  const i18n = await createI18n('es');
  await i18n.loadNamespaces('install');
  const showHow = vi.fn();
  const { localStorage, sessionStorage } = window;
  const browser = { userAgent, maxTouchPoints: 0 };
  // An offer reads nothing else of the browser.
  const page = { localStorage, sessionStorage, navigator: browser as Navigator };
  offerInstall({ services: { i18n, overlays }, page, showHow, isCalm: () => calm });
  return { showHow };
}

beforeEach(() => {
  window.localStorage.setItem('appVisits', '1');
});
afterEach(() => {
  toastStore.clear();
  deferredPrompt.prompt = null;
});

it('SYS-14 offers the app from the second visit on, and lets the browser ask', async () => {
  const prompt = holdPrompt();
  await start();
  expect(offered()).toEqual(['Lleva Tonalli en tu pantalla de inicio']);
  toastStore.read()[0]?.action?.onAct();
  expect(prompt).toHaveBeenCalledTimes(1);
});

it('SYS-14 leaves a first visit alone, and pages that are reloaded within it', async () => {
  window.localStorage.removeItem('appVisits');
  holdPrompt();
  await start();
  await start();
  expect(offered()).toEqual([]);
  expect(window.localStorage.getItem('appVisits')).toBe('1');
});

it('SYS-14 whoever put the offer away is not asked again, until a season has passed', async () => {
  holdPrompt();
  await start();
  toastStore.close('install-offer');
  expect(Number(window.localStorage.getItem('appOfferRefused'))).toBeGreaterThan(0);
  await start();
  expect(offered()).toEqual([]);
  window.localStorage.setItem('appOfferRefused', String(Date.now() - 91 * 24 * 3_600_000));
  await start();
  expect(offered()).toHaveLength(1);
});

it('SYS-14 stays away from forms and games', async () => {
  holdPrompt();
  await start({ calm: false });
  expect(offered()).toEqual([]);
});

it('SYS-14 waits for a dialog to close', async () => {
  holdPrompt();
  const overlays = createOverlayStore();
  overlays.open({ kind: 'register' });
  await start({ overlays });
  expect(offered()).toEqual([]);
  overlays.close();
  expect(offered()).toHaveLength(1);
});

it('SYS-14 says nothing where the browser cannot install, and leads to the guide on an iPhone', async () => {
  await start();
  expect(offered()).toEqual([]);
  const { showHow } = await start({ userAgent: 'Mozilla/5.0 (iPhone) Version/18.5 Safari/604.1' });
  expect(toastStore.read()[0]?.action?.label).toBe('Ver cómo');
  toastStore.read()[0]?.action?.onAct();
  expect(showHow).toHaveBeenCalledTimes(1);
});

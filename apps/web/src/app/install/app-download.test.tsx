import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app';
import { deferInstallPrompt, deferredPrompt } from './deferred-prompt';
import { syncHead } from './document-head';
import { followInstallation } from './install-state';

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1';

const onDevice = (userAgent: string) => {
  vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.stubGlobal('isSecureContext', true);
};
const guide = (name: string) => screen.findByRole('region', { name });
const status = () => screen.findByText(/./, { selector: '[role=status] p.font-semibold' });

/** As Chrome tells that it can install, and answers when it is asked to. */
function tellInstallable(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(async () => ({ outcome }));
  act(() => {
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
  return prompt;
}

beforeEach(() => {
  deferInstallPrompt(window);
  followInstallation(window);
});
afterEach(() => {
  // A browser that can install it again has forgotten that it did.
  tellInstallable('dismissed');
  deferredPrompt.prompt = null;
});

describe('the download page', () => {
  it('HELP-03 SYS-14 shows an iPhone its own three steps', async () => {
    onDevice(IPHONE);
    await renderApp('/app');
    expect(await screen.findByRole('heading', { level: 1, name: 'Descarga la app' })).toBeTruthy();
    expect((await status()).textContent).toBe('Se instala en tres pasos');
    const steps = within(await guide('iPhone y iPad')).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Paso 1En Safari, toca Compartir'),
      expect.stringContaining('Agregar a inicio.'),
      expect.stringContaining('Toca Agregar.'),
    ]);
    expect(screen.queryByRole('img', { name: /Código QR/ })).toBeNull();
    expect(screen.getByRole('radio', { name: 'iPhone y iPad' })).toHaveProperty('checked', true);
  });

  it('HELP-03 the code on a computer leads to the guide of the phone, and the choice stands in the address', async () => {
    const { user, router } = await renderApp('/app?device=ios', { language: 'en' });
    expect(await screen.findByRole('img', { name: 'QR code that opens the guide for iPhone and iPad' })).toBeTruthy();
    expect(await screen.findByRole('img', { name: 'QR code that opens the guide for Android' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'iPhone and iPad' })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('radio', { name: 'Android' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ device: 'android' }));
  });

  it('HELP-03 SYS-14 installs where the browser can, and says so when it has', async () => {
    onDevice(ANDROID);
    const { user } = await renderApp('/app');
    await status();
    const refused = tellInstallable('dismissed');
    await user.click(await screen.findByRole('button', { name: 'Instalar app' }));
    expect(refused).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('No se instaló. Puedes intentarlo cuando quieras.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Instalar app' })).toBeNull();

    tellInstallable('accepted');
    await user.click(await screen.findByRole('button', { name: 'Instalar app' }));
    expect((await screen.findByText('Ya tienes la app')).closest('[role=status]')).not.toBeNull();
  });

  it('HELP-03 says that it is the installed app', async () => {
    onDevice(ANDROID);
    const inside = (query: string) => ({
      matches: query.includes('standalone'),
      addEventListener() {},
      removeEventListener() {},
    });
    vi.stubGlobal('matchMedia', inside);
    await renderApp('/app');
    expect((await status()).textContent).toBe('Estás en la app instalada');
  });

  it('HELP-03 inside another app it cannot be installed: the link can be copied for a browser', async () => {
    onDevice(`${IPHONE} Instagram 390.0`);
    await renderApp('/app');
    expect((await status()).textContent).toBe('Abre esta página en tu navegador');
    expect(screen.getByRole('button', { name: 'Copiar enlace' })).toBeTruthy();
  });

  it.each([
    ['Firefox/143.0 (X11; Linux)', true, 'Este navegador no instala apps'],
    [ANDROID, false, 'Esta dirección no es segura'],
  ])('HELP-03 says why it cannot be installed: %s', async (userAgent, secure, expected) => {
    onDevice(userAgent);
    vi.stubGlobal('isSecureContext', secure);
    await renderApp('/app');
    expect((await status()).textContent).toBe(expected);
  });
});

describe('the head of the document', () => {
  it('I18N-03 SYS-14 follows language and address: description, manifest and canonical address', async () => {
    document.head.innerHTML = '<meta name="description" content=""><link rel="manifest" href="">';
    const { services, router } = await renderApp('/app');
    await services.i18n.loadNamespaces('install');
    syncHead({ i18n: services.i18n, router });
    const head = () => [
      document.querySelector('meta[name=description]')?.getAttribute('content'),
      document.querySelector('link[rel=manifest]')?.getAttribute('href'),
      document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    ];
    expect(head()).toEqual([
      'Casino y apuestas en línea con rondas que tú mismo puedes verificar.',
      '/manifest.es.webmanifest',
      `${window.location.origin}/app`,
    ]);
    await act(() => services.i18n.changeLanguage('en'));
    await waitFor(() => expect(head()[1]).toBe('/manifest.en.webmanifest'));
    expect(head()[0]).toContain('rounds that you can verify yourself');
  });
});

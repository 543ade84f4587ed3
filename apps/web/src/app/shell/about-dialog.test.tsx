import { screen, waitFor, within } from '@testing-library/react';
import { LICENCE } from '@tonalli/contracts/constants';
import { describe, expect, it } from 'vitest';
import { memberTab } from '../../testing/render-app';
import { openDrawer, renderShell } from '../../testing/shell-fixture';
import { appUrl } from './app-dialog';

async function openFromMenu(name: string | RegExp, view: Awaited<ReturnType<typeof renderShell>>) {
  const drawer = await openDrawer(view);
  await view.user.click(drawer.getByRole('button', { name }));
}

describe('the app', () => {
  it('NAV-05 has a code for each kind of phone, and a way to its guide for those who are on it', async () => {
    const view = await renderShell({});
    await openFromMenu('Descarga la app', view);
    const open = within(await screen.findByRole('dialog', { name: 'Lleva Tonalli en tu teléfono' }));
    expect(open.getAllByRole('img').map((code) => code.getAttribute('aria-label'))).toEqual([
      'Código QR para instalar Tonalli en iPhone y iPad',
      'Código QR para instalar Tonalli en Android',
    ]);
    expect(open.getAllByRole('img').map((code) => code.getAttribute('width'))).toEqual(['200', '200']);
    expect(open.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/app?device=ios',
      '/app?device=android',
    ]);
    expect(open.getByText('Instala Tonalli solo desde tonalli.example.')).toBeTruthy();
  });

  it('NAV-05 is found at the main domain', () => {
    expect(appUrl('tonalli.example', 'ios')).toBe('https://tonalli.example/app?device=ios');
  });
});

describe('the operating licence', () => {
  const resources = { LICENCE: { labelNameEn: 'Licence', labelNameCn: '-', url: '/art/licences/tonalli.svg' } };

  it('NAV-05 shows its certificate, which can be enlarged, and says in words what it says', async () => {
    const view = await renderShell({ resources, imageHosts: ['https://img.example'] });
    await openFromMenu('Licencia de operación', view);
    const open = within(await screen.findByRole('dialog', { name: 'Licencia de operación' }));
    const picture = open.getByRole('img', {
      name: new RegExp(`Certificado de la licencia ${LICENCE.number}.*Tonalli`),
    });
    expect(picture.getAttribute('src')).toBe('https://img.example/art/licences/tonalli.svg');
    expect(open.getByText(LICENCE.number)).toBeTruthy();
    expect(open.getByText('Del 15 ene 2026 al 14 ene 2031')).toBeTruthy();
    await view.user.click(open.getByRole('button', { name: 'Ampliar el certificado' }));
    // Keys scroll what is larger than its place.
    expect(open.getByRole('region', { name: 'Certificado' }).tabIndex).toBe(0);
    await view.user.click(open.getByRole('button', { name: 'Reducir el certificado' }));
    expect(open.getByRole('region', { name: 'Certificado' }).hasAttribute('tabindex')).toBe(false);
  });

  it('NAV-05 says so when the operator has given no certificate', async () => {
    const view = await renderShell({ resources: {} });
    await openFromMenu('Licencia de operación', view);
    const open = within(await screen.findByRole('dialog', { name: 'Licencia de operación' }));
    expect(open.getByText('El certificado no está disponible en este momento.')).toBeTruthy();
    expect(open.getByText(LICENCE.number)).toBeTruthy();
  });
});

describe('the languages', () => {
  const items = (open: ReturnType<typeof within>, group: string) => {
    const region = open.queryByRole('region', { name: group });
    return region ? within(region).getAllByRole('listitem') : [];
  };

  it('NAV-11 lists forty by their own names, of which Spanish and English can be chosen', async () => {
    const view = await renderShell({});
    await openFromMenu(/^Idioma/, view);
    const open = within(await screen.findByRole('dialog', { name: 'Elige tu idioma' }));
    expect(items(open, 'Disponibles')).toHaveLength(2);
    const soon = items(open, 'Todavía no disponibles');
    expect(soon).toHaveLength(38);
    expect(soon.every((item) => within(item).queryByRole('button') === null)).toBe(true);
    expect(open.getByText('Deutsch').getAttribute('lang')).toBe('de');
    expect(open.getByRole('button', { name: /Español/ }).getAttribute('aria-current')).toBe('true');
  });

  it('NAV-11 searches by any name, says how many were found, and what when none was', async () => {
    const view = await renderShell({});
    await openFromMenu(/^Idioma/, view);
    const open = within(await screen.findByRole('dialog', { name: 'Elige tu idioma' }));
    await view.user.type(open.getByRole('searchbox', { name: 'Buscar idioma' }), 'frances');
    expect(items(open, 'Todavía no disponibles').map(({ textContent }) => textContent)).toEqual([
      'FrançaisfrancésAún no',
    ]);
    expect(open.getByRole('status').textContent).toBe('1 idioma');
    await view.user.type(open.getByRole('searchbox', { name: 'Buscar idioma' }), 'xyz');
    expect(open.getByText('Ningún idioma coincide con “francesxyz”.')).toBeTruthy();
    await view.user.click(open.getByRole('button', { name: 'Borrar la búsqueda' }));
    expect(items(open, 'Disponibles')).toHaveLength(2);
  });

  it('NAV-11 I18N-01 I18N-03 the chosen one is used at once, stored with the one before, and told to the server', async () => {
    const view = await renderShell({}, { tab: memberTab, answers: { 'account.updateLanguage': undefined } });
    await openFromMenu(/^Idioma/, view);
    const open = within(await screen.findByRole('dialog', { name: 'Elige tu idioma' }));
    await view.user.click(open.getByRole('button', { name: /English/ }));
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([window.localStorage.getItem('lang'), window.localStorage.getItem('hisLang')]).toEqual(['en', 'es']);
    await waitFor(() =>
      expect(view.gateway.calls.find(({ path }) => path === 'account.updateLanguage')?.input).toEqual({
        language: 'en',
      }),
    );
  });
});

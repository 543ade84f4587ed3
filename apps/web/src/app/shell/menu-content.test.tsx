import { screen, waitFor, within } from '@testing-library/react';
import type { Banner } from '@tonalli/contracts/content/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memberTab } from '../../testing/render-app';
import { CHANNELS, category, openDrawer, renderShell } from '../../testing/shell-fixture';

type Drawer = Awaited<ReturnType<typeof openDrawer>>;
const hrefs = (drawer: Drawer, list: string) =>
  within(drawer.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the side menu', () => {
  it('NAV-04 NAV-06 has shortcuts and the pages of the member, all of which lead somewhere', async () => {
    const drawer = await openDrawer(await renderShell({ modules: ['PTSYS3'] }));
    expect(hrefs(drawer, 'Accesos rápidos')).toEqual([
      ['Depositar', '/member?page=depositv2'],
      ['Retirar', '/member?page=withdraw'],
      ['Mi cuenta', '/member?page=securityCenter'],
      ['Invitar amigos', '/member?page=referral'],
      ['Promociones', '/promotions'],
      ['VIP', '/member?page=bonusDetails'],
    ]);
    expect(hrefs(drawer, 'Mi cuenta').map(([name]) => name)).toEqual([
      'Bonos VIP',
      'Mis bonos',
      'Apuestas abiertas',
      'Historial de apuestas',
      'Movimientos',
      'Mi cuenta',
      'Depositar',
      'Ganancias y pérdidas',
      'Mensajes',
      'Centro de recompensas',
      'Tienda de puntos',
      'Favoritos',
      'Recientes',
    ]);
  });

  it('NAV-04 NAV-06 marks one line on the points mall: its own', async () => {
    const view = await renderShell({ modules: ['PTSYS3'] }, { path: '/pointMall', tab: memberTab });
    const drawer = await openDrawer(view);
    const marked = () => drawer.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    await waitFor(() => expect(marked().map((link) => link.textContent)).toEqual(['Tienda de puntos']));
  });

  it('NAV-06 without points, VIP and referral nothing leads there', async () => {
    const drawer = await openDrawer(await renderShell({ modules: [], offers: { vip: false, referral: false } }));
    for (const name of ['Centro de recompensas', 'Tienda de puntos', 'VIP', 'Bonos VIP', 'Invitar amigos'])
      expect(drawer.queryByRole('link', { name })).toBeNull();
    expect(drawer.getByRole('link', { name: 'Promociones' })).toBeTruthy();
  });

  it('NAV-04 a category unfolds its vendors, however long their names', async () => {
    const long = {
      ...category('RNG', ['OMT']),
      vendors: [{ code: 'OMT', name: 'N'.repeat(80), icon: '', opensList: false, gameCount: 5 }],
    };
    const view = await renderShell({ categories: [long] });
    const drawer = await openDrawer(view);
    const toggle = drawer.getByRole('button', { name: 'Ver proveedores de Tragamonedas' });
    await view.user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    const vendor = drawer.getByRole('link', { name: new RegExp('N'.repeat(80)) });
    expect(vendor.getAttribute('href')).toBe('/rng?vassalage=OMT');
    await view.user.click(drawer.getByRole('button', { name: 'Ocultar proveedores de Tragamonedas' }));
    expect(drawer.queryByRole('link', { name: new RegExp('N'.repeat(80)) })).toBeNull();
  });

  it("HOME-02 shows the operator's banners of the left menu, and gives way when one is followed", async () => {
    const banner = (id: string, group: Banner['group']): Banner => ({
      id,
      group,
      title: `Anuncio ${id}`,
      image: '/b.svg',
      linkType: 'INNER',
      url: '/rng',
      game: null,
    });
    const banners = [banner('1', 'w_leftmenu'), banner('2', 'w_home')];
    const view = await renderShell({}, { answers: { 'content.announcements': { banners, notices: [] } } });
    const drawer = await openDrawer(view);
    const menuBanner = await drawer.findByRole('link', { name: 'Anuncio 1' });
    expect(drawer.queryByText('Anuncio 2')).toBeNull();
    await view.user.click(menuBanner);
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/rng'));
    expect(screen.queryByRole('dialog', { name: 'Tonalli' })).toBeNull();
  });

  it.each([
    ['Avisos', { kind: 'notices' }],
    ['Buscar un juego', { kind: 'find' }],
    ['Centro de ayuda', { kind: 'help' }],
  ])('NAV-01 NAV-05 opens %s, and gives way to it', async (name, dialog) => {
    const view = await renderShell({}, { answers: { 'help.topics': [] } });
    const drawer = await openDrawer(view);
    await view.user.click(drawer.getByRole('button', { name }));
    expect(view.services.overlays.get().dialog).toEqual(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Tonalli' })).toBeNull());
  });

  it('NAV-05 leads to the pages in social networks that are https addresses', async () => {
    const page = (labelNameEn: string, url: string) => ({ labelNameEn, labelNameCn: labelNameEn, url });
    const drawer = await openDrawer(
      await renderShell({
        resources: {
          SOCIAL_FACEBOOK: page('Facebook', 'https://social.example/fb'),
          SOCIAL_IG: page('Instagram', 'javascript:alert(1)'),
        },
      }),
    );
    const links = within(drawer.getByRole('list', { name: 'Redes sociales' })).getAllByRole('link');
    expect(
      links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href'), link.getAttribute('rel')]),
    ).toEqual([['Facebook, se abre en otra pestaña', 'https://social.example/fb', 'noopener noreferrer']]);
  });
});

describe('the customer service', () => {
  const opened = vi.fn();
  beforeEach(() => {
    opened.mockReset().mockReturnValue(window);
    vi.stubGlobal('open', opened);
  });

  it('NAV-07 unfolds every kind of channel, four with pictures, and opens each in a window of 440 by 750', async () => {
    const view = await renderShell({ customerService: [...CHANNELS] });
    const drawer = await openDrawer(view);
    await view.user.click(drawer.getByRole('button', { name: 'Atención a clientes' }));
    const list = drawer.getByRole('list', { name: 'Canales de atención' });
    const buttons = within(list).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(CHANNELS.map(({ title }) => title));
    expect(buttons.filter((button) => button.querySelector('img')).map(({ textContent }) => textContent)).toEqual([
      'Chat',
      'Instagram',
      'WhatsApp',
      'Facebook',
    ]);
    await view.user.click(within(list).getByRole('button', { name: 'WhatsApp, se abre en otra ventana' }));
    const [url, , features] = opened.mock.calls[0] ?? [];
    expect(url).toBe('https://help.example/WHATSAPP');
    expect(features).toMatch(/width=440,height=750/);
    expect(screen.queryByText(/Se bloqueó la ventana emergente/)).toBeNull();
  });

  it('NAV-07 is not there without a channel', async () => {
    const drawer = await openDrawer(await renderShell({ customerService: [] }));
    expect(drawer.queryByRole('button', { name: 'Atención a clientes' })).toBeNull();
  });

  it.each([
    ['the live chat', CHANNELS, 'LIVECHAT'],
    ['the first channel where there is no live chat', CHANNELS.slice(3), 'IG'],
  ])("NAV-01 NAV-07 the account's menu opens %s", async (_, channels, type) => {
    const { user } = await renderShell({ customerService: [...channels] }, { tab: memberTab });
    await user.click(await screen.findByRole('button', { name: 'Menú de la cuenta' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Atención a clientes' }));
    expect(opened.mock.calls[0]?.[0]).toBe(`https://help.example/${type}`);
  });

  it('NAV-07 SYS-10 says that the window was blocked', async () => {
    opened.mockReturnValue(null);
    const view = await renderShell({ customerService: CHANNELS.slice(0, 1) });
    const drawer = await openDrawer(view);
    await view.user.click(drawer.getByRole('button', { name: 'Atención a clientes' }));
    await view.user.click(drawer.getByRole('button', { name: 'Chat, se abre en otra ventana' }));
    expect((await screen.findAllByText(/Se bloqueó la ventana emergente/)).length).toBeGreaterThan(0);
  });
});

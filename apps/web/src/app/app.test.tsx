import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { registerDraft } from '../features/registration/register-draft';
import { loginDraft } from '../features/session/login-draft';
import { type AnswerTo, failure } from '../testing/fake-gateway';
import { memberTab, renderApp } from '../testing/render-app';

const dialog = (name: string) => screen.findByRole('dialog', { name });

beforeEach(() => {
  loginDraft.reset();
  registerDraft.reset();
});

describe('addresses', () => {
  it.each(['/', '/home', '/index', '/index.html'])('HOME-01 %s shows home', async (path) => {
    await renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Casino y apuestas en línea' })).toBeTruthy();
    expect(document.title).toBe('Casino y apuestas en línea · Tonalli');
  });

  it('HOME-01 /login shows home with the dialog open, and closing it returns to home', async () => {
    const { user, router } = await renderApp('/login');
    const open = await dialog('Iniciar sesión');
    await user.click(within(open).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('HOME-01 /register shows home with the dialog open', async () => {
    await renderApp('/register');
    expect(await dialog('Crear cuenta')).toBeTruthy();
  });

  it.each([
    ['login', 'Iniciar sesión'],
    ['register', 'Crear cuenta'],
  ])('HOME-01 going back from /%s leaves its dialog, and going forward opens it again', async (path, name) => {
    const { router } = await renderApp('/mirrors');
    act(() => router.history.push(`/${path}`));
    await dialog(name);
    act(() => router.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/mirrors');
    act(() => router.history.forward());
    expect(await dialog(name)).toBeTruthy();
  });

  it("SYS-13 an unknown address is a 404 page in the app's own layout", async () => {
    await renderApp('/no-existe');
    expect(await screen.findByRole('heading', { name: 'No encontramos esta página' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Categorías' })).toBeTruthy();
  });

  it('SYS-05 a change of page moves the focus to its heading and names the document', async () => {
    const { user } = await renderApp('/');
    const nav = await screen.findByRole('navigation', { name: 'Categorías' });
    await user.click(within(nav).getByRole('link', { name: 'Tragamonedas' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Tragamonedas' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe('Tragamonedas · Tonalli');
  });

  it.each([
    ['/no-existe', 'No encontramos esta página'],
    ['/seamless', 'Una sola cartera para jugar'],
  ])('SYS-05 so does %s', async (path, name) => {
    await renderApp('/');
    await screen.findByRole('navigation', { name: 'Categorías' });
    act(() => window.history.pushState(null, '', path));
    const heading = await screen.findByRole('heading', { level: 1, name });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe(`${name} · Tonalli`);
  });

  it('SYS-05 so does another page of the member centre, which the query names; a filter of a page leaves the focus', async () => {
    const { user, router } = await renderApp('/member?page=consents', { tab: memberTab });
    await screen.findByRole('heading', { level: 1, name: 'Publicidad' });
    const menu = screen.getByRole('navigation', { name: 'Secciones de mi cuenta' });
    const link = within(menu).getByRole('link', { name: 'Tus datos' });
    await user.click(link);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Tus datos' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe('Tus datos · Tonalli');
    link.focus();
    await act(() => router.navigate({ to: '/member', search: { page: 'ownData', no: '2' } }));
    expect(document.activeElement).toBe(link);
  });

  it('NAV-02 a category without a vendor does not appear', async () => {
    await renderApp('/');
    const nav = await screen.findByRole('navigation', { name: 'Categorías' });
    expect(within(nav).queryByRole('link', { name: 'Casino en vivo' })).toBeNull();
  });
});

describe('category navigation', () => {
  it('NAV-02 reaching a category by key shows its vendors, and Escape puts them away and keeps the place', async () => {
    const { user } = await renderApp('/');
    const nav = await screen.findByRole('navigation', { name: 'Categorías' });
    const link = within(nav).getByRole('link', { name: 'Tragamonedas' });
    within(nav).getByRole('link', { name: 'Inicio' }).focus();
    await user.tab();
    expect(document.activeElement).toBe(link);
    expect(await within(nav).findByRole('list', { name: 'Proveedores de Tragamonedas' })).toBeTruthy();
    await user.tab();
    await user.keyboard('{Escape}');
    expect(within(nav).queryByRole('list', { name: 'Proveedores de Tragamonedas' })).toBeNull();
    expect(document.activeElement).toBe(link);
  });
});

describe('shell', () => {
  it('NAV-01 the balance has two decimals and its mask is remembered', async () => {
    const { user } = await renderApp('/', { tab: memberTab });
    expect(await screen.findByText('$1,250.50')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Ocultar el saldo' }));
    expect(screen.queryByText('$1,250.50')).toBeNull();
    expect(window.localStorage.getItem('balanceHidden')).toBe('1');
  });

  it('I18N-03 changing the language needs no reload, is stored, and asks again in that language', async () => {
    const { user, gateway } = await renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'English' }));
    expect(await screen.findByRole('heading', { name: 'Most played' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('en');
    expect(window.localStorage.getItem('lang')).toBe('en');
    expect(window.localStorage.getItem('hisLang')).toBe('es');
    expect(
      gateway.calls.some(({ path, input }) => path === 'lobby.home' && JSON.stringify(input).includes('"en"')),
    ).toBe(true);
  });

  it('I18N-03 a change refreshes every cache that names things, whether its key says the language or not, and tells the server', async () => {
    const { user, gateway, services } = await renderApp('/', { tab: memberTab });
    await screen.findByRole('article', { name: 'Juego 1' });
    const input = { type: 'RNG', page: 1, pageSize: 18 } as const;
    const { queryClient, queries } = services;
    await queries.lobby.games.prefetch({ ...input, language: 'es' });
    await queries.wallet.balance.prefetch();
    const asked = (path: string) => gateway.calls.filter((call) => call.path === path).length;
    const [home, winners] = [asked('lobby.home'), asked('content.winners')];
    await user.click(screen.getByRole('button', { name: 'English' }));
    await waitFor(() => expect(asked('account.updateLanguage')).toBe(1));
    await waitFor(() => expect([asked('lobby.home') > home, asked('content.winners') > winners]).toEqual([true, true]));
    // A list that is looked at again is asked for again, in the new language.
    expect(queries.lobby.games.getData({ ...input, language: 'es' })).toBeUndefined();
    const balance = queryClient.getQueryCache().find({ queryKey: [['wallet', 'balance']], exact: false });
    await waitFor(() => expect(asked('wallet.balance') > 1 || balance?.state.isInvalidated).toBe(true));
  });

  it.each<[string, AnswerTo<'system.bootstrap'>]>([
    ['is on its way', () => new Promise<never>(() => {})],
    ['does not arrive', () => failure('FUNCTION_NOT_AVAILABLE')],
  ])('I18N-03 while the bootstrap in the new language %s, the last one draws the page', async (_, answer) => {
    const { user, gateway } = await renderApp('/');
    const english = await screen.findByRole('button', { name: 'English' });
    gateway.answers['system.bootstrap'] = answer;
    await user.click(english);
    const heading = await screen.findByRole('heading', { name: 'Most played' });
    expect(heading).toBeTruthy();
    // A part that had no bootstrap before is drawn for the first time now.
    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
    const drawer = await dialog('Tonalli');
    expect(await within(drawer).findByRole('link', { name: 'Slots' })).toBeTruthy();
  });

  it('SYS-02 maintenance takes the place of everything', async () => {
    const { bootstrap } = await import('../testing/fake-gateway');
    await renderApp('/rng', { answers: { 'system.bootstrap': { ...bootstrap, status: 1 } } });
    expect(await screen.findByRole('heading', { name: 'Estamos en mantenimiento' })).toBeTruthy();
    expect(screen.queryByRole('banner')).toBeNull();
  });
});

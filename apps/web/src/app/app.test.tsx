import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { registerDraft } from '../features/registration/register-draft';
import { loginDraft } from '../features/session/login-draft';
import { failure, gameCard, sessionView } from '../testing/fake-gateway';
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

describe('sessions', () => {
  it('AUTH-01 asks for what is missing before it asks the server', async () => {
    const { user, gateway } = await renderApp('/login');
    const open = await dialog('Iniciar sesión');
    await user.click(within(open).getByRole('button', { name: 'Iniciar sesión' }));
    expect(within(open).getAllByText('Este campo no puede quedar vacío.')).toHaveLength(2);
    expect(gateway.calls.some(({ path }) => path === 'session.login')).toBe(false);
  });

  it('GAME-02 a visitor who starts a game logs in and then plays it', async () => {
    const answers = { 'session.login': sessionView, 'play.launch': () => new Promise(() => {}) };
    const { user, gateway, services } = await renderApp('/', { answers });
    await user.click(await screen.findByRole('button', { name: 'Jugar: Juego 1' }));
    const open = await dialog('Iniciar sesión');
    await user.type(within(open).getByRole('textbox', { name: /Usuario/ }), '  demo ');
    await user.type(within(open).getByLabelText(/^Contraseña/), 'Demo1234{Enter}');
    await waitFor(() => expect(services.overlays.get().game?.game.id).toBe('1'));
    const login = gateway.calls.find(({ path }) => path === 'session.login');
    expect(login?.input).toEqual({ type: 'username', username: 'demo', password: 'Demo1234' });
    expect(window.sessionStorage.getItem('token')).toBe('tab-token');
  });

  it('AUTH-15 an expired token logs the tab out with its message and remembers the page', async () => {
    const answers = { 'records.bets': failure('TOKEN_INVALID'), 'account.me': failure('TOKEN_INVALID') };
    const { router } = await renderApp('/member?page=personalHistoryCopy&status=SETTLED', { tab: memberTab, answers });
    expect(await screen.findByText('Tu sesión terminó')).toBeTruthy();
    expect(router.state.location.search).toEqual({
      returnTo: '/member?page=personalHistoryCopy&status=SETTLED',
    });
    expect(window.sessionStorage.getItem('token')).toBeNull();
  });

  it('AUTH-16 a guarded page sends a visitor to log in', async () => {
    const { router } = await renderApp('/member');
    await dialog('Iniciar sesión');
    expect(router.state.location.pathname).toBe('/login');
  });

  it('AUTH-03 the captcha shows when the failed login carries its flag', async () => {
    const answers = {
      'session.login': failure('LOGIN_FAILED', { captcha: true }),
      'session.captcha': { id: 'c1', image: 'AAAA' },
    };
    const { user } = await renderApp('/login', { answers });
    const open = await dialog('Iniciar sesión');
    await user.type(within(open).getByRole('textbox', { name: /Usuario/ }), 'demo');
    await user.type(within(open).getByLabelText(/^Contraseña/), 'wrong{Enter}');
    expect(await within(open).findByAltText('Imagen con los caracteres que debes escribir')).toBeTruthy();
    expect(within(open).getByRole('alert').textContent).toContain('contraseña');
  });
});

describe('lobby', () => {
  it('LOBBY-03 a game that cannot be started yet says so and offers only what there is to know of it', async () => {
    await renderApp('/');
    const tile = await screen.findByRole('article', { name: 'Juego 2' });
    expect(within(tile).getByText('Próximamente')).toBeTruthy();
    expect(
      within(tile)
        .getAllByRole('button')
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual(['Detalles: Juego 2']);
  });

  it('LOBBY-02 the typed name is trimmed, searched after a pause, and stands in the address', async () => {
    const { user, router, gateway } = await renderApp('/rng?page=3');
    await user.type(await screen.findByRole('searchbox', { name: 'Buscar juego' }), ' piramide ');
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'piramide' }));
    const searches = gateway.calls.filter(({ path }) => path === 'lobby.games').map(({ input }) => input);
    expect(searches.at(-1)).toMatchObject({ search: 'piramide', page: 1 });
    expect(searches.length).toBeLessThanOrEqual(3);
  });

  it('LOBBY-01 a visitor who chooses favourites stays on home and is asked to log in', async () => {
    const { user, router } = await renderApp('/');
    const tabs = await screen.findByRole('navigation', { name: 'Secciones' });
    await user.click(within(tabs).getByRole('link', { name: 'Favoritos' }));
    await dialog('Iniciar sesión');
    expect(router.state.location.search).toEqual({});
  });

  it('LOBBY-07 a favourite shows at once and is taken back when the server refuses', async () => {
    let refuse = (_: Error) => {};
    const pending = new Promise((_, reject) => {
      refuse = reject;
    });
    const answers = { 'lobby.addFavorite': () => pending, 'lobby.recent': { games: [], page: 1, totalPages: 1 } };
    const { user } = await renderApp('/', { tab: memberTab, answers });
    const tile = await screen.findByRole('article', { name: 'Juego 1' });
    await user.click(within(tile).getByRole('button', { name: 'Guardar en favoritos: Juego 1' }));
    expect(
      await within(tile).findByRole('button', { name: 'Quitar de favoritos: Juego 1', pressed: true }),
    ).toBeTruthy();
    refuse(failure('NETWORK_ERROR'));
    expect(
      await within(tile).findByRole('button', { name: 'Guardar en favoritos: Juego 1', pressed: false }),
    ).toBeTruthy();
  });

  it('LOBBY-02 an empty list says so and leads out', async () => {
    const { user, router } = await renderApp('/rng?q=nada', {
      answers: { 'lobby.games': { games: [], page: 1, totalPages: 1 } },
    });
    await user.click(await screen.findByRole('button', { name: 'Quitar filtros' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('SYS-12 a list that could not be read says why and reads again', async () => {
    let fail = true;
    const page = { games: [gameCard('9')], page: 1, totalPages: 1 };
    const answers = { 'lobby.games': () => (fail ? failure('FUNCTION_NOT_AVAILABLE') : page) };
    const { user } = await renderApp('/rng', { answers });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    fail = false;
    await user.click(retry);
    expect(await screen.findByRole('article', { name: 'Juego 9' })).toBeTruthy();
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

  it.each([
    ['is on its way', () => new Promise(() => {})],
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

describe('registration', () => {
  it('REG-02 equal bounds show one number, and each field shows its own fault', async () => {
    const { user, gateway } = await renderApp('/register');
    const open = await dialog('Crear cuenta');
    await user.type(within(open).getByRole('textbox', { name: /Usuario/ }), 'ab');
    await user.type(within(open).getByLabelText(/^Contraseña/), 'abc');
    await user.type(within(open).getByLabelText(/^Confirma/), 'abd');
    await user.click(within(open).getByRole('button', { name: 'Crear cuenta' }));
    expect(within(open).getByText('Usa letras y números, empezando con una letra: de 4 a 12 caracteres.')).toBeTruthy();
    expect(within(open).getByText('Usa letras y números, empezando con una letra: 8 caracteres.')).toBeTruthy();
    expect(within(open).getByText('Las contraseñas no coinciden.')).toBeTruthy();
    expect(within(open).getByText('Acepta los términos para continuar.')).toBeTruthy();
    expect(gateway.calls.some(({ path }) => path === 'registration.register')).toBe(false);
  });

  it('REG-06 a new member is logged in, the dialog closes, and home shows', async () => {
    const { user, router, gateway } = await renderApp('/rng', { answers: { 'registration.register': sessionView } });
    await user.click(await screen.findByRole('button', { name: 'Crear cuenta' }));
    const open = await dialog('Crear cuenta');
    const fill = async (field: HTMLElement, text: string) => {
      await user.clear(field);
      await user.type(field, text);
    };
    await fill(within(open).getByRole('textbox', { name: /Usuario/ }), 'nueva1');
    await fill(within(open).getByLabelText(/^Contraseña/), 'abcd1234');
    await fill(within(open).getByLabelText(/^Confirma la/), 'abcd1234');
    for (const box of within(open).getAllByRole('checkbox')) await user.click(box);
    await user.click(within(open).getByRole('button', { name: 'Crear cuenta' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(gateway.calls.find(({ path }) => path === 'registration.register')?.input).toMatchObject({
      method: 'username',
      fields: { username: 'nueva1', password: 'abcd1234', confirmPassword: 'abcd1234' },
      agreedToTerms: true,
      ageConfirmed: true,
    });
  });

  it('REG-02 a fault that the server finds stands at its field', async () => {
    const refused = failure('FIELD_INVALID', {
      fields: { 'fields.username': { patternId: 'letterFirst', min: 6, max: 6 } },
    });
    const { user } = await renderApp('/register', { answers: { 'registration.register': refused } });
    const open = await dialog('Crear cuenta');
    await user.type(within(open).getByRole('textbox', { name: /Usuario/ }), 'nueva1');
    await user.type(within(open).getByLabelText(/^Contraseña/), 'abcd1234');
    await user.type(within(open).getByLabelText(/^Confirma la/), 'abcd1234');
    for (const box of within(open).getAllByRole('checkbox')) await user.click(box);
    await user.click(within(open).getByRole('button', { name: 'Crear cuenta' }));
    const field = within(open).getByRole('textbox', { name: /Usuario/ });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(within(open).getByText('Usa letras y números, empezando con una letra: 6 caracteres.')).toBeTruthy();
  });

  it('REG-06 the dialogs switch and keep what was typed', async () => {
    const { user } = await renderApp('/register');
    const register = await dialog('Crear cuenta');
    await user.clear(within(register).getByRole('textbox', { name: /Usuario/ }));
    await user.type(within(register).getByRole('textbox', { name: /Usuario/ }), 'nueva1');
    await user.click(within(register).getByRole('button', { name: 'Iniciar sesión' }));
    const login = await dialog('Iniciar sesión');
    await user.click(within(login).getByRole('button', { name: 'Crear cuenta' }));
    const again = await dialog('Crear cuenta');
    expect(within(again).getByRole<HTMLInputElement>('textbox', { name: /Usuario/ }).value).toBe('nueva1');
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import type { GameCard, GamePage } from '@tonalli/contracts/lobby/api';
import { describe, expect, it } from 'vitest';
import { type Answers, bootstrap, gameCard, sessionView } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';

const vendorOf = (code: string) => ({ code, name: `Casa ${code}`, icon: '/v.svg', opensList: false, gameCount: 3 });
const withVendors = (...codes: string[]): Answers => ({
  'system.bootstrap': { ...bootstrap, categories: [{ type: 'RNG', vendors: codes.map(vendorOf) }] },
  'lobby.menu': [{ type: 'RNG', classes: (['SLOT', 'SCRATCH'] as const).map((classify) => ({ classify, count: 3 })) }],
});
const pageOf = (games: GameCard[], more: Partial<GamePage> = {}): GamePage => ({
  games,
  page: 1,
  totalPages: 1,
  totalGames: games.length,
  ...more,
});
const nine = Array.from({ length: 9 }, (_, index) => gameCard(String(index + 1)));

describe('the page of a category', () => {
  it('LOBBY-02 says how many games there are and marks what was found in their names', async () => {
    const games = [gameCard('1', { name: 'Pirámide del Sol' })];
    const found = { ...withVendors('OMT'), 'lobby.games': pageOf(games, { marks: ['piram'] }) };
    await renderApp('/rng?q=piram', { answers: found });
    const tile = await screen.findByRole('article', { name: 'Pirámide del Sol' });
    expect(within(tile).getByText('Pirám').tagName).toBe('MARK');
    expect(screen.getByText('1 juego')).toBeTruthy();
  });

  it('LOBBY-02 asks what was meant when the games only resemble it, and searches for that', async () => {
    const near = pageOf([gameCard('1')], { marks: ['calavera'], suggestion: 'calavera' });
    const answers: Answers = {
      ...withVendors('OMT'),
      'lobby.games': ({ search }) => (search === 'calabera' ? near : pageOf([gameCard('2')])),
    };
    const { user, router } = await renderApp('/rng?q=calabera&page=2', { answers });
    expect(await screen.findByText(/No hay juegos llamados «calabera»/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '¿Quisiste decir «calavera»?' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'calavera' }));
    expect(await screen.findByRole('article', { name: 'Juego 2' })).toBeTruthy();
  });

  it('GAME-11 says that nothing of a list can be played yet, on each of its pages, and leads to what can', async () => {
    const soon = { ...pageOf([gameCard('1', { open: false })]), totalPages: 2, totalGames: 30, hasPlayable: false };
    const answers = {
      ...withVendors('OMT'),
      'lobby.games': (input: { page: number }) => ({ ...soon, page: input.page }),
    };
    const { user, router } = await renderApp('/rng?page=2&classify=TABLE', { answers });
    expect(await screen.findByText('Estos juegos llegan muy pronto')).toBeTruthy();
    expect(screen.getByText('30 juegos · Llegan muy pronto')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Ver juegos para jugar ahora' }));
    await waitFor(() => expect(router.state.location.href).toBe('/rng'));
  });

  it.each([true, undefined])(
    'GAME-11 says nothing of the kind where something can be played: %s',
    async (hasPlayable) => {
      const mixed = { ...pageOf([gameCard('1', { open: false })]), ...(hasPlayable && { hasPlayable }) };
      await renderApp('/rng', { answers: { ...withVendors('OMT'), 'lobby.games': mixed } });
      expect(await screen.findByRole('article', { name: 'Juego 1 Próximamente' })).toBeTruthy();
      expect(screen.queryByText('Estos juegos llegan muy pronto')).toBeNull();
    },
  );

  it('LOBBY-02 shows what is played most where nothing was found', async () => {
    const answers = { ...withVendors('OMT'), 'lobby.games': pageOf([]) };
    await renderApp('/rng?q=zzzz', { answers });
    expect(await screen.findByText('No encontramos «zzzz»')).toBeTruthy();
    const popular = await screen.findByRole('region', { name: 'Lo más jugado ahora' });
    expect(await within(popular).findByRole('article', { name: 'Juego 1' })).toBeTruthy();
  });

  it.each([
    ['a page beyond the last', '/rng?page=99', { page: 4 }],
    ['an unknown vendor', '/rng?vassalage=NOPE&q=sol', { q: 'sol' }],
    ['an unknown filter and class', '/rng?filter=OLD&classify=BINGO', {}],
  ])('LOBBY-02 puts %s right, in the address too', async (_, path, search) => {
    const answers = { ...withVendors('OMT'), 'lobby.games': pageOf(nine, { totalPages: 4 }) };
    const { router } = await renderApp(path, { answers });
    await screen.findByRole('article', { name: 'Juego 9' });
    await waitFor(() => expect(router.state.location.search).toEqual(search));
  });

  it('LOBBY-05 offers the classes that the platform has games of, and narrows by one', async () => {
    const answers = { ...withVendors('OMT'), 'lobby.games': pageOf(nine) };
    const { user, router } = await renderApp('/rng?page=2', { answers });
    const kinds = await screen.findByRole('group', { name: 'Tipo de juego' });
    await waitFor(() => expect(within(kinds).queryByRole('button', { name: 'Video póker' })).toBeNull());
    expect(
      within(kinds)
        .getAllByRole('button')
        .map((chip) => chip.textContent),
    ).toEqual(['Todos', 'Tragamonedas', 'Rasca y gana con música']);
    await user.click(within(kinds).getByRole('button', { name: 'Rasca y gana con música' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ classify: 'SCRATCH' }));
  });

  it('LOBBY-02 offers the families that the list has, with how many there are of each, and narrows by one', async () => {
    const families: GamePage['families'] = [
      { family: 'slot', count: 1_200 },
      { family: 'dice', count: 18 },
    ];
    const answers = { ...withVendors('OMT'), 'lobby.games': pageOf(nine, { families }) };
    const { user, router, gateway } = await renderApp('/rng?page=2', { answers });
    const kinds = await screen.findByRole('combobox', { name: 'Cómo se juega' });
    const words = within(kinds)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(words).toEqual(['Todos los modos', 'Líneas de pago (1,200)', 'Dados (18)']);
    await user.selectOptions(kinds, 'Dados (18)');
    await waitFor(() => expect(router.state.location.search).toEqual({ family: 'dice' }));
    const asked = gateway.calls.filter(({ path }) => path === 'lobby.games').at(-1)?.input;
    expect(asked).toMatchObject({ family: 'dice', page: 1 });
    await user.selectOptions(kinds, 'Todos los modos');
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    await user.selectOptions(kinds, 'Dados (18)');
    const classes = screen.getByRole('group', { name: 'Tipo de juego' });
    await user.click(within(classes).getByRole('button', { name: 'Rasca y gana con música' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ classify: 'SCRATCH' }));
  });

  it('LOBBY-02 offers no family where the list has one alone, but what was chosen can be taken back', async () => {
    const families: GamePage['families'] = [{ family: 'slot', count: 3 }];
    const answers = { ...withVendors('OMT'), 'lobby.games': pageOf(nine, { families }) };
    const first = await renderApp('/rng', { answers });
    await screen.findByRole('article', { name: 'Juego 9' });
    expect(screen.queryByRole('combobox', { name: 'Cómo se juega' })).toBeNull();
    first.unmount();
    await renderApp('/rng?family=dice', { answers });
    const kinds = await screen.findByRole('combobox', { name: 'Cómo se juega' });
    await waitFor(() => expect(within(kinds).getByRole('option', { name: 'Líneas de pago (3)' })).toBeTruthy());
    expect(within(kinds).getByRole<HTMLOptionElement>('option', { name: 'Dados (0)' }).selected).toBe(true);
  });

  it('LOBBY-12 shows what is new, marked as such, and says where nothing is', async () => {
    const answers: Answers = {
      ...withVendors('OMT'),
      'lobby.games': ({ newOnly }) => pageOf(newOnly ? [gameCard('3', { isNew: true })] : nine),
    };
    const { user, router, unmount } = await renderApp('/rng', { answers });
    await screen.findByRole('article', { name: 'Juego 9' });
    await user.click(screen.getByRole('radio', { name: 'Nuevos' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ filter: 'NEW' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Juego 9' })).toBeNull());
    expect(within(screen.getByRole('article', { name: 'Juego 3' })).getByText('Nuevo')).toBeTruthy();
    unmount();
    await renderApp('/rng?filter=NEW', { answers: { ...answers, 'lobby.games': pageOf([]) } });
    expect(await screen.findByText('No hay juegos nuevos por ahora')).toBeTruthy();
  });

  it('LOBBY-02 changing the vendor by its card resets filter and page, and choosing it again takes it back', async () => {
    const answers = { ...withVendors('OMT', 'KUK'), 'lobby.games': pageOf(nine, { totalPages: 9 }) };
    const { user, router } = await renderApp('/rng?filter=HOT&page=2', { answers });
    const card = (current: boolean) =>
      within(screen.getByRole('navigation', { name: 'Proveedores de Tragamonedas' })).findByRole('link', {
        name: /Casa KUK/,
        current: current && 'page',
      });
    await screen.findByRole('article', { name: 'Juego 9' });
    await user.click(await card(false));
    await waitFor(() => expect(router.state.location.search).toEqual({ vassalage: 'KUK' }));
    await user.click(await card(true));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it.each([
    [[], 'empty'],
    [['OMT'], 'alone'],
    ['ABCDEFGHIJK'.split(''), 'many'],
  ])('LOBBY-02 stands with the vendors %j', async (codes, kind) => {
    await renderApp('/rng', { answers: { ...withVendors(...codes), 'lobby.games': pageOf(nine) } });
    if (kind === 'empty') expect(await screen.findByText('Todavía no hay juegos aquí')).toBeTruthy();
    else await screen.findByRole('article', { name: 'Juego 9' });
    const rail = screen.queryByRole('navigation', { name: 'Proveedores de Tragamonedas' });
    expect(rail ? within(rail).getAllByRole('link').length : 0).toBe(kind === 'many' ? 11 : 0);
  });

  it('LOBBY-02 without vendors speaks of the most played games only where there are some', async () => {
    const answers = (hot: GameCard[]) => ({
      ...withVendors(),
      'lobby.games': pageOf([]),
      'lobby.home': { hot, categories: [] },
    });
    const nothing = await renderApp('/rng', { answers: answers([]) });
    expect(await screen.findByText('Todavía no hay juegos aquí')).toBeTruthy();
    await waitFor(() => expect(nothing.services.queries.lobby.home.getData({ language: 'es' })).toBeTruthy());
    expect(screen.queryByText(/lo más jugado/i)).toBeNull();
    nothing.unmount();
    await renderApp('/rng', { answers: answers([gameCard('1')]) });
    const popular = await screen.findByRole('region', { name: 'Lo más jugado ahora' });
    expect(await within(popular).findByRole('article', { name: 'Juego 1' })).toBeTruthy();
  });

  it('SYS-15 LOBBY-02 arrow keys, Home and End go from game to game', async () => {
    const answers = { ...withVendors('OMT'), 'lobby.games': pageOf(nine) };
    const { user } = await renderApp('/rng', { answers });
    const start = (id: number) => screen.getByRole('button', { name: `Jugar: Juego ${id}` });
    await screen.findByRole('article', { name: 'Juego 9' });
    start(1).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(start(3));
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(start(2));
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(start(9));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(start(9));
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(start(1));
  });

  it('LOBBY-10 another language asks for games, vendors and classes anew, in that language', async () => {
    const answers: Answers = {
      ...withVendors('OMT'),
      'lobby.games': ({ language }: { language: string }) => pageOf([gameCard('1', { name: `Sol ${language}` })]),
    };
    const { services, gateway } = await renderApp('/rng', { answers });
    await screen.findByRole('article', { name: 'Sol es' });
    await services.i18n.changeLanguage('en');
    expect(await screen.findByRole('article', { name: 'Sol en' })).toBeTruthy();
    const asked = gateway.calls.filter(({ input }) => JSON.stringify(input ?? {}).includes('"language":"en"'));
    expect(asked.map(({ path }) => path)).toEqual(expect.arrayContaining(['lobby.games', 'lobby.menu']));
  });
});

describe('favourites', () => {
  it('LOBBY-07 a visitor who marks a game logs in and then has it, also when it was one already', async () => {
    const { user, gateway } = await renderApp('/', {
      answers: {
        'session.login': sessionView,
        'lobby.favoriteIds': ['1'],
        'lobby.addFavorite': undefined,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Guardar en favoritos: Juego 1' }));
    const login = await screen.findByRole('dialog', { name: 'Iniciar sesión' });
    await user.type(within(login).getByRole('textbox', { name: /Usuario/ }), 'demo');
    await user.type(within(login).getByLabelText(/^Contraseña/), 'Demo1234{Enter}');
    expect(await screen.findAllByRole('button', { name: 'Quitar de favoritos: Juego 1', pressed: true })).toBeTruthy();
    expect(gateway.calls.filter(({ path }) => /lobby\.(add|remove)Favorite/.test(path))).toEqual([]);
  });

  it('LOBBY-07 takes one toggle a second, without one that follows', async () => {
    const { user, gateway } = await renderApp('/?tab=HOT', {
      tab: memberTab,
      answers: { 'lobby.games': pageOf([gameCard('5'), gameCard('6')]), 'lobby.addFavorite': undefined },
    });
    const heart = (id: number) => screen.findByRole('button', { name: new RegExp(`favoritos: Juego ${id}$`) });
    // The second of an earlier test may still run.
    await waitFor(async () => {
      await user.click(await heart(5));
      expect((await heart(5)).getAttribute('aria-pressed')).toBe('true');
    });
    await user.click(await heart(6));
    expect((await heart(6)).getAttribute('aria-pressed')).toBe('false');
    expect(gateway.calls.filter(({ path }) => path === 'lobby.addFavorite')).toHaveLength(1);
  });
});

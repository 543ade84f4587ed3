import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loginDraft } from '../../features/session/login-draft';
import { failure, gameCard, sessionView } from '../../testing/fake-gateway';
import { memberTab } from '../../testing/render-app';
import { category, openDrawer, renderShell } from '../../testing/shell-fixture';
import * as arrowKeys from './use-arrow-keys';

const navLink = async (name: string) =>
  within(await screen.findByRole('navigation', { name: 'Categorías' })).findByRole('link', { name });
const sportsGames = (open: boolean) => ({
  games: [
    gameCard('7', { type: 'SPORTS', vendor: 'GES', open: false }),
    gameCard('8', { type: 'SPORTS', vendor: 'GES', open }),
  ],
  page: 1,
  totalPages: 1,
});

beforeEach(() => loginDraft.reset());

describe('choosing a category', () => {
  it.each([
    ['slots with one vendor', category('RNG', ['OMT']), 'Tragamonedas', '/rng', {}],
    ['fishing with one vendor', category('FISH', ['MAR']), 'Pesca', '/fish', {}],
    ['cards with one vendor', category('PVP', ['BRJ']), 'Cartas y mesas', '/pvp', {}],
    ['a category with two vendors', category('SPORTS', ['GES', 'CTG']), 'Deportes', '/sports', {}],
    [
      'an only vendor with a list of games',
      category('LIVE', ['AUR'], true),
      'Casino en vivo',
      '/live',
      { vassalage: 'AUR' },
    ],
  ] as const)('NAV-03 %s goes to its page', async (...[, shown, name, path, search]) => {
    const { user, router, services } = await renderShell({ categories: [shown] });
    await user.click(await navLink(name));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    expect(router.state.location.search).toEqual(search);
    expect(services.overlays.get().game).toBeNull();
  });

  it.each([
    [
      'the SEA lottery where that vendor is',
      [category('LOTT', ['ESF', 'FRT']), category('ELOTT', ['TCG_SEA'])],
      '/seaLottery',
      {},
    ],
    ['the only lottery vendor there is', [category('LOTT', ['ESF'])], '/lottery', { vassalage: 'ESF' }],
    ['the page of lotteries, with several vendors and no SEA', [category('LOTT', ['ESF', 'FRT'])], '/lott', {}],
  ] as const)('NAV-03 lottery opens %s', async (...[, categories, path, search]) => {
    const { user, router } = await renderShell({ categories: [...categories] }, { tab: memberTab });
    await user.click(await navLink('Lotería'));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    expect(router.state.location.search).toEqual(search);
  });

  it.each([
    ['TCG_SEA', '/seaLottery'],
    ['TCG_LOTTO_VN', '/vnLottery'],
  ])('NAV-03 electronic lottery of %s alone opens %s', async (code, path) => {
    const { user, router } = await renderShell({ categories: [category('ELOTT', [code])] }, { tab: memberTab });
    await user.click(await navLink('Lotería electrónica'));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
  });

  it('NAV-03 an only vendor is launched at once for a member, and the page stays', async () => {
    const { user, router, services, gateway } = await renderShell(
      { categories: [category('SPORTS', ['GES'])] },
      { tab: memberTab, answers: { 'lobby.games': sportsGames(true), 'play.launch': () => new Promise(() => {}) } },
    );
    await user.click(await navLink('Deportes'));
    await waitFor(() => expect(services.overlays.get().game?.game.id).toBe('8'));
    expect(router.state.location.pathname).toBe('/');
    const asked = gateway.calls.find(({ path }) => path === 'lobby.games');
    expect(asked?.input).toMatchObject({ type: 'SPORTS', vendor: 'GES', page: 1 });
  });

  it('NAV-03 GAME-02 a visitor logs in first, and the only vendor is launched then', async () => {
    const { user, services } = await renderShell(
      { categories: [category('SPORTS', ['GES'])] },
      {
        answers: {
          'lobby.games': sportsGames(true),
          'session.login': sessionView,
          'play.launch': () => new Promise(() => {}),
        },
      },
    );
    await user.click(await navLink('Deportes'));
    const open = within(await screen.findByRole('dialog', { name: 'Iniciar sesión' }));
    expect(services.overlays.get().game).toBeNull();
    await user.type(open.getByRole('textbox', { name: /Usuario/ }), 'demo');
    await user.type(open.getByLabelText(/^Contraseña/), 'Demo1234{Enter}');
    await waitFor(() => expect(services.overlays.get().game?.game.id).toBe('8'));
  });

  it.each([
    ['has no game that can be started', sportsGames(false)],
    ['cannot be read', () => failure('NETWORK_ERROR')],
  ])('NAV-03 an only vendor that %s shows its list', async (_, answer) => {
    const { user, router, services } = await renderShell(
      { categories: [category('SPORTS', ['GES'])] },
      { tab: memberTab, answers: { 'lobby.games': answer } },
    );
    await user.click(await navLink('Deportes'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/sports'));
    expect(router.state.location.search).toEqual({ vassalage: 'GES' });
    expect(services.overlays.get().game).toBeNull();
  });

  it('NAV-03 the menu of phones follows the same rules and closes', async () => {
    const view = await renderShell(
      { categories: [category('SPORTS', ['GES'])] },
      { tab: memberTab, answers: { 'lobby.games': sportsGames(true), 'play.launch': () => new Promise(() => {}) } },
    );
    const drawer = await openDrawer(view);
    await view.user.click(drawer.getByRole('link', { name: 'Deportes' }));
    await waitFor(() => expect(view.services.overlays.get().game?.game.id).toBe('8'));
    expect(screen.queryByRole('dialog', { name: 'Tonalli' })).toBeNull();
  });
});

const CODES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'];

describe('the vendors of a category', () => {
  const vendors = (name: string) => screen.findByRole('list', { name: `Proveedores de ${name}` });

  it.each([
    [10, 'false'],
    [11, 'true'],
  ])('NAV-02 %i of them open a large list: %s', async (count, large) => {
    const { user } = await renderShell({ categories: [category('RNG', CODES.slice(0, count))] });
    const link = await navLink('Tragamonedas');
    await user.hover(link);
    const list = await vendors('Tragamonedas');
    expect(list.dataset.large).toBe(large);
    expect(within(list).getAllByRole('link')).toHaveLength(count);
    expect(link.getAttribute('aria-expanded')).toBe('true');
  });

  it('NAV-02 arrows go along the categories, down into the vendors, and Escape leads back', async () => {
    const { user } = await renderShell({
      categories: [category('RNG', ['A', 'B']), category('SPORTS', ['GES', 'CTG'])],
    });
    const slots = await navLink('Tragamonedas');
    const sports = await navLink('Deportes');
    slots.focus();
    // The arrows come with the panel.
    await vendors('Tragamonedas');
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(sports);
    await vendors('Deportes');
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(slots);
    await vendors('Tragamonedas');
    await user.keyboard('{ArrowLeft}');
    await vendors('Deportes');
    await user.keyboard('{ArrowDown}');
    const links = within(await vendors('Deportes')).getAllByRole('link');
    await waitFor(() => expect(document.activeElement).toBe(links[0]));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(links[1]);
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(links[0]);
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(sports);
    await user.keyboard('{ArrowDown}{End}');
    expect(document.activeElement).toBe(links[1]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('list', { name: 'Proveedores de Deportes' })).toBeNull();
    expect(document.activeElement).toBe(sports);
  });

  it('NAV-02 a menu without any vendor has home alone, and the chat in its drawer', async () => {
    const view = await renderShell({ categories: [] });
    const nav = await screen.findByRole('navigation', { name: 'Categorías' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Inicio']);
    const drawer = await openDrawer(view);
    const games = drawer.getByRole('list', { name: 'Juegos' });
    expect([...games.children].map(({ textContent }) => textContent)).toEqual(['Inicio', 'Chat en vivo']);
  });
});

it('SYS-13 a list of vendors that fails leaves the page and its menu as they are', async () => {
  vi.stubGlobal('reportError', () => {});
  const drawn = vi.spyOn(arrowKeys, 'useArrowKeys').mockImplementation(() => {
    throw new Error('a part that is gone');
  });
  const { user } = await renderShell({ categories: [category('SPORTS', ['GES', 'CTG'])] });
  await user.hover(await navLink('Deportes'));
  await waitFor(() => expect(drawn).toHaveBeenCalled());
  expect(await navLink('Deportes')).toBeTruthy();
  expect(screen.queryByRole('list', { name: /Deportes/ })).toBeNull();
});

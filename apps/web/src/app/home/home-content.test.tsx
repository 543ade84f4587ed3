import { screen, waitFor, within } from '@testing-library/react';
import type { Banner } from '@tonalli/contracts/content/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, type Answers, failure, sessionView } from '../../testing/fake-gateway';
import { renderApp } from '../../testing/render-app';
import { banner, notices, seenCarousels, watchCarousels, winner } from './home-fixture';

const GAME = { id: '7', name: 'Sol', vendor: 'OMT', type: 'RNG', gameCode: '7', icon: '/s.svg' } as const;
const announced = (banners: Banner[], noticeCount = 0): Answers => ({
  'content.announcements': { banners, notices: notices(noticeCount) },
});
const carousel = () => screen.findByRole('region', { name: 'Promociones destacadas' });

beforeEach(() => {
  watchCarousels();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
});

describe('banners', () => {
  const three = [banner('1'), banner('2', { linkType: 'INNER', url: '/rng' }), banner('3')];

  it('HOME-02 shows those for home, and moves through them every 5 s at a speed of 1 s, 1.272 on a desk', async () => {
    await renderApp('/', { answers: announced([...three, banner('menu', { group: 'w_leftmenu' })]) });
    const slides = within(await carousel()).getAllByRole('listitem', { hidden: true });
    expect(
      slides.filter((slide) => slide.ariaRoleDescription === 'slide' || slide.getAttribute('aria-label')),
    ).toHaveLength(3);
    expect(within(await carousel()).queryByText('Banner menu')).toBeNull();
    await waitFor(() => expect(seenCarousels[0]?.running).toBe(true));
    const { autoplayMs, speedMs, layouts } = seenCarousels[0]?.options ?? {};
    expect([autoplayMs, speedMs, layouts?.[1024]?.slidesPerView, layouts?.[0]?.slidesPerView]).toEqual([
      5_000, 1_000, 1.272, 1,
    ]);
  });

  it('HOME-02 rests under the pointer and on focus, and stops when asked', async () => {
    const { user } = await renderApp('/', { answers: announced(three) });
    const pause = await screen.findByRole('button', { name: 'Detener el carrusel' });
    await waitFor(() => expect(seenCarousels[0]?.running).toBe(true));
    await user.hover(pause);
    await waitFor(() => expect(seenCarousels[0]?.running).toBe(false));
    await user.click(pause);
    await user.unhover(pause);
    pause.blur();
    expect(seenCarousels[0]?.running).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Reanudar el carrusel' }));
    screen.getByRole('button', { name: 'Detener el carrusel' }).blur();
    await user.unhover(await carousel());
    await waitFor(() => expect(seenCarousels[0]?.running).toBe(true));
  });

  it('SYS-16 HOME-02 does not move for readers who prefer stillness', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduced-motion'),
      addEventListener() {},
      removeEventListener() {},
    }));
    await renderApp('/', { answers: announced(three) });
    expect(await screen.findByRole('button', { name: 'Reanudar el carrusel' })).toBeTruthy();
    expect([seenCarousels[0]?.running, seenCarousels[0]?.options.still]).toEqual([false, true]);
  });

  it('HOME-02 only the banner in view can be reached by key; a press on its neighbour turns to that one first', async () => {
    const links = three.map((one) => ({ ...one, linkType: 'INNER' as const, url: '/rng' }));
    const { user, router } = await renderApp('/', { answers: announced(links) });
    await screen.findByRole('button', { name: 'Detener el carrusel' });
    const all = () => within(document.body).getAllByRole('link', { name: /^Banner/, hidden: true });
    expect(all().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    await user.click(all()[1] ?? document.body);
    expect(router.state.location.pathname).toBe('/');
    await waitFor(() => expect(all().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]));
    await user.click(all()[1] ?? document.body);
    await waitFor(() => expect(router.state.location.pathname).toBe('/rng'));
  });

  it('HOME-02 one banner stands still and has nothing to press but itself', async () => {
    await renderApp('/', { answers: announced([banner('1', { linkType: 'OUTER', url: 'https://zalo.example/x' })]) });
    const link = await within(await carousel()).findByRole('link');
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://zalo.example/x',
      '_blank',
      'noopener noreferrer',
    ]);
    expect(link.textContent).toContain('se abre en otra pestaña');
    await screen.findByRole('region', { name: 'Ganadores recientes' });
    expect(seenCarousels).toEqual([]);
    expect(within(await carousel()).queryByRole('button')).toBeNull();
  });

  it('HOME-02 GAME-02 a banner of a game opens it, for a visitor after logging in', async () => {
    const answers = {
      ...announced([banner('1', { linkType: 'GAME', url: '7', game: GAME })]),
      'session.login': sessionView,
      'play.launch': () => new Promise<never>(() => {}),
    };
    const { user, services } = await renderApp('/', { answers });
    await user.click(await within(await carousel()).findByRole('button', { name: 'Banner 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Iniciar sesión' });
    await user.type(within(dialog).getByRole('textbox', { name: /Usuario/ }), 'demo');
    await user.type(within(dialog).getByLabelText(/^Contraseña/), 'Demo1234{Enter}');
    await waitFor(() => expect(services.overlays.get().game?.game.id).toBe('7'));
  });

  it('HOME-02 the brand stands in for banners that are not there, and for those that did not come until they do', async () => {
    const { unmount } = await renderApp('/', { answers: announced([]) });
    expect(await screen.findByRole('heading', { name: 'Tu suerte, a la vista' })).toBeTruthy();
    unmount();
    const answers: Answers = { 'content.announcements': failure('NETWORK_ERROR') };
    const { user, gateway } = await renderApp('/', { answers });
    await screen.findByText('No pudimos cargar las promociones.');
    gateway.answers['content.announcements'] = { banners: three, notices: [] };
    const [retry] = screen.getAllByRole('button', { name: 'Reintentar' });
    await user.click(retry ?? document.body);
    expect(await carousel()).toBeTruthy();
  });

  it('HOME-02 the registration shows the banner of its group', async () => {
    await renderApp('/register', { answers: announced([banner('1'), banner('reg', { group: 'w_reg' })]) });
    const dialog = await screen.findByRole('dialog', { name: 'Crear cuenta' });
    expect(await within(dialog).findByText('Banner reg')).toBeTruthy();
    expect(within(dialog).queryByText('Banner 1')).toBeNull();
  });
});

describe('notices', () => {
  it('HOME-03 a notice that passes by opens the dialog at that one', async () => {
    const { user } = await renderApp('/', { answers: announced([], 12) });
    const passing = await screen.findByRole('region', { name: 'Avisos recientes' });
    await user.click(within(passing).getByRole('button', { name: 'Aviso 4' }));
    const dialog = await screen.findByRole('dialog', { name: 'Avisos' });
    expect(await within(dialog).findByRole('heading', { name: 'Aviso 4' })).toBeTruthy();
    expect(within(dialog).getByText('Texto 4')).toBeTruthy();
  });

  it('HOME-03 the line can be stopped, and says so when there is nothing to tell', async () => {
    const { user, unmount } = await renderApp('/', { answers: announced([], 2) });
    await user.click(await screen.findByRole('button', { name: 'Detener los avisos' }));
    expect(screen.getByRole('button', { name: 'Reanudar los avisos' })).toBeTruthy();
    unmount();
    await renderApp('/', { answers: announced([]) });
    expect(await screen.findByText('No hay avisos por ahora.')).toBeTruthy();
  });

  it('HOME-07 the dialog lists nine titles at a time, opens at the page asked for, and shows texts as they are', async () => {
    const { user, services } = await renderApp('/', {
      answers: {
        'content.announcements': { banners: [], notices: notices(20).map((one) => ({ ...one, content: '<b>no</b>' })) },
      },
    });
    await screen.findByRole('heading', { level: 1, hidden: true });
    services.overlays.open({ kind: 'notices', noticeId: 'N11' });
    const dialog = await screen.findByRole('dialog', { name: 'Avisos' });
    const titles = () =>
      within(dialog)
        .getAllByRole('button', { name: /^Aviso/ })
        .map((button) => button.textContent);
    await waitFor(() => expect(titles()).toHaveLength(9));
    expect(titles()[0]).toBe('Aviso 10');
    expect(within(dialog).getByRole('heading', { name: 'Aviso 11' })).toBeTruthy();
    expect(within(dialog).getByText('<b>no</b>')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Página siguiente' }));
    expect(titles()).toEqual(['Aviso 19', 'Aviso 20']);
  });
});

describe('a notice on a phone', () => {
  it('HOME-07 SYS-15 gives the focus to its title in the list that it covered, when the list is wanted back', async () => {
    const { user, services } = await renderApp('/', { answers: announced([], 12) });
    await screen.findByRole('heading', { level: 1, hidden: true });
    services.overlays.open({ kind: 'notices', noticeId: 'N4' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Avisos' }));
    await user.click(await dialog.findByRole('button', { name: 'Todos los avisos' }));
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Aviso 4' })));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('article')));
  });
});

describe('winners and the jackpot', () => {
  it('HOME-05 a win leads to the game that paid it, where it can be opened', async () => {
    const answers = { 'content.winners': [winner('Ana***', { game: GAME }), winner('Beto***', { gameId: '8' })] };
    const { user } = await renderApp('/', { answers });
    const board = await screen.findByRole('region', { name: 'Ganadores recientes' });
    expect(
      within(board)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([expect.stringContaining('Ana***'), expect.stringContaining('Beto***')]);
    expect(within(board).getAllByRole('button')).toHaveLength(1);
    await user.click(within(board).getByRole('button', { name: 'Ana*** ganó $600.00 en Sol. Jugar' }));
    expect(await screen.findByRole('dialog', { name: 'Iniciar sesión' })).toBeTruthy();
  });

  it('HOME-05 says when nobody has won, and when the winners did not come', async () => {
    const { unmount } = await renderApp('/');
    expect(await screen.findByText('Todavía no hay ganadores. Tú puedes ser el primero.')).toBeTruthy();
    unmount();
    const { user, gateway } = await renderApp('/', { answers: { 'content.winners': failure('NETWORK_ERROR') } });
    const alert = await screen.findByText('No pudimos cargar a los ganadores.');
    gateway.answers['content.winners'] = [winner('Ana***')];
    await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Ana***')).toBeTruthy();
  });

  it('HOME-04 HOME-08 a jackpot that can be won says what it holds, who won it last, and how', async () => {
    const lastWon = { playerName: 'Ric***', amountMinor: 2_500_000, at: '2026-11-20T00:00:00.000Z' };
    const answers: Answers = {
      'content.jackpot': {
        kind: 'progressive',
        amountMinor: 21_000_000_000,
        at: '2026-11-20T00:00:00.000Z',
        lastWon,
        feed: null,
        terms: { contributionBasisPoints: 0, oneIn: 200, startFromMinor: 20_000_000_000, startToMinor: 30_000_000_000 },
      },
    };
    const { user } = await renderApp('/', { answers });
    const card = await screen.findByRole('region', { name: 'Gran bote' });
    expect(await within(card).findByText('Último ganador: Ric***, $25,000.00')).toBeTruthy();
    await user.click(within(card).getByRole('button', { name: 'Cómo funciona' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cómo funciona el gran bote' });
    for (const fact of [
      '$210,000,000.00',
      /0\.5%/,
      /\$100\.00 apostados tienen una entre 420,000,000/,
      /\$300,000,000\.00/,
    ])
      expect(within(dialog).getByText(fact)).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('HOME-04 a ticker explains nothing, and a jackpot that did not come can be asked for again', async () => {
    const ticker: Answer<'content.jackpot'> = {
      kind: 'ticker',
      amountMinor: 20_000_000_000,
      at: '2026-11-20T00:00:00.000Z',
      feed: null,
      lastWon: null,
      terms: null,
    };
    const { user, gateway } = await renderApp('/', { answers: { 'content.jackpot': failure('NETWORK_ERROR') } });
    const alert = await screen.findByText('No pudimos leer el bote.');
    gateway.answers['content.jackpot'] = ticker;
    await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('$200,000,000.00')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cómo funciona' })).toBeNull();
  });
});

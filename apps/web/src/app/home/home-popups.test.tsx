import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { operatorDay } from '../../hooks/operator-day';
import { gameCard, sessionView } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';
import { popup, seenCarousels, watchCarousels } from './home-fixture';

const BY_AUDIENCE = {
  visitor: [popup('B')],
  member: [popup('A')],
  newcomer: [popup('F'), popup('A')],
};
const answers = {
  'content.popups': ({ audience }: { audience: keyof typeof BY_AUDIENCE }) => BY_AUDIENCE[audience],
};
const announcements = () => screen.findByRole('dialog', { name: 'Anuncios' });
const none = () => expect(screen.queryByRole('dialog', { name: 'Anuncios' })).toBeNull();
/** The widgets that come with the popups are there. */
const atRest = () => screen.findByText('No hay avisos por ahora.');

beforeEach(() => {
  watchCarousels();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
  // It stays one day from the beginning of a test to its end.
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

describe('announcements', () => {
  it('HOME-07 tells visitors what is theirs, and closes once for the session', async () => {
    const { user, unmount } = await renderApp('/', { answers });
    const dialog = await announcements();
    expect(within(dialog).getByRole('heading', { name: 'Anuncio B' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(none);
    expect(window.sessionStorage.getItem('ANONYMOUS_POPUP')).toBe('closed');
    unmount();
    const { gateway } = await renderApp('/', { answers });
    await atRest();
    none();
    expect(gateway.calls.filter(({ path }) => path === 'content.popups')).toEqual([]);
  });

  it('HOME-07 asks for nothing on a day on which they are not wanted', async () => {
    window.localStorage.setItem('ANONYMOUS_POPUP_HIDDEN_ON', operatorDay(Date.now()));
    const { gateway } = await renderApp('/', { answers });
    await atRest();
    none();
    expect(gateway.calls.filter(({ path }) => path === 'content.popups')).toEqual([]);
  });

  it('HOME-07 tells members what is theirs, and whoever logs in for the first time what newcomers are told too', async () => {
    const { user, unmount } = await renderApp('/', { answers, tab: memberTab });
    const dialog = await announcements();
    expect(within(dialog).getByRole('heading', { name: 'Anuncio A' })).toBeTruthy();
    const [close] = within(dialog).getAllByRole('button', { name: 'Cerrar' });
    await user.click(close ?? document.body);
    await waitFor(none);
    expect(window.sessionStorage.getItem('USER_POPUP')).toBe('closed');
    unmount();
    window.sessionStorage.clear();
    await renderApp('/', { answers, tab: { ...memberTab, firstTimeLogin: '1' } });
    const titles = within(await announcements()).getByRole('list', { name: 'Lista de anuncios' });
    expect(
      within(titles)
        .getAllByRole('button')
        .map((title) => title.textContent),
    ).toEqual(['Anuncio F', 'Anuncio A']);
  });

  it('HOME-07 never covers the login, and what a visitor closed gives way to what a new member is told', async () => {
    const given = { ...answers, 'session.login': { ...sessionView, firstTimeLogin: true } };
    const { user } = await renderApp('/login', { answers: given });
    const login = await screen.findByRole('dialog', { name: 'Iniciar sesión' });
    await user.type(within(login).getByRole('textbox', { name: /Usuario/ }), 'demo');
    await user.type(within(login).getByLabelText(/^Contraseña/), 'Demo1234');
    none();
    await user.keyboard('{Enter}');
    const dialog = await announcements();
    expect(within(dialog).getByRole('button', { name: 'Anuncio F' })).toBeTruthy();
    expect(window.sessionStorage.getItem('firstTimeLogin')).toBe('1');
  });

  it('HOME-07 never covers a game, and is there when the game is over', async () => {
    const given = { ...answers, 'play.launch': () => new Promise<never>(() => {}) };
    const { services } = await renderApp('/', { answers: given, tab: memberTab });
    services.overlays.play({ game: gameCard('1'), freeTrial: false });
    await atRest();
    none();
    services.overlays.closeGame();
    expect(await announcements()).toBeTruthy();
  });

  it('HOME-07 gives way to a dialog that opens over it, and comes back after it', async () => {
    const { services } = await renderApp('/', { answers });
    await announcements();
    services.overlays.openLogin('asked');
    await screen.findByRole('dialog', { name: 'Iniciar sesión' });
    none();
    services.overlays.close();
    expect(await announcements()).toBeTruthy();
  });

  it('HOME-07 is not shown again today when that is wished for, and the wish can be taken back', async () => {
    const { user, unmount } = await renderApp('/', { answers });
    const wish = within(await announcements()).getByRole('checkbox', { name: 'No mostrar más por hoy' });
    await user.click(wish);
    expect(window.localStorage.getItem('ANONYMOUS_POPUP_HIDDEN_ON')).toBe(operatorDay(Date.now()));
    await user.click(wish);
    expect(window.localStorage.getItem('ANONYMOUS_POPUP_HIDDEN_ON')).toBeNull();
    await user.click(wish);
    unmount();
    window.sessionStorage.clear();
    await renderApp('/', { answers });
    await atRest();
    none();
  });

  it('HOME-07 moves on every 5 s at a speed of 1 s, lists seven titles at a time, and shows the one that is chosen', async () => {
    const nine = Array.from({ length: 9 }, (_, index) => popup(String(index + 1)));
    const { user } = await renderApp('/', { answers: { 'content.popups': nine } });
    const dialog = await announcements();
    const titles = () => within(within(dialog).getByRole('list', { name: 'Lista de anuncios' })).getAllByRole('button');
    expect(titles()).toHaveLength(7);
    await waitFor(() => expect(seenCarousels[0]?.running).toBe(true));
    expect(seenCarousels[0]?.options).toMatchObject({ autoplayMs: 5_000, speedMs: 1_000, still: false });
    await user.click(titles()[3] ?? dialog);
    expect(within(dialog).getByRole('heading', { name: 'Anuncio 4' })).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Página siguiente' }));
    expect(titles().map((title) => title.textContent)).toEqual(['Anuncio 8', 'Anuncio 9']);
    expect(within(dialog).getByRole('heading', { name: 'Anuncio 8' })).toBeTruthy();
  });

  it('HOME-07 S6 shows what operators wrote without anything in it that acts', async () => {
    const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>';
    const text = [hostile, { tag: 'p' as const, parts: [hostile, 'Después'] }];
    await renderApp('/', { answers: { 'content.popups': [popup(hostile, { text })] } });
    const dialog = await announcements();
    expect(within(dialog).getByRole('heading', { name: `Anuncio ${hostile}` })).toBeTruthy();
    expect(within(dialog).getByText(`${hostile}Después`).getAttributeNames()).toEqual([]);
    expect(dialog.querySelectorAll('script, img')).toHaveLength(0);
  });

  it('HOME-07 a link within the app closes it and leads there', async () => {
    const to = { kind: 'inner' as const, href: '/register' };
    const text = [{ tag: 'a' as const, to, parts: ['Crear mi cuenta'] }];
    const { user } = await renderApp('/', { answers: { 'content.popups': [popup('B', { text })] } });
    await user.click(within(await announcements()).getByRole('link', { name: 'Crear mi cuenta' }));
    expect(await screen.findByRole('dialog', { name: 'Crear cuenta' })).toBeTruthy();
    expect(window.sessionStorage.getItem('ANONYMOUS_POPUP')).toBe('closed');
  });
});

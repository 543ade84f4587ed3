import { notifyManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import errors from '@tonalli/i18n/locales/es/errors.json';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnswerTo, failure, gameCard } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';

const ORIGIN = 'http://games.example';
const FRAME = 'Juego Juego 1';
const answers = { 'play.launch': { url: `${ORIGIN}/play/slot/#launch=1` } };

/** Says something to the page as a frame does: the one that is shown, at its origin, unless another is named. */
const say = (
  type: string,
  {
    origin = ORIGIN,
    source = shownFrame(),
    ...fields
  }: { origin?: string; source?: Window | null; balanceMinor?: number } = {},
) =>
  act(async () => {
    window.dispatchEvent(
      new MessageEvent('message', { origin, source, data: { source: 'tonalli-game', type, ...fields } }),
    );
  });
const shownFrame = () => document.querySelector<HTMLIFrameElement>(`iframe[title="${FRAME}"]`)?.contentWindow ?? null;

afterEach(() => {
  vi.useRealTimers();
});

async function openGame(launch: AnswerTo<'play.launch'> = answers['play.launch']) {
  const app = await renderApp('/', { tab: memberTab, answers: { 'play.launch': launch } });
  const start = await screen.findByRole('button', { name: 'Jugar: Juego 1' });
  await app.user.click(start);
  const frame = await screen.findByTitle(FRAME);
  return { ...app, start, frame };
}

describe('game window', () => {
  it('GAME-03 a game that is ready has the keyboard at once', async () => {
    const { frame } = await openGame();
    expect(document.activeElement).not.toBe(frame);
    await say('ready');
    expect(document.activeElement).toBe(frame);
    expect(screen.queryByText('Abriendo Juego 1…')).toBeNull();
  });

  it('GAME-03 what another origin says is not heard', async () => {
    const { frame } = await openGame();
    await say('ready', { origin: 'https://evil.example' });
    await say('close', { origin: 'https://evil.example' });
    expect(document.activeElement).not.toBe(frame);
    expect(screen.getByTitle(FRAME)).toBe(frame);
  });

  it('GAME-03 SYS-15 a game that was reloaded and comes late is not taken for the one that opens, which has the keyboard once it is ready', async () => {
    let launches = 0;
    const { user } = await openGame(() => ({ url: `${ORIGIN}/play/slot/#launch=${++launches}` }));
    const left = shownFrame();
    await user.click(screen.getByRole('button', { name: 'Recargar el juego' }));
    await waitFor(() => expect(shownFrame()).not.toBe(left));
    await say('ready', { source: left });
    expect(screen.getAllByText('Abriendo Juego 1…').length).toBeGreaterThan(0);
    expect(document.activeElement).not.toBe(screen.getByTitle(FRAME));
    await say('ready');
    expect(document.activeElement).toBe(screen.getByTitle(FRAME));
  });

  it('GAME-03 SYS-15 closing, by the game or by its bar, gives the focus back to where it was', async () => {
    const { user, start } = await openGame();
    await say('ready');
    await say('close');
    await waitFor(() => expect(screen.queryByTitle(FRAME)).toBeNull());
    expect(document.activeElement).toBe(start);

    await user.click(start);
    await screen.findByTitle(FRAME);
    await user.click(screen.getByRole('button', { name: 'Cerrar el juego' }));
    await waitFor(() => expect(screen.queryByTitle(FRAME)).toBeNull());
    expect(document.activeElement).toBe(start);
  });
});

describe('the time of play', () => {
  it('GAME-14 is counted by the game where money is real, and by nothing beside it', async () => {
    await openGame();
    await say('ready');
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('GAME-14 with play money is shown by the window, and runs only once the game can be played', async () => {
    const { services } = await renderApp('/', { tab: memberTab, answers });
    act(() => services.overlays.play({ game: gameCard('1'), freeTrial: true }));
    await screen.findByTitle(FRAME);
    await say('failed');
    expect(screen.getByRole('timer').textContent).toBe('0:00');
  });
});

describe('a page that a game asks for', () => {
  it.each([
    ['RG-02', 'history', '/member?page=personalHistoryCopy'],
    ['RG-01', 'limits', '/member?page=protection#limits'],
    ['RG-03', 'break', '/member?page=protection&open=break'],
  ] as const)('%s %s is shown, and the game closed', async (_id, asked, href) => {
    const { router } = await openGame();
    await say('ready');
    await say(asked);
    await waitFor(() => expect(screen.queryByTitle(FRAME)).toBeNull());
    await waitFor(() => expect(router.state.location.href).toBe(href));
  });
});

describe('an account that a game asks for', () => {
  it('GAME-02 opens the registration for who plays with play money', async () => {
    const { services } = await renderApp('/', { tab: { ...memberTab, isAgent: '4' }, answers });
    act(() => services.overlays.play({ game: gameCard('1'), freeTrial: true }));
    await screen.findByTitle(FRAME);
    await say('register');
    await waitFor(() => expect(screen.queryByTitle(FRAME)).toBeNull());
    expect(services.overlays.get().dialog).toMatchObject({ kind: 'register' });
  });

  it('GAME-02 changes nothing for who has one', async () => {
    const { services } = await openGame();
    await say('register');
    expect(services.overlays.get().dialog).toBeNull();
    expect(screen.getByTitle(FRAME)).toBeTruthy();
  });
});

describe('the balance while a game is played', () => {
  /** Of the window and of the page's header. */
  const shown = () => {
    const places = [
      screen.queryByRole('dialog', { name: 'Juego 1' }),
      document.querySelector('fieldset[aria-label=Saldo]'),
    ];
    return places.map((place) => /\$[\d,]+\.\d\d/.exec(place?.textContent ?? '')?.[0]);
  };
  const read = (app: Awaited<ReturnType<typeof openGame>>, mainMinor: number) =>
    act(async () => {
      app.services.queries.wallet.balance.setData(undefined, { mainMinor, vendors: [] });
      // Whoever follows the answer is told in turn, a moment later.
      await new Promise<void>((told) => notifyManager.schedule(told));
    });

  beforeEach(() => {
    // Nothing counts up, so that a figure on the page is the one that is meant.
    const usual = window.matchMedia;
    vi.stubGlobal('matchMedia', (query: string) => ({ ...usual(query), matches: query.includes('reduced-motion') }));
    return () => vi.stubGlobal('matchMedia', usual);
  });

  it('GAME-05 MEM-01 is the game’s until the round has been shown, whatever the platform tells meanwhile', async () => {
    const app = await openGame();
    await say('ready');
    expect(shown()).toEqual(['$1,250.50', '$1,250.50']);
    await say('playing', { balanceMinor: 124_050 });
    expect(shown()).toEqual(['$1,240.50', '$1,240.50']);
    await read(app, 164_050);
    expect(shown()).toEqual(['$1,240.50', '$1,240.50']);
    await say('balance', { balanceMinor: 164_050 });
    expect(shown()).toEqual(['$1,640.50', '$1,640.50']);
    await read(app, 200_000);
    expect(shown()).toEqual(['$2,000.00', '$2,000.00']);
  });

  it('GAME-05 answers the game that its balance is held, which lets the round begin, and says nothing else to it', async () => {
    await openGame();
    const game = shownFrame();
    if (!game) throw new Error('the frame has no window');
    const answers: unknown[] = [];
    vi.spyOn(game, 'postMessage').mockImplementation((...said: unknown[]) => {
      answers.push(said);
    });
    await say('ready');
    await say('playing', { balanceMinor: 124_050 });
    await say('balance', { balanceMinor: 164_050 });
    expect(answers).toEqual([[{ type: 'heard' }, ORIGIN]]);
  });

  it('GAME-05 is read again where the round ends with another than what is known', async () => {
    const { gateway } = await openGame();
    await say('ready');
    await say('playing', { balanceMinor: 124_050 });
    gateway.answers['wallet.balance'] = { mainMinor: 130_000, vendors: [] };
    await say('balance', { balanceMinor: 130_000 });
    await waitFor(() => expect(shown()).toEqual(['$1,300.00', '$1,300.00']));
  });

  it('GAME-05 is the one that is read once the game is left within a round', async () => {
    const app = await openGame();
    await say('ready');
    await say('playing', { balanceMinor: 124_050 });
    await read(app, 164_050);
    await app.user.click(screen.getByRole('button', { name: 'Cerrar el juego' }));
    await waitFor(() => expect(screen.queryByTitle(FRAME)).toBeNull());
    expect(shown()).toEqual([undefined, '$1,250.50']);
  });
});

describe('a game that does not open', () => {
  const startWith = async (launch: AnswerTo<'play.launch'>) => {
    const app = await renderApp('/', { tab: memberTab, answers: { 'play.launch': launch } });
    await app.user.click(await screen.findByRole('button', { name: 'Jugar: Juego 1' }));
    const window = within(await screen.findByRole('dialog', { name: 'Juego 1' }));
    return { ...app, window };
  };

  it.each([
    ['GAME_UNAVAILABLE', 'Ver otros juegos', '/rng'],
    ['GAME_NOT_FOUND', 'Ver otros juegos', '/rng'],
    ['TRIAL_NOT_OFFERED', 'Ver otros juegos', '/rng'],
    ['INSUFFICIENT_FUNDS', 'Depositar', '/member?page=depositv2'],
    ['ACCESS_RESTRICTED', 'Ir a la ayuda', '/help'],
    ['OPERATION_NOT_ALLOWED', 'Ir a la ayuda', '/help'],
    ['WALLET_LOCKED', 'Ir a la ayuda', '/help'],
  ] as const)('GAME-03 SYS-10 says %s in words, and the way on is %s', async (code, name, href) => {
    const { user, window } = await startWith(failure(code, { requestId: 'R-7' }));
    expect(await window.findByText(errors[code])).toBeTruthy();
    expect(window.getByText('Referencia: R-7')).toBeTruthy();
    const way = window.getByRole('link', { name });
    expect(way.getAttribute('href')).toBe(href);
    await user.click(way);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Juego 1' })).toBeNull());
  });

  it.each(['UPSTREAM_TIMEOUT', 'UPSTREAM_UNAVAILABLE', 'NETWORK_ERROR', 'RATE_LIMITED'] as const)(
    'GAME-03 SYS-12 after %s another start opens it',
    async (code) => {
      const { user, gateway, window } = await startWith(failure(code));
      const again = await window.findByRole('button', { name: 'Reintentar' });
      expect(window.getByText(errors[code])).toBeTruthy();
      gateway.answers['play.launch'] = answers['play.launch'];
      await user.click(again);
      expect(await screen.findByTitle(FRAME)).toBeTruthy();
    },
  );

  it('RG-02 SYS-10 where another game is open leads to it, or ends it and opens this one', async () => {
    const { user, gateway, window } = await startWith(failure('GAME_ALREADY_OPEN', { openGame: { nodeId: 'g7' } }));
    expect(await window.findByText(errors.GAME_ALREADY_OPEN)).toBeTruthy();
    expect(window.getByRole('link', { name: 'Ir al juego abierto' }).getAttribute('href')).toBe('/?game=g7');
    gateway.answers['play.launch'] = answers['play.launch'];
    await user.click(window.getByRole('button', { name: 'Cerrar el otro y abrir este' }));
    expect(await screen.findByTitle(FRAME)).toBeTruthy();
    const asked = gateway.calls.filter(({ path }) => path === 'play.launch').map(({ input }) => Object(input).endOpen);
    expect(asked).toEqual([undefined, true]);
  });

  it('GAME-03 a game that does not exist is not offered again', async () => {
    const { window } = await startWith(failure('GAME_NOT_FOUND'));
    await window.findByText(errors.GAME_NOT_FOUND);
    expect(window.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  it('GAME-03 an address on a host that nobody named is not embedded', async () => {
    const { window } = await startWith({ url: 'https://evil.example/play/slot/#launch=1' });
    expect(await window.findByText('No pudimos abrir el juego')).toBeTruthy();
    expect(screen.queryByTitle(FRAME)).toBeNull();
    expect(window.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
  });

  it('GAME-03 a game that cannot be played shows what it says itself', async () => {
    const { frame } = await openGame();
    await say('failed');
    expect(screen.queryByText('Abriendo Juego 1…')).toBeNull();
    expect(frame.className).not.toContain('opacity-0');
    expect(document.activeElement).toBe(frame);
  });

  it('GAME-03 a game that says nothing can be loaded again, at another address', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { user, gateway } = await openGame();
    const launches = () => gateway.calls.filter(({ path }) => path === 'play.launch').length;
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    const slow = screen.getByText('El juego tarda en responder. Puedes recargarlo.');
    await user.click(within(slow.parentElement ?? document.body).getByRole('button', { name: 'Recargar el juego' }));
    await waitFor(() => expect(launches()).toBe(2));
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { memberTab, renderApp } from '../../testing/render-app';

const ORIGIN = 'http://games.example';
const FRAME = 'Juego Juego 1';
const answers = { 'play.launch': { url: `${ORIGIN}/play/slot/#launch=1` } };

/** Says something to the page as a frame of that origin does. */
const say = (type: string, origin = ORIGIN) =>
  act(async () => {
    window.dispatchEvent(new MessageEvent('message', { origin, data: { source: 'tonalli-game', type } }));
  });

async function openGame() {
  const app = await renderApp('/', { tab: memberTab, answers });
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
    await say('ready', 'https://evil.example');
    await say('close', 'https://evil.example');
    expect(document.activeElement).not.toBe(frame);
    expect(screen.getByTitle(FRAME)).toBe(frame);
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

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Tile, type TileProps } from './tile';

function setUp(more: Partial<TileProps> = {}) {
  const onStart = vi.fn();
  const onTrial = vi.fn();
  const onToggle = vi.fn();
  const onInfo = vi.fn();
  render(
    <Tile
      name="Pirámide del Sol"
      image={<span />}
      start={{ label: 'Jugar', onAct: onStart }}
      trial={{ label: 'Probar', onAct: onTrial }}
      info={{ label: 'Detalles', onAct: onInfo }}
      favorite={{ pressed: false, label: 'Favorito', onToggle }}
      {...more}
    />,
  );
  return { onStart, onTrial, onToggle, onInfo };
}

const button = (name: string) => screen.getByRole('button', { name: `${name}: Pirámide del Sol` });

/** A tap as browsers report it: a click whose pointer is a finger. */
const tap = (element: HTMLElement) =>
  fireEvent(element, new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' }));

describe('Tile', () => {
  it('LOBBY-03 SYS-15 offers start, trial, details and favourite, each with the game in its name, in this order by keyboard', async () => {
    const { onStart, onTrial, onToggle, onInfo } = setUp();
    expect(screen.getByRole('article', { name: 'Pirámide del Sol' })).toBeTruthy();
    for (const name of ['Jugar', 'Probar', 'Detalles', 'Favorito']) {
      await userEvent.tab();
      expect(document.activeElement).toBe(button(name));
      await userEvent.keyboard('{Enter}');
    }
    expect([onStart, onTrial, onInfo, onToggle].map((spy) => spy.mock.calls.length)).toEqual([1, 1, 1, 1]);
  });

  it('LOBBY-03 has no trial button for a game without one', () => {
    setUp({ trial: undefined });
    expect(screen.queryByRole('button', { name: /Probar/ })).toBeNull();
  });

  it('LOBBY-12 shows the badge of what is new beside that of what is hot', () => {
    setUp({ hot: 'Hot', fresh: 'Nuevo' });
    expect(screen.getByText('Hot')).toBeTruthy();
    expect(screen.getByText('Nuevo')).toBeTruthy();
    cleanup();
    setUp({});
    expect(screen.queryByText('Nuevo')).toBeNull();
  });

  it('LOBBY-03 shows the hot badge only when it is given', () => {
    setUp({ hot: 'Hot' });
    expect(screen.getByText('Hot')).toBeTruthy();
  });

  it('LOBBY-03 says whether it is a favourite', () => {
    setUp({ favorite: { pressed: true, label: 'Favorito', onToggle: () => {} } });
    expect(button('Favorito').getAttribute('aria-pressed')).toBe('true');
  });

  it('LOBBY-03 starts with one tap, also where there is a choice, and keeps trial and details within reach of a finger', () => {
    const { onStart, onTrial, onInfo } = setUp();
    tap(button('Jugar'));
    expect(onStart).toHaveBeenCalledTimes(1);
    tap(button('Probar'));
    tap(button('Detalles'));
    expect([onStart, onTrial, onInfo].map((spy) => spy.mock.calls.length)).toEqual([1, 1, 1]);
    for (const name of ['Probar', 'Detalles']) {
      // Nothing is hidden but where a mouse could bring it out.
      const bar = button(name).parentElement?.className.split(' ') ?? [];
      expect(bar.filter((one) => one.includes('opacity-0'))).toEqual(['[@media(hover:hover)]:opacity-0']);
    }
  });

  it('LOBBY-02 shows the name with what was found in it marked, and keeps it whole for those who listen', () => {
    setUp({
      title: (
        <>
          Pirámide del <mark>Sol</mark>
        </>
      ),
    });
    expect(screen.getByText('Sol').tagName).toBe('MARK');
    expect(screen.getByRole('article', { name: 'Pirámide del Sol' })).toBeTruthy();
  });

  it('LOBBY-03 a game that is still to come cannot be started, and shows what is given of the rest', () => {
    setUp({ soon: 'Próximamente', hot: 'Hot', info: undefined, favorite: undefined });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('Hot')).toBeNull();
    expect(screen.getByText('Próximamente')).toBeTruthy();
    cleanup();
    const { onInfo } = setUp({ soon: 'Próximamente', favorite: undefined });
    expect(screen.getAllByRole('button')).toHaveLength(1);
    tap(screen.getByRole('button', { name: 'Detalles: Pirámide del Sol (Próximamente)' }));
    expect(onInfo).toHaveBeenCalledTimes(1);
  });

  it('GAME-11 a game that is still to come says so to those who listen', () => {
    setUp({ soon: 'Próximamente' });
    expect(screen.getByRole('article', { name: 'Pirámide del Sol Próximamente' })).toBeTruthy();
  });

  it('LOBBY-08 a favourite that can no longer be played can be taken out', () => {
    const onToggle = vi.fn();
    const { onInfo } = setUp({ soon: 'Próximamente', favorite: { pressed: true, label: 'Quitar', onToggle } });
    tap(button('Quitar'));
    expect(onToggle).toHaveBeenCalledTimes(1);
    expect(onInfo).not.toHaveBeenCalled();
  });
});

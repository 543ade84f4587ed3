import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Tile, type TileProps } from './tile';

function setUp(more: Partial<TileProps> = {}) {
  const onStart = vi.fn();
  const onTrial = vi.fn();
  const onToggle = vi.fn();
  render(
    <Tile
      name="Pirámide del Sol"
      image={<span />}
      start={{ label: 'Jugar', onAct: onStart }}
      trial={{ label: 'Probar', onAct: onTrial }}
      favorite={{ pressed: false, label: 'Favorito', onToggle }}
      {...more}
    />,
  );
  return { onStart, onTrial, onToggle };
}

const button = (name: string) => screen.getByRole('button', { name: `${name}: Pirámide del Sol` });

/** A tap as browsers report it: a click whose pointer is a finger. */
const tap = (element: HTMLElement) =>
  fireEvent(element, new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' }));

describe('Tile', () => {
  it('LOBBY-03 SYS-15 offers start, trial and favourite, each with the game in its name, in this order by keyboard', async () => {
    const { onStart, onTrial, onToggle } = setUp();
    expect(screen.getByRole('article', { name: 'Pirámide del Sol' })).toBeTruthy();
    for (const name of ['Jugar', 'Probar', 'Favorito']) {
      await userEvent.tab();
      expect(document.activeElement).toBe(button(name));
      await userEvent.keyboard('{Enter}');
    }
    expect([onStart, onTrial, onToggle].map((spy) => spy.mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('LOBBY-03 has no trial button for a game without one', () => {
    setUp({ trial: undefined });
    expect(screen.queryByRole('button', { name: /Probar/ })).toBeNull();
  });

  it('LOBBY-03 shows the hot badge only when it is given', () => {
    setUp({ hot: 'Hot' });
    expect(screen.getByText('Hot')).toBeTruthy();
  });

  it('LOBBY-03 says whether it is a favourite', () => {
    setUp({ favorite: { pressed: true, label: 'Favorito', onToggle: () => {} } });
    expect(button('Favorito').getAttribute('aria-pressed')).toBe('true');
  });

  it('LOBBY-03 by touch first shows the choice between start and trial, then takes it', () => {
    const { onStart } = setUp();
    tap(button('Jugar'));
    expect(onStart).not.toHaveBeenCalled();
    tap(button('Jugar'));
    expect(onStart).toHaveBeenCalledTimes(1);
  });

  it('LOBBY-03 by touch starts at once where there is nothing to choose', () => {
    const { onStart } = setUp({ trial: undefined });
    tap(button('Jugar'));
    expect(onStart).toHaveBeenCalledTimes(1);
  });

  it('offers nothing for a game that is still to come', () => {
    setUp({ soon: 'Próximamente', hot: 'Hot' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('Hot')).toBeNull();
    expect(screen.getByText('Próximamente')).toBeTruthy();
  });
});

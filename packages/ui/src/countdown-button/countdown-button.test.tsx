import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CountdownButton } from './countdown-button';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('CountdownButton', () => {
  it('waits by the clock, wording each second, and is free at the end', () => {
    let now = 1_000_000;
    const { unmount } = render(
      <CountdownButton readyAt={1_060_000} now={() => now} waitingLabel={(seconds) => `Reenviar en ${seconds} s`}>
        Enviar código
      </CountdownButton>,
    );
    const pass = (ms: number) =>
      act(() => {
        now += ms;
        vi.advanceTimersByTime(250);
      });
    expect(screen.getByRole('button', { name: 'Reenviar en 60 s' })).toHaveProperty('disabled', true);
    pass(17_500);
    expect(screen.getByRole('button').textContent).toBe('Reenviar en 43 s');
    pass(42_499);
    expect(screen.getByRole('button').textContent).toBe('Reenviar en 1 s');
    pass(1);
    expect(screen.getByRole('button', { name: 'Enviar código' })).toHaveProperty('disabled', false);
    expect(vi.getTimerCount()).toBe(0);
    unmount();
  });

  it('is free at once without a time', () => {
    render(
      <CountdownButton readyAt={null} waitingLabel={String}>
        Enviar código
      </CountdownButton>,
    );
    expect(screen.getByRole('button', { name: 'Enviar código' })).toHaveProperty('disabled', false);
  });
});

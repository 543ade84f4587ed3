import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast, toastStore } from './toast-store';
import { Toaster } from './toaster';

beforeEach(() => {
  render(<Toaster regionLabel="Avisos" toastLabel="Aviso" closeLabel="Cerrar aviso" />);
});
afterEach(() => toastStore.clear());

const shown = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('.font-semibold')?.textContent);

describe('Toaster', () => {
  it('SYS-15 stands in a named region that F8 reaches', async () => {
    act(() => void toast.success('Apuesta registrada'));
    const region = screen.getByRole('region', { name: /^Avisos/ });
    expect(region.textContent).toContain('Apuesta registrada');
    await userEvent.keyboard('[F8]');
    expect(region.contains(document.activeElement)).toBe(true);
  });

  it('SYS-15 is announced in a live region', async () => {
    act(() => void toast.danger('Sin conexión', { description: 'Reintenta más tarde.' }));
    await waitFor(() => {
      const live = [...document.querySelectorAll('[aria-live="assertive"]')].map((region) => region.textContent);
      expect(live.join(' ')).toContain('Sin conexión');
    });
  });

  it('closes by its cross, runs its action, and replaces a toast of the same id', async () => {
    const onAct = vi.fn();
    act(() => void toast.info('Uno', { id: 'same' }));
    act(() => void toast.info('Dos', { id: 'same', action: { label: 'Ver', onAct } }));
    expect(shown()).toEqual(['Dos']);
    await userEvent.click(screen.getByRole('button', { name: 'Ver' }));
    expect(onAct).toHaveBeenCalledTimes(1);
    expect(shown()).toEqual([]);
  });

  it('never piles up more than four', () => {
    act(() => {
      for (const word of ['a', 'b', 'c', 'd', 'e', 'f']) toast.info(word);
    });
    expect(shown()).toEqual(['c', 'd', 'e', 'f']);
  });
});

import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Money } from './money';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Money', () => {
  it('colours wins and losses, and leaves zero plain', () => {
    const { rerender } = render(<Money amountMinor={100} tone="sign" />);
    expect(screen.getByText('+$1.00').className).toContain('text-jade');
    rerender(<Money amountMinor={-100} tone="sign" />);
    expect(screen.getByText('\u2212$1.00').className).toContain('text-danger');
    rerender(<Money amountMinor={0} tone="sign" />);
    expect(screen.getByText('$0.00').className).not.toMatch(/text-(jade|danger)/);
  });

  it('keeps a masked amount out of the page', () => {
    const { container } = render(<Money amountMinor={987_654} masked="Saldo oculto" />);
    expect(container.textContent).not.toMatch(/\d/);
    expect(screen.getByText('Saldo oculto')).toBeTruthy();
  });

  it('SYS-15 counts for the eye while screen readers get the new amount at once', () => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const run = (ms: number) => act(() => vi.advanceTimersByTime(ms));

    const { rerender, container } = render(<Money amountMinor={0} animate />);
    rerender(<Money amountMinor={10_000} animate />);
    run(350);
    expect(container.querySelector('.sr-only')?.textContent).toBe('$100.00');
    expect(container.querySelector('[aria-hidden]')?.textContent).toBe('$87.50');
    run(350);
    expect(container.textContent).toBe('$100.00');
  });

  it('SYS-15 does not count for readers who prefer stillness', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { rerender, container } = render(<Money amountMinor={0} animate />);
    rerender(<Money amountMinor={10_000} animate />);
    expect(container.textContent).toBe('$100.00');
  });
});

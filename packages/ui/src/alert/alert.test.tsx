import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { EmptyState } from '../empty-state/empty-state';
import { ErrorState } from '../error-state/error-state';
import { Alert } from './alert';

describe('Alert', () => {
  it('SYS-15 is read aloud only when asked, dangers at once', () => {
    const { rerender } = render(<Alert tone="danger">Falló</Alert>);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(
      <Alert tone="danger" announce>
        Falló
      </Alert>,
    );
    expect(screen.getByRole('alert').textContent).toBe('Falló');
    rerender(
      <Alert tone="success" announce>
        Listo
      </Alert>,
    );
    expect(screen.getByRole('status').textContent).toBe('Listo');
  });

  it('is dismissed by a named button', async () => {
    const onDismiss = vi.fn();
    render(<Alert title="Aviso" dismiss={{ label: 'Cerrar aviso', onDismiss }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});

describe('ErrorState', () => {
  it('announces what failed, offers to retry, and only once while busy', async () => {
    const onRetry = vi.fn();
    const state = (busy: boolean) => (
      <ErrorState title="Sin conexión" reference="7f3a" retry={{ label: 'Reintentar', onRetry, busy }} />
    );
    const { rerender } = render(state(false));
    expect(screen.getByRole('alert').textContent).toContain('Sin conexión');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    rerender(state(true));
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

describe('EmptyState', () => {
  it('SYS-15 keeps its drawing from screen readers', () => {
    render(<EmptyState title="Nada aún" illustration="search" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Nada aún')).toBeTruthy();
  });
});

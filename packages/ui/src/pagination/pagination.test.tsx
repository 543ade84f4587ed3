import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Pagination } from './pagination';

const labels = {
  nav: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  page: (page: number) => `Página ${page}`,
  position: (page: number, count: number) => `${page} de ${count}`,
};

describe('Pagination', () => {
  it('LOBBY-02 SYS-15 names every page, marks the current one and works by keyboard', async () => {
    const onPageChange = vi.fn();
    render(<Pagination page={2} pageCount={9} onPageChange={onPageChange} labels={labels} />);
    expect(screen.getByRole('navigation', { name: 'Páginas' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Página 2' }).getAttribute('aria-current')).toBe('page');

    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Anterior' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Página 4' }));
    await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(onPageChange.mock.calls).toEqual([[1], [4], [3]]);
  });

  it('LOBBY-02 stops at both ends and is absent for a single page', () => {
    const { rerender, container } = render(
      <Pagination page={1} pageCount={3} onPageChange={() => {}} labels={labels} />,
    );
    expect(screen.getByRole('button', { name: 'Anterior' })).toHaveProperty('disabled', true);
    rerender(<Pagination page={3} pageCount={3} onPageChange={() => {}} labels={labels} />);
    expect(screen.getByRole('button', { name: 'Siguiente' })).toHaveProperty('disabled', true);
    rerender(<Pagination page={1} pageCount={1} onPageChange={() => {}} labels={labels} />);
    expect(container.textContent).toBe('');
  });
});

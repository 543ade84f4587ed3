import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type DataColumn, DataTable } from './data-table';

interface Row {
  id: string;
  game: string;
  stake: string;
}

const rows: Row[] = [
  { id: 'b1', game: 'Pirámide', stake: '$20.00' },
  { id: 'b2', game: 'Jade', stake: '$5.00' },
];
const columns: DataColumn<Row>[] = [
  { id: 'game', header: 'Juego', heading: true, cell: (row) => row.game },
  { id: 'stake', header: 'Apuesta', align: 'end', sortable: true, cell: (row) => row.stake },
];
const base = { caption: 'Apuestas', columns, rows, rowKey: (row: Row) => row.id };

describe('DataTable', () => {
  it('SYS-15 is a named table with column and row headers', () => {
    render(<DataTable {...base} />);
    const table = screen.getByRole('table', { name: 'Apuestas' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Juego', 'Apuesta']);
    const row = within(table).getByRole('row', { name: /Pirámide/ });
    expect(within(row).getByRole('rowheader').textContent).toBe('Pirámide');
    expect(within(row).getByRole('cell').getAttribute('data-label')).toBe('Apuesta');
  });

  it('SYS-15 sorts by a button in the header and says how it is sorted', async () => {
    const onSortChange = vi.fn();
    const { rerender } = render(<DataTable {...base} onSortChange={onSortChange} />);
    const header = () => screen.getByRole('columnheader', { name: 'Apuesta' });
    expect(header().getAttribute('aria-sort')).toBe('none');
    await userEvent.click(screen.getByRole('button', { name: 'Apuesta' }));
    expect(onSortChange).toHaveBeenLastCalledWith({ by: 'stake', direction: 'descending' });
    rerender(<DataTable {...base} onSortChange={onSortChange} sort={{ by: 'stake', direction: 'descending' }} />);
    expect(header().getAttribute('aria-sort')).toBe('descending');
    await userEvent.click(screen.getByRole('button', { name: 'Apuesta' }));
    expect(onSortChange).toHaveBeenLastCalledWith({ by: 'stake', direction: 'ascending' });
  });

  it('shows bones while loading, not the rows of before', () => {
    render(<DataTable {...base} loading loadingRows={3} footer={['Total', '$25.00']} />);
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByText('Pirámide')).toBeNull();
    expect(screen.queryByText('Total')).toBeNull();
    expect(screen.getAllByRole('row')).toHaveLength(4);
  });

  it('SYS-15 keeps its header and its cells side by side on phones where it is compact, and no name before a value', () => {
    const shown = (compact: boolean) => {
      const { container, unmount } = render(<DataTable {...base} compact={compact} footer={['Total', '$25.00']} />);
      const classes = [...container.querySelectorAll('table, thead, tbody, tr, th, td')].map((one) => one.className);
      unmount();
      return classes.filter((each) => /max-sm:(sr-only|block|flex|grid|before)/.test(each)).length;
    };
    expect([shown(true), shown(false) > 0]).toEqual([0, true]);
  });

  it('gives the empty state in place of an empty table', () => {
    render(<DataTable {...base} rows={[]} empty={<p>Nada aún</p>} />);
    expect(screen.getByText('Nada aún')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('SYS-15 SYS-16 folds its rows on phones, each with a button that says what it shows and whether it does', async () => {
    render(<DataTable {...base} fold={{ lead: 'stake', label: ({ game }) => `Ver todo de ${game}` }} />);
    const folded = screen.getByRole('button', { name: 'Ver todo de Jade' });
    expect(folded.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(folded);
    expect(folded.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('button', { name: 'Ver todo de Pirámide' }).getAttribute('aria-expanded')).toBe('false');
  });
});

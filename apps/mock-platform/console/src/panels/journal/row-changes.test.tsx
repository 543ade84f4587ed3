// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing';
import { RowChanges } from './row-changes';

it('QA-05 a changed row shows each column before and after', () => {
  show(
    <RowChanges
      changes={[
        {
          table: 'accounts',
          operation: 'update',
          key: '42',
          before: { balance_minor: 1_000, note: null },
          after: { balance_minor: 812, note: 'x' },
        },
      ]}
    />,
  );
  const table = screen.getByRole('table', { name: /accounts/ });
  const row = within(table).getByRole('row', { name: /balance_minor/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['1000', '812']);
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
});

it('QA-05 a new row has no side before it', () => {
  show(<RowChanges changes={[{ table: 'bets', operation: 'insert', key: '1', before: null, after: { id: 1 } }]} />);
  expect(screen.queryByRole('columnheader', { name: 'Antes' })).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Después' })).toBeTruthy();
});

it('QA-05 rows that nobody kept are no empty list', () => {
  show(<RowChanges changes={null} />);
  expect(screen.getByText(/nadie seguía la bitácora/)).toBeTruthy();
});

import { expect, it } from 'vitest';
import { parseMovementSearch } from './movement-search';

it('MEM-08 reads days, type and page from the address', () => {
  const search = { from: '2026-01-01', to: '2026-01-31', category: 'bet', no: 3 } as const;
  expect(parseMovementSearch(search)).toEqual(search);
  expect(parseMovementSearch({ no: '2' })).toEqual({ no: 2 });
});

it.each([
  { from: '2026-02-01', to: '2026-01-01' },
  { from: '2026-02-30', to: '2026-03-01' },
  { category: 'trial' },
  { no: 1 },
  { no: 2.5 },
  { no: 'x' },
  { other: 1 },
])('MEM-08 takes no notice of %j', (raw) => {
  expect(parseMovementSearch(raw)).toEqual({});
});

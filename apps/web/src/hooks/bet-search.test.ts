import { expect, it } from 'vitest';
import { parseBetSearch } from './bet-search';

it('MEM-07 reads range, category, vendor, status and page from the address', () => {
  const search = { from: '2026-11-01', to: '2026-11-20', type: 'RNG', vendor: 'OMT', status: 'PENDING', no: 2 };
  expect(parseBetSearch(search)).toEqual(search);
});

it('MEM-07 takes a day that the calendar does not have, or an inverted range, as not given', () => {
  expect(parseBetSearch({ from: '2026-02-30', to: '2026-03-01' })).toEqual({});
  expect(parseBetSearch({ from: '2026-03-02', to: '2026-03-01' })).toEqual({});
  expect(parseBetSearch({ from: 20261120, to: null, type: 'NOPE', status: 'x', no: 0 })).toEqual({});
});

import { describe, expect, it } from 'vitest';
import { parsePointsSearch } from './points-search';

describe('the address of the points mall', () => {
  it('PTS-01 keeps the filters of the rewards and the reward that is open', () => {
    const search = { type: 'BONUS', affordable: true, reward: 'bono-20', convert: true } as const;
    expect(parsePointsSearch({ ...search })).toEqual(search);
    expect(parsePointsSearch({ affordable: 'true', convert: 1 })).toEqual({ affordable: true, convert: true });
  });

  it('PTS-03 keeps what belongs to the chosen section only', () => {
    const raw = { type: 'BONUS', reward: 'taza', status: 'PROCESS', kind: 'BET', no: '3' };
    expect(parsePointsSearch({ ...raw, tab: 'history' })).toEqual({ tab: 'history', status: 'PROCESS', no: 3 });
    expect(parsePointsSearch({ ...raw, tab: 'details' })).toEqual({ tab: 'details', kind: 'BET', no: 3 });
    expect(parsePointsSearch(raw)).toEqual({ type: 'BONUS', reward: 'taza' });
  });

  it.each([
    { tab: 'other' },
    { type: 'CARS' },
    { affordable: 'perhaps' },
    { reward: '../../etc' },
    { reward: 'x'.repeat(33) },
    { convert: 'no' },
    { no: 2 },
  ])('PTS-01 takes %o for nothing', (raw) => {
    expect(parsePointsSearch(raw)).toEqual({});
  });

  it.each([{ no: 0 }, { no: 1.5 }, { no: 'x' }, { no: 2_000_000 }, { status: 'SOLD' }])(
    'PTS-03 takes %o for nothing',
    (raw) => {
      expect(parsePointsSearch({ ...raw, tab: 'history' })).toEqual({ tab: 'history' });
    },
  );
});

import { describe, expect, it } from 'vitest';
import { picked, quickPicksOf, toggled } from './quick-picks';

const row = (options: readonly string[], extra: { least?: number; most?: number } = {}) => ({
  ...{ id: 'units', options, least: 1, most: options.length },
  ...extra,
});
const digits = row(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);

describe('quick picks', () => {
  it('LOTT-03 choose all, the upper or lower half, odd or even digits', () => {
    expect(quickPicksOf(digits)).toEqual(['all', 'big', 'small', 'odd', 'even']);
    expect(picked(digits, 'big')).toEqual(['5', '6', '7', '8', '9']);
    expect(picked(digits, 'small')).toEqual(['0', '1', '2', '3', '4']);
    expect(picked(digits, 'odd')).toEqual(['1', '3', '5', '7', '9']);
    expect(picked(digits, 'even')).toEqual(['0', '2', '4', '6', '8']);
    expect(picked(digits, 'all')).toEqual(digits.options);
  });

  it('LOTT-03 are offered for numbers alone, and never for more than a row takes', () => {
    expect(quickPicksOf(row(['big', 'small', 'odd', 'even', 'dragon', 'tiger']))).toEqual([]);
    expect(quickPicksOf(row(['1', '2', '3']))).toEqual([]);
    expect(quickPicksOf({ ...digits, most: 5 })).toEqual(['big', 'small', 'odd', 'even']);
    expect(quickPicksOf({ ...digits, most: 1 })).toEqual([]);
  });
});

describe('an option that is pressed', () => {
  it('LOTT-03 is added in the order of the row, or taken back', () => {
    expect(toggled(digits, ['3', '7'], '5')).toEqual(['3', '5', '7']);
    expect(toggled(digits, ['3', '7'], '3')).toEqual(['7']);
  });

  it('LOTT-03 replaces the only one that may be chosen, and is refused where no more may be', () => {
    expect(toggled({ ...digits, most: 1 }, ['3'], '5')).toEqual(['5']);
    expect(toggled({ ...digits, most: 2 }, ['3', '4'], '5')).toBeNull();
  });
});

import { FAMILIES } from '@tonalli/lottery/families';
import { describe, expect, it } from 'vitest';
import { headlineOf } from './headline';
import { countNumbers, shownRows } from './shown-rows';

describe('what is shown of a result', () => {
  it('LOTT-02 is what is out while it is drawn, the result afterwards, and nothing of a cancelled draw', () => {
    const family = FAMILIES.find(({ id }) => id === 'five-digit');
    const out = { id: null, shape: 'ball', numbers: [{ text: '7', tone: 'red' }] } as const;
    expect(shownRows(family, { drawing: [{ ...out, numbers: [...out.numbers] }], result: null })).toEqual([out]);
    expect(countNumbers(shownRows(family, { drawing: null, result: '12345' }) ?? [])).toBe(5);
    expect(shownRows(family, { drawing: null, result: null })).toBeNull();
    expect(shownRows(null, { drawing: null, result: '12345' })).toBeNull();
  });

  it.each(FAMILIES.map((family) => [family.id, family] as const))(
    'LOTT-02 fits into a line of a list for %s, whose rows it takes whole',
    (id, family) => {
      const result = family.draw({ below: () => 0 }, { drawsAt: Date.UTC(2_030, 0, 2), stations: ['HCM', 'DT', 'CM'] });
      const shown = family.show(result);
      const headline = headlineOf(id, shown);
      expect(countNumbers(headline)).toBeGreaterThan(0);
      expect(countNumbers(headline)).toBeLessThanOrEqual(20);
      expect(headline.every((row) => shown.includes(row))).toBe(true);
    },
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { code128Widths } from './code-128';

/** Every symbol is 11 modules of 3 bars and 3 spaces, the stop 13; bars take an even number of modules. */
it('MEM-03 draws symbols of the right size, whatever the digits', () => {
  const pairs = fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(pairs, (values) => {
      const widths = code128Widths(values.map((value) => String(value).padStart(2, '0')).join(''));
      expect(widths).toHaveLength((values.length + 2) * 6 + 7);
      for (let at = 0; at < widths.length - 7; at += 6) {
        const symbol = widths.slice(at, at + 6);
        expect(symbol.reduce((sum, width) => sum + width, 0)).toBe(11);
        expect(((symbol[0] ?? 0) + (symbol[2] ?? 0) + (symbol[4] ?? 0)) % 2).toBe(0);
      }
      expect(widths.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2]);
    }),
  );
});

it('MEM-03 gives every pair of digits bars of its own', () => {
  const drawn = Array.from({ length: 100 }, (_, value) => {
    return code128Widths(String(value).padStart(2, '0')).slice(6, 12).join('');
  });
  expect(new Set(drawn).size).toBe(100);
});

it('MEM-03 counts each pair by its place: 1234 has the check symbol of value 82', () => {
  // 105 + 12 * 1 + 34 * 2 = 185, and 185 mod 103 = 82.
  expect(code128Widths('1234').slice(18, 24)).toEqual([1, 2, 1, 2, 4, 1]);
  expect(code128Widths('82').slice(6, 12)).toEqual([1, 2, 1, 2, 4, 1]);
});

it.each(['', '1', '123', '12a4'])('MEM-03 refuses %j', (digits) =>
  expect(() => code128Widths(digits)).toThrow(RangeError),
);

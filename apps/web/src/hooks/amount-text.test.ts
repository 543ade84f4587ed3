import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountText, parseAmount } from './amount-text';

it.each([
  ['500', 50_000],
  ['1,250.5', 125_050],
  [' $ 1,000,000.00 ', 100_000_000],
  ['0.01', 1],
  ['12.', 1_200],
])('MEM-03 reads %j', (text, minor) => expect(parseAmount(text)).toBe(minor));

it.each(['', '-5', '1.234', '1,25', '12,34.5', '1e3', 'abc', '1 000', '9999999999'])(
  'MEM-03 takes %j for no amount',
  (text) => expect(parseAmount(text)).toBeNull(),
);

it('MEM-03 reads every amount that it writes', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999_999), (minor) => {
      expect(parseAmount(amountText(minor))).toBe(minor);
    }),
  );
});

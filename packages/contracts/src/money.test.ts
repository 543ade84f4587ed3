import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyBasisPoints,
  formatMoney,
  MAX_AMOUNT_MINOR,
  Money,
  PositiveMoney,
  parseMoney,
  SignedMoney,
} from './money';

/** All that the wire can carry: thirteen digits before the point. */
const wireAmount = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 });

describe('money', () => {
  it('WIRE-02 every amount survives the wire, and reads as its own decimal', () => {
    fc.assert(
      fc.property(wireAmount, (amountMinor) => {
        const decimal = formatMoney(amountMinor);
        expect(decimal).toMatch(/^-?\d{1,13}\.\d{2}$/);
        expect(parseMoney(decimal)).toBe(amountMinor);
        // An independent oracle: the digits without the point are the minor units.
        expect(BigInt(decimal.replace('.', ''))).toBe(BigInt(amountMinor));
      }),
    );
  });

  it.each([
    [0, '0.00'],
    [-0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [100, '1.00'],
    [125_000, '1250.00'],
    [-100, '-1.00'],
    [MAX_AMOUNT_MINOR, '9999999999.99'],
  ])('WIRE-02 writes %d minor units as %s', (amountMinor, decimal) => {
    expect(formatMoney(amountMinor)).toBe(decimal);
    expect(Object.is(parseMoney(decimal), amountMinor === 0 ? 0 : amountMinor)).toBe(true);
  });

  it.each([
    '',
    '1',
    '1.0',
    '1.000',
    '.50',
    '1,00',
    '1e2',
    '+1.00',
    ' 1.00',
    '1.00 ',
    '1.00\n',
    '--1.00',
    '12345678901234.00',
    'NaN',
    '١.٠٠',
    '0x1.00',
  ])('WIRE-02 refuses %j as an amount', (text) => {
    expect(() => parseMoney(text)).toThrow(RangeError);
    expect(SignedMoney.safeParse(text).success).toBe(false);
  });

  it('WIRE-02 refuses fractions and unsafe integers of minor units', () => {
    for (const bad of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => formatMoney(bad)).toThrow(RangeError);
    }
  });

  it('WIRE-02 the codecs hold their signs and bounds in both directions', () => {
    expect(Money.decode('12.34')).toBe(1_234);
    expect(Money.encode(1_234)).toBe('12.34');
    expect(SignedMoney.decode('-12.34')).toBe(-1_234);
    expect([Money.safeDecode('-0.01').success, Money.safeEncode(-1).success]).toEqual([false, false]);
    expect([PositiveMoney.safeDecode('0.00').success, PositiveMoney.safeEncode(0).success]).toEqual([false, false]);
    expect(PositiveMoney.decode('9999999999.99')).toBe(MAX_AMOUNT_MINOR);
    expect(PositiveMoney.safeDecode('10000000000.00').success).toBe(false);
    expect(PositiveMoney.safeEncode(MAX_AMOUNT_MINOR + 1).success).toBe(false);
  });

  it('WIRE-02 basis points round half away from zero, the same for both signs', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MAX_AMOUNT_MINOR }),
        fc.integer({ min: 0, max: 20_000 }),
        (amountMinor, basisPoints) => {
          const rounded = applyBasisPoints(amountMinor, basisPoints);
          // Twice the distance to the exact share never exceeds one minor unit, and a tie goes up.
          const doubled = 2n * (BigInt(rounded) * 10_000n - BigInt(amountMinor) * BigInt(basisPoints));
          expect(doubled > -10_000n && doubled <= 10_000n).toBe(true);
          expect(applyBasisPoints(-amountMinor, basisPoints) + rounded).toBe(0);
        },
      ),
    );
    expect([applyBasisPoints(1, 5_000), applyBasisPoints(-1, 5_000), applyBasisPoints(1, 4_999)]).toEqual([1, -1, 0]);
  });
});

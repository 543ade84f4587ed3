import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount } from './format-amount';

const amounts = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 });
const languages = fc.constantFrom('es' as const, 'en' as const);

/** The way back, for the properties only. */
function read(text: string): number {
  const digits = text.replace(/[^\d.]/g, '');
  const [major = '0', minor = '0'] = digits.split('.');
  return (Number(major) * 100 + Number(minor.padEnd(2, '0'))) * (text.includes('\u2212') ? -1 : 1);
}

describe('formatAmount', () => {
  it('I18N-03 writes pesos alike in Spanish and English', () => {
    expect(formatAmount(123_450)).toBe('$1,234.50');
    expect(formatAmount(123_450, { language: 'en' })).toBe('$1,234.50');
    expect(formatAmount(5)).toBe('$0.05');
    expect(formatAmount(-5)).toBe('\u2212$0.05');
  });

  it('writes the plus when asked, and never for zero', () => {
    expect(formatAmount(100, { sign: 'always' })).toBe('+$1.00');
    expect(formatAmount(-100, { sign: 'always' })).toBe('\u2212$1.00');
    expect(formatAmount(0, { sign: 'always' })).toBe('$0.00');
    expect(formatAmount(-0)).toBe('$0.00');
  });

  it('leaves out the centavos of whole amounts only', () => {
    expect(formatAmount(1_050_000, { trimZeros: true })).toBe('$10,500');
    expect(formatAmount(1_050_050, { trimZeros: true })).toBe('$10,500.50');
  });

  it('refuses fractions of a centavo and what is no number', () => {
    for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => formatAmount(wrong)).toThrow(RangeError);
    }
  });

  it('loses no centavo: what is written reads back as the same amount', () => {
    fc.assert(
      fc.property(
        amounts,
        languages,
        (amountMinor, language) => read(formatAmount(amountMinor, { language })) === amountMinor,
      ),
    );
  });

  it('I18N-03 writes as the browser does for Mexico and in English', () => {
    const tags = { es: 'es-MX', en: 'en-US' };
    const currency = { style: 'currency', currency: 'MXN', currencyDisplay: 'narrowSymbol' } as const;
    const wishes = fc.record({
      language: languages,
      sign: fc.constantFrom('auto', 'always'),
      trimZeros: fc.boolean(),
    });
    fc.assert(
      fc.property(amounts, wishes, (amountMinor, { language, sign, trimZeros }) => {
        const format = new Intl.NumberFormat(tags[language], {
          ...currency,
          signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
          trailingZeroDisplay: trimZeros ? 'stripIfInteger' : 'auto',
        });
        const written = format.format(amountMinor / 100).replace('-', '\u2212');
        expect(formatAmount(amountMinor, { language, sign, trimZeros })).toBe(written);
      }),
    );
  });

  it('always shows two places and groups of three', () => {
    fc.assert(
      fc.property(amounts, (amountMinor) => /^\u2212?\$\d{1,3}(,\d{3})*\.\d{2}$/.test(formatAmount(amountMinor))),
    );
  });
});

export type MoneyLanguage = 'es' | 'en';

export interface AmountOptions {
  language?: MoneyLanguage | undefined;
  /** "always" writes the plus of a win too; zero never has a sign. */
  sign?: 'auto' | 'always' | undefined;
  /** Leaves the centavos out where they are nought, for stakes on buttons and prizes on banners. */
  trimZeros?: boolean | undefined;
}

const LOCALES = { es: 'es-MX', en: 'en-US' };
const formats = new Map<string, Intl.NumberFormat>();

function formatFor({ language = 'es', sign = 'auto', trimZeros = false }: AmountOptions): Intl.NumberFormat {
  const key = `${language} ${sign} ${trimZeros}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(LOCALES[language], {
      style: 'currency',
      currency: 'MXN',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
      trailingZeroDisplay: trimZeros ? 'stripIfInteger' : 'auto',
    });
    formats.set(key, format);
  }
  return format;
}

/**
 * Writes an integer of minor units (centavos) as people read it: `123450` is "$1,234.50".
 * The minus is the real sign (U+2212), as wide as the plus and read aloud. Throws `RangeError` when given a fraction.
 */
export function formatAmount(amountMinor: number, options: AmountOptions = {}): string {
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`not an integer of minor units: ${amountMinor}`);
  return formatFor(options)
    .format(amountMinor / 100)
    .replace('-', '\u2212');
}

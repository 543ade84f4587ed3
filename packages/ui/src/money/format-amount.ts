export type MoneyLanguage = 'es' | 'en';

export interface AmountOptions {
  language?: MoneyLanguage | undefined;
  /** "always" writes the plus of a win too; zero never has a sign. */
  sign?: 'auto' | 'always' | undefined;
  /** Leaves the centavos out where they are nought, for stakes on buttons and prizes on banners. */
  trimZeros?: boolean | undefined;
}

/** As `Intl` has them for `es-MX` and `en-US`, without the tables that it reads first: on a phone those hold up the first page. */
const SEPARATORS = { es: { group: ',', point: '.' }, en: { group: ',', point: '.' } };
const MINUS = '\u2212';
const GROUPS = /\B(?=(?:\d{3})+$)/g;

/**
 * Writes an integer of minor units (centavos) as people read it: `123450` is "$1,234.50".
 * The minus is the real sign (U+2212), as wide as the plus and read aloud. Throws `RangeError` when given a fraction.
 */
export function formatAmount(
  amountMinor: number,
  { language = 'es', sign = 'auto', trimZeros = false }: AmountOptions = {},
): string {
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`not an integer of minor units: ${amountMinor}`);
  const { group, point } = SEPARATORS[language];
  const digits = String(Math.abs(amountMinor)).padStart(3, '0');
  const major = digits.slice(0, -2).replace(GROUPS, group);
  const minor = digits.slice(-2);
  const mark = amountMinor < 0 ? MINUS : amountMinor > 0 && sign === 'always' ? '+' : '';
  return `${mark}$${major}${trimZeros && minor === '00' ? '' : point + minor}`;
}

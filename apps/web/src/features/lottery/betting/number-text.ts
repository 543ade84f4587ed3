import { type Language, LOCALE_TAGS } from '@tonalli/i18n/languages';

/** A number with up to three places, as odds have them. */
export const numberText = (number: number, language: Language): string =>
  new Intl.NumberFormat(LOCALE_TAGS[language], { maximumFractionDigits: 3 }).format(number);

const MILLIONTHS_OF_PERCENT = 10_000;

/** Millionths as a percentage with two places, cut: 949999 is `94.99%`. */
export function millionthsText(millionths: number, language: Language): string {
  const percent = Math.floor(millionths / (MILLIONTHS_OF_PERCENT / 100)) / 100;
  return `${new Intl.NumberFormat(LOCALE_TAGS[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(percent)}%`;
}

/** "1 in so many": whole from ten on, where places would say nothing. */
export function oneInText(oneIn: number, language: Language): string {
  return new Intl.NumberFormat(LOCALE_TAGS[language], {
    maximumFractionDigits: oneIn < 10 ? 2 : oneIn < 100 ? 1 : 0,
  }).format(oneIn);
}

/** Languages whose translations are bundled; `main.test.ts` of the web app holds them against the contracts. */
export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'es';

/** BCP 47 tags that decide how numbers, money and dates are written. */
export const LOCALE_TAGS: Record<Language, string> = { es: 'es-MX', en: 'en-US' };

export function isLanguage(value: unknown): value is Language {
  return value === 'es' || value === 'en';
}

import { z } from 'zod';

/** Languages whose interface translations are bundled. The wire uses the upper-case form. */
export const LANGUAGES = ['es', 'en'] as const;
export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;
export const DEFAULT_LANGUAGE: Language = 'es';

export const WireLanguage = z.enum(['ES', 'EN']);
export type WireLanguage = z.infer<typeof WireLanguage>;

/** Of calls whose query is not said to name one: left out, the language of the call's header counts. */
export const QueryLanguage = WireLanguage.optional();

export const toWireLanguage = (language: Language): WireLanguage => (language === 'es' ? 'ES' : 'EN');
export const fromWireLanguage = (language: WireLanguage): Language => (language === 'ES' ? 'es' : 'en');

export function isLanguage(value: unknown): value is Language {
  return value === 'es' || value === 'en';
}

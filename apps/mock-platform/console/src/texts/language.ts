export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = 'qa.lang';

/** What was chosen before, else the browser's, else Spanish. */
export function startLanguage(): Language {
  const wanted = [localStorage.getItem(KEY), navigator.language.slice(0, 2)];
  return (
    LANGUAGES.find((language) => wanted.find((known) => LANGUAGES.some((one) => one === known)) === language) ?? 'es'
  );
}

export const keepLanguage = (language: Language): void => localStorage.setItem(KEY, language);

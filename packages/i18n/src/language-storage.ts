import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages';

export const LANGUAGE_KEY = 'lang';
/** The language before the current one (product specification section 4). */
export const PREVIOUS_LANGUAGE_KEY = 'hisLang';

type LanguageStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The stored language; when missing or unsupported the default is stored and used (I18N-01). */
export function resolveLanguage(storage: LanguageStorage): Language {
  const stored = read(storage, LANGUAGE_KEY);
  if (isLanguage(stored)) {
    if (!isLanguage(read(storage, PREVIOUS_LANGUAGE_KEY))) write(storage, PREVIOUS_LANGUAGE_KEY, stored);
    return stored;
  }
  write(storage, LANGUAGE_KEY, DEFAULT_LANGUAGE);
  write(storage, PREVIOUS_LANGUAGE_KEY, DEFAULT_LANGUAGE);
  return DEFAULT_LANGUAGE;
}

export function storeLanguage(storage: LanguageStorage, language: Language): void {
  const current = read(storage, LANGUAGE_KEY);
  write(storage, PREVIOUS_LANGUAGE_KEY, isLanguage(current) ? current : language);
  write(storage, LANGUAGE_KEY, language);
}

/** Storage may be forbidden by the browser; the language then lives for the page only. */
function read(storage: LanguageStorage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

function write(storage: LanguageStorage, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    // Full or forbidden storage must not stop the page.
  }
}

import type { Language } from '@tonalli/i18n/languages';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../app/language-of';

/** The language in use, for queries and formats. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return languageOf(i18n);
}

import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@tonalli/i18n/languages';
import type { i18n } from 'i18next';

export const languageOf = ({ language }: Pick<i18n, 'language'>): Language =>
  isLanguage(language) ? language : DEFAULT_LANGUAGE;

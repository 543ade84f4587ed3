import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import en from './en.json';
import es from './es.json';
import { startLanguage } from './language';

/** The console's own texts, in both languages at hand. */
export function createTexts(): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: startLanguage(),
    fallbackLng: false,
    resources: { es: { translation: es }, en: { translation: en } },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return instance;
}

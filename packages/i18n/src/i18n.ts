import { type BackendModule, createInstance, type i18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadCatalogue, loadFirstCatalogues } from './catalogues';
import { formatCount } from './format';
import { isLanguage, type Language } from './languages';
import { FIRST_NAMESPACES } from './namespaces';

const chunkBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    if (!isLanguage(language)) return done(new Error(`language ${language} is not bundled`), null);
    loadCatalogue(language, namespace).then(
      (catalogue: ResourceKey) => done(null, catalogue),
      (cause: unknown) => done(cause instanceof Error ? cause : new Error(String(cause)), null),
    );
  },
};

/**
 * An i18next instance with the first screen's texts of `language` at hand. Other namespaces load when
 * a component asks for them; the fallback equals the current language (I18N-01), so a gap shows as its key.
 */
export async function createI18n(language: Language): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(chunkBackend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: [...FIRST_NAMESPACES],
      defaultNS: 'common',
      // Late texts are put beside them, in this instance alone.
      resources: { [language]: { ...(await loadFirstCatalogues(language)) } },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  // Regions differ in how they group digits; `{{count, number}}` follows the same rule as every other figure.
  instance.services.formatter?.add('number', (value: number, lng) =>
    formatCount(value, isLanguage(lng) ? lng : language),
  );
  return instance;
}

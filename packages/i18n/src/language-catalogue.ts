import { LANGUAGES, type Language } from './languages';

export interface CatalogueLanguage {
  /** BCP 47. */
  tag: string;
  /** As its speakers write it. */
  name: string;
  /** The interface is there in it. */
  offered: Language | null;
}

const NAMES: Readonly<Record<string, string>> = {
  es: 'Español',
  en: 'English',
  ar: 'العربية',
  bg: 'Български',
  bn: 'বাংলা',
  ca: 'Català',
  cs: 'Čeština',
  da: 'Dansk',
  de: 'Deutsch',
  el: 'Ελληνικά',
  et: 'Eesti',
  fi: 'Suomi',
  fil: 'Filipino',
  fr: 'Français',
  he: 'עברית',
  hi: 'हिन्दी',
  hr: 'Hrvatski',
  hu: 'Magyar',
  id: 'Bahasa Indonesia',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  lt: 'Lietuvių',
  lv: 'Latviešu',
  ms: 'Bahasa Melayu',
  nb: 'Norsk bokmål',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
  ro: 'Română',
  ru: 'Русский',
  sk: 'Slovenčina',
  sl: 'Slovenščina',
  sv: 'Svenska',
  sw: 'Kiswahili',
  tr: 'Türkçe',
  uk: 'Українська',
  vi: 'Tiếng Việt',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
};

/** Every language of the translation catalogue, those that are offered first (NAV-11). */
export const LANGUAGE_CATALOGUE: readonly CatalogueLanguage[] = Object.entries(NAMES).map(([tag, name]) => ({
  tag,
  name,
  offered: LANGUAGES.find((language) => language === tag) ?? null,
}));

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What a language is called in another one, such as `alemán` for `de` in Spanish. */
export function languageNameIn(tag: string, reader: Language): string {
  return new Intl.DisplayNames([reader], { type: 'language' }).of(tag) ?? tag;
}

/** Those whose own name, name in the reader's language or tag holds the text; accents and case do not matter. */
export function findLanguages(text: string, reader: Language): CatalogueLanguage[] {
  const wanted = plain(text.trim());
  return LANGUAGE_CATALOGUE.filter(({ tag, name }) =>
    [tag, name, languageNameIn(tag, reader)].some((known) => plain(known).includes(wanted)),
  );
}

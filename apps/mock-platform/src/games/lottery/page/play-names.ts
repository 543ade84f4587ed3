import type { FamilyId } from '@tonalli/lottery/play';
import type { Lang } from '../../page/texts';

interface Words {
  readonly plays: Readonly<Record<string, { readonly name: string }>>;
}

type Read = () => Promise<{ default: Words }>;

const digits: Record<Lang, Read> = {
  es: () => import('@tonalli/i18n/locales/es/lottery-digits.json'),
  en: () => import('@tonalli/i18n/locales/en/lottery-digits.json'),
};
const vietnam: Record<Lang, Read> = {
  es: () => import('@tonalli/i18n/locales/es/lottery-vietnam.json'),
  en: () => import('@tonalli/i18n/locales/en/lottery-vietnam.json'),
};

/** Texts of the families, each fetched when an order of it is shown. */
const FILES: Record<FamilyId, Record<Lang, Read>> = {
  'five-digit': digits,
  'three-digit': digits,
  'vietnam-north': vietnam,
  'vietnam-region': vietnam,
  'four-d': {
    es: () => import('@tonalli/i18n/locales/es/lottery-four-d.json'),
    en: () => import('@tonalli/i18n/locales/en/lottery-four-d.json'),
  },
  thai: {
    es: () => import('@tonalli/i18n/locales/es/lottery-thai.json'),
    en: () => import('@tonalli/i18n/locales/en/lottery-thai.json'),
  },
  'fast-three': {
    es: () => import('@tonalli/i18n/locales/es/lottery-fast-three.json'),
    en: () => import('@tonalli/i18n/locales/en/lottery-fast-three.json'),
  },
  racing: {
    es: () => import('@tonalli/i18n/locales/es/lottery-racing.json'),
    en: () => import('@tonalli/i18n/locales/en/lottery-racing.json'),
  },
  'eleven-five': {
    es: () => import('@tonalli/i18n/locales/es/lottery-eleven-five.json'),
    en: () => import('@tonalli/i18n/locales/en/lottery-eleven-five.json'),
  },
  keno: {
    es: () => import('@tonalli/i18n/locales/es/lottery-keno.json'),
    en: () => import('@tonalli/i18n/locales/en/lottery-keno.json'),
  },
  'six-mark': {
    es: () => import('@tonalli/i18n/locales/es/lottery-six-mark.json'),
    en: () => import('@tonalli/i18n/locales/en/lottery-six-mark.json'),
  },
};

/** What a play of a family is called; its id where nothing says so. */
export async function playName(family: FamilyId, play: string, lang: Lang): Promise<string> {
  const { default: words } = await FILES[family][lang]();
  return words.plays[play]?.name ?? play;
}

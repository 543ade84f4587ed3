import type { Language } from '@tonalli/contracts/language';
import enDigits from '@tonalli/i18n/locales/en/lottery-digits.json' with { type: 'json' };
import enEleven from '@tonalli/i18n/locales/en/lottery-eleven-five.json' with { type: 'json' };
import enFast from '@tonalli/i18n/locales/en/lottery-fast-three.json' with { type: 'json' };
import enFourD from '@tonalli/i18n/locales/en/lottery-four-d.json' with { type: 'json' };
import enKeno from '@tonalli/i18n/locales/en/lottery-keno.json' with { type: 'json' };
import enRacing from '@tonalli/i18n/locales/en/lottery-racing.json' with { type: 'json' };
import enSix from '@tonalli/i18n/locales/en/lottery-six-mark.json' with { type: 'json' };
import enThai from '@tonalli/i18n/locales/en/lottery-thai.json' with { type: 'json' };
import enVietnam from '@tonalli/i18n/locales/en/lottery-vietnam.json' with { type: 'json' };
import esDigits from '@tonalli/i18n/locales/es/lottery-digits.json' with { type: 'json' };
import esEleven from '@tonalli/i18n/locales/es/lottery-eleven-five.json' with { type: 'json' };
import esFast from '@tonalli/i18n/locales/es/lottery-fast-three.json' with { type: 'json' };
import esFourD from '@tonalli/i18n/locales/es/lottery-four-d.json' with { type: 'json' };
import esKeno from '@tonalli/i18n/locales/es/lottery-keno.json' with { type: 'json' };
import esRacing from '@tonalli/i18n/locales/es/lottery-racing.json' with { type: 'json' };
import esSix from '@tonalli/i18n/locales/es/lottery-six-mark.json' with { type: 'json' };
import esThai from '@tonalli/i18n/locales/es/lottery-thai.json' with { type: 'json' };
import esVietnam from '@tonalli/i18n/locales/es/lottery-vietnam.json' with { type: 'json' };
import type { FamilyId } from '@tonalli/lottery/play';

const FILES: Record<FamilyId, Record<Language, unknown>> = {
  'five-digit': { es: esDigits, en: enDigits },
  'three-digit': { es: esDigits, en: enDigits },
  'vietnam-north': { es: esVietnam, en: enVietnam },
  'vietnam-region': { es: esVietnam, en: enVietnam },
  'four-d': { es: esFourD, en: enFourD },
  thai: { es: esThai, en: enThai },
  'fast-three': { es: esFast, en: enFast },
  racing: { es: esRacing, en: enRacing },
  'eleven-five': { es: esEleven, en: enEleven },
  keno: { es: esKeno, en: enKeno },
  'six-mark': { es: esSix, en: enSix },
};

/** Texts of a family by the ids of its parts; an id without a text stands for itself, as digits do. */
export type Told = (kind: 'groups' | 'rows' | 'options' | 'kinds' | 'prizes', id: string) => string;

export interface FamilyTexts {
  readonly name: string;
  readonly about: string;
  readonly told: Told;
  readonly play: (id: string) => { name: string; how: string };
}

/** A text below its keys; null where there is none. */
function find(from: unknown, ...keys: readonly string[]): string | null {
  const found = keys.reduce((part: unknown, key) => (Object(part) as Record<string, unknown>)[key], from);
  return typeof found === 'string' ? found : null;
}

export function familyTexts(family: FamilyId, language: Language): FamilyTexts {
  const file = FILES[family][language];
  const own = (key: string): string => find(file, 'families', family, key) ?? find(file, key) ?? '';
  return {
    name: own('name'),
    about: own('about'),
    told: (kind, id) => find(file, kind, id) ?? id,
    play: (id) => ({ name: find(file, 'plays', id, 'name') ?? id, how: find(file, 'plays', id, 'how') ?? '' }),
  };
}

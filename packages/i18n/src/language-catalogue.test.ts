import { expect, it } from 'vitest';
import { findLanguages, LANGUAGE_CATALOGUE, languageNameIn } from './language-catalogue';

const tags = (text: string, reader: 'es' | 'en' = 'es') => findLanguages(text, reader).map(({ tag }) => tag);

it('NAV-11 lists 40 languages, each once, of which Spanish and English are offered and stand first', () => {
  expect(LANGUAGE_CATALOGUE).toHaveLength(40);
  expect(new Set(LANGUAGE_CATALOGUE.map(({ name }) => name)).size).toBe(40);
  expect(LANGUAGE_CATALOGUE.filter(({ offered }) => offered).map(({ tag }) => tag)).toEqual(['es', 'en']);
  expect(LANGUAGE_CATALOGUE.slice(0, 2).map(({ tag }) => tag)).toEqual(['es', 'en']);
});

it('NAV-11 every tag is one that readers have a name for', () => {
  for (const { tag } of LANGUAGE_CATALOGUE) {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(languageNameIn(tag, 'es')).not.toBe(tag);
  }
});

it('NAV-11 finds a language by its own name, by its name for the reader, and by its tag', () => {
  expect(tags('deutsch')).toEqual(['de']);
  expect(tags('  ALEMAN ')).toEqual(['de']);
  expect(tags('german', 'en')).toEqual(['de']);
  expect(tags('zh-')).toEqual(['zh-Hans', 'zh-Hant']);
  expect(tags('日本')).toEqual(['ja']);
  expect(tags('xyz')).toEqual([]);
  expect(tags('')).toHaveLength(40);
});

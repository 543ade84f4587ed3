import { MAIN_CATEGORIES, MAIN_KINDS } from '@tonalli/contracts/ledger';
import en from '@tonalli/i18n/locales/en/records.json';
import es from '@tonalli/i18n/locales/es/records.json';
import { describe, expect, it } from 'vitest';

/** The kinds and categories that a language has texts for, as the ledger calls them. */
const textsOf = ({ movements: { kind, categories } }: typeof en) => ({
  kinds: Object.entries(kind).flatMap(([group, texts]) => Object.keys(texts).map((name) => `${group}.${name}`)),
  categories: Object.keys(categories),
});

describe.each([
  ['es', es],
  ['en', en],
] as const)('the account record in %s', (_language, texts) => {
  it('MEM-08 I18N-02 has a text for each kind of movement, and for nothing else', () => {
    const { kinds, categories } = textsOf(texts);
    expect(kinds.toSorted()).toEqual([...MAIN_KINDS].sort());
    expect(categories.toSorted()).toEqual([...MAIN_CATEGORIES].sort());
  });
});
